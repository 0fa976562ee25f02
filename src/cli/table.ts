/** Lines up columns; the last one is left as long as it is. Texts may not hold colour, which has no width. */
export function alignColumns(rows: readonly (readonly string[])[], rightAligned: readonly number[] = []): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, rightAligned.includes(column)))
      .join('  ')
      .trimEnd(),
  );
}

function pad(cell: string, width: number, right: boolean): string {
  return right ? cell.padStart(width) : cell.padEnd(width);
}
