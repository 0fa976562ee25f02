/**
 * When a JSON Web Token is over. Its signature is not looked at: whoever is shown the token does that.
 * @returns milliseconds since 1970; null where it does not say, or is no such token
 */
export function expiryOf(jwt: string): number | null {
  const payload = jwt.split('.')[1];
  if (!payload) return null;
  try {
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}
