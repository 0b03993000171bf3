const encoder = new TextEncoder()

/** Stands in a page where its part of this number belongs. Nobody can write it who doesn't know the page's nonce. */
export function partMark(nonce: string, number: number): string {
  return `<!--${nonce}-${number}-->`
}

/**
 * The bytes of a page whose parts are bytes already. The page's own text is what is looked through and encoded; its parts, which are
 * most of it and stand in other pages too, are copied.
 * @throws for a mark whose part is missing
 */
export function withParts(page: string, nonce: string, parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 0) return encoder.encode(page)
  const begin = `<!--${nonce}-`
  const pieces: Uint8Array[] = []
  let at = 0
  for (let mark = page.indexOf(begin); mark >= 0; mark = page.indexOf(begin, at)) {
    const end = page.indexOf('-->', mark)
    const part = parts[Number(page.slice(mark + begin.length, end))]
    if (!part) throw new Error('A page has the mark of a part that it has not')
    pieces.push(encoder.encode(page.slice(at, mark)), part)
    at = end + '-->'.length
  }
  pieces.push(encoder.encode(page.slice(at)))
  return concatenated(pieces)
}

function concatenated(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}
