/** The hash whose arrival opens the choice of cookies (specification, section 9). */
export const cookiePreferencesHash = '#manage-cookie-preferences';
