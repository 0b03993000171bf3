/** A form holds few files, and little beside them: browsers send one part for each. */
const mostParts = 4
const lineEnd = Buffer.from('\r\n')
const headEnd = Buffer.from('\r\n\r\n')

/** The file in a posted form of one field, as `fileParts` finds it. */
export const filePart = (contentType: string, body: Buffer, field: string): Uint8Array | undefined =>
  fileParts(contentType, body, field)[0]

/**
 * The files in a posted form of one field (RFC 7578), as views into the body, of the first parts; an empty one where none was chosen, none
 * where it is no such form. They are read here rather than by a general parser, which would copy ten megabytes twice.
 *
 * @param contentType of the request
 * @param field its name in the form
 */
export function fileParts(contentType: string, body: Buffer, field: string): Uint8Array[] {
  const [, quoted, plain] =
    /^multipart\/form-data;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return []
  const mark = Buffer.from(`--${boundary}`)
  const between = Buffer.concat([lineEnd, mark])
  if (!body.subarray(0, mark.length).equals(mark)) return []
  const found: Uint8Array[] = []
  let from = mark.length
  for (let part = 0; part < mostParts; part++) {
    const head = body.indexOf(headEnd, from)
    const end = head < 0 ? -1 : body.indexOf(between, head + lineEnd.length)
    if (head < 0 || end < 0) return found
    if (isField(body.toString('latin1', from, Math.min(head, from + 2000)), field))
      found.push(body.subarray(Math.min(end, head + headEnd.length), end))
    from = end + between.length
  }
  return found
}

const isField = (head: string, field: string) =>
  head
    .split('\r\n')
    .some((line) => /^content-disposition:\s*form-data;/i.test(line) && line.includes(` name="${field}"`))
