/** Whether the page of this file is, by its name, the one that stands at a route: `terms-conditions` at `termsConditions`. */
export function isPageOfRoute(page: string, route: string): boolean {
  return page.replaceAll('-', '') === route.toLowerCase();
}
