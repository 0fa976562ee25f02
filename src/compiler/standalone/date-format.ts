/** A day of the calendar, written 2030-05-31. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** isDate as a module of its own. */
export const dateFormatSource = `
export const date = (text) => {
  if (!/^\\d{4}-\\d{2}-\\d{2}$/.test(text)) return false;
  const day = new Date(text + 'T00:00:00Z');
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};
`;
