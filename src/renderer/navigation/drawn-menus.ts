import { createContext } from 'react';

/**
 * The panels of the mega menus as HTML, by the key of their header link. The server draws them once for all pages of a market
 * and language, so that their links are there for search engines and without scripts; a browser has none of its own and
 * leaves alone what it finds until a menu is used.
 */
export const DrawnMenus = createContext<Readonly<Record<string, string>>>({});
