/** A table as a file for spreadsheets: a text that one would take for a formula has an apostrophe before it. */
export function csvOf(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    cells.map((cell) => `"${(typeof cell === 'number' ? `${cell}` : guarded(cell)).replaceAll('"', '""')}"`).join(',')
  // Spreadsheets take a file without the mark for one of the last century.
  return `\uFEFF${[header, ...rows].map(line).join('\r\n')}\r\n`
}

/** The same as an answer that a browser keeps. */
export function csvFile(name: string, ...table: Parameters<typeof csvOf>): Response {
  return new Response(csvOf(...table), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    },
  })
}

const guarded = (cell: string) => (/^\s*'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
