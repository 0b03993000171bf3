/** Which lines of a file, as a sentence names them: `line 4`, `lines 4–6, 9`; of many the first. */
export function linesText(lines: readonly number[]): string {
  const runs: [number, number][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last && (line === last[1] || line === last[1] + 1)) last[1] = line
    else runs.push([line, line])
  }
  const named = runs.slice(0, 4).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  const left = runs.slice(4).reduce((sum, [from, to]) => sum + to - from + 1, 0)
  const only = runs.length === 1 && runs[0]?.[0] === runs[0]?.[1]
  return `${only ? 'line' : 'lines'} ${named.join(', ')}${left > 0 ? ` and ${left} more` : ''}`
}
