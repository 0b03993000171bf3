/** One statement of a file of SQL: as it is sent, and as a rule reads it. */
export type SqlStatement = {
  readonly text: string
  /** In lower case, in one line, without comments and without what stands in quotes. */
  readonly shape: string
}

/** What stands by itself, whatever signs are in it: comments, texts, names in quotes, bodies of functions. */
const pieces =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([a-z_]*)\$[\s\S]*?\$\1\$|;|[^-/'"$;]+|[\s\S]/gi

/** The statements of a migration, in their order; what holds nothing but comments is none. */
export function sqlStatements(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = []
  let text = ''
  let shape = ''
  const end = () => {
    const read = shape.toLowerCase().replaceAll(/\s+/g, ' ').trim()
    if (read !== '') statements.push({ text: text.trim(), shape: read })
    text = ''
    shape = ''
  }
  for (const [piece] of sql.matchAll(pieces)) {
    if (piece === ';') {
      end()
      continue
    }
    text += piece
    shape += shapeOf(piece)
  }
  end()
  return statements
}

function shapeOf(piece: string): string {
  if (piece.startsWith('--') || piece.startsWith('/*')) return ' '
  if (piece.startsWith("'") && piece.length > 1) return "''"
  if (piece.startsWith('"') && piece.length > 1) return piece.slice(1, -1)
  return piece.startsWith('$') && piece.length > 1 ? "''" : piece
}

/** Whether a file says in its first line that its statements run one by one, as `create index concurrently` has to. */
export function isOutsideTransaction(sql: string): boolean {
  return /^-- outside a transaction\s*$/.test(sql.split('\n', 1)[0] ?? '')
}
