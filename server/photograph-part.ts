/** What a form may hold beside its file is little: browsers send one part for each field. */
const mostParts = 4
const lineEnd = Buffer.from('\r\n')
const headEnd = Buffer.from('\r\n\r\n')

/**
 * The file in a posted form of one field (RFC 7578), as a view into the body; empty where none was chosen, nothing where it is no such form.
 * It is read here rather than by a general parser, which would copy ten megabytes twice.
 *
 * @param contentType of the request
 * @param field its name in the form
 */
export function filePart(contentType: string, body: Buffer, field: string): Uint8Array | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) return undefined
  const mark = Buffer.from(`--${boundary}`)
  const between = Buffer.concat([lineEnd, mark])
  if (!body.subarray(0, mark.length).equals(mark)) return undefined
  let from = mark.length
  for (let part = 0; part < mostParts; part++) {
    const head = body.indexOf(headEnd, from)
    const end = head < 0 ? -1 : body.indexOf(between, head + lineEnd.length)
    if (head < 0 || end < 0) return undefined
    if (isField(body.toString('latin1', from, Math.min(head, from + 2000)), field))
      return body.subarray(Math.min(end, head + headEnd.length), end)
    from = end + between.length
  }
  return undefined
}

const isField = (head: string, field: string) =>
  head
    .split('\r\n')
    .some((line) => /^content-disposition:\s*form-data;/i.test(line) && line.includes(` name="${field}"`))
