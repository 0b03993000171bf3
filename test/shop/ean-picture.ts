import sharp, { type Sharp } from 'sharp'

/** Widths of gap, bar, gap and bar of each digit on the left with odd parity (ISO/IEC 15420); the other sets mirror it. */
const odd = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112']
/** Which of the six digits on the left have even parity, by the digit that has no bars of its own. */
const even = ['', '245', '235', '234', '145', '125', '123', '135', '134', '124'].map((places) => `,${places}`)

const reversed = (text: string) => [...text].reverse().join('')

/** The widths of the bars and gaps of an EAN-13, a bar first, as a printer of labels draws them. */
function widthsOf(ean: string): number[] {
  const digits = [...ean].map(Number)
  const [first = 0, ...rest] = digits
  const left = rest.slice(0, 6).map((digit, at) => {
    const isEven = at > 0 && even[first]?.includes(String(at))
    const widths = odd[digit] ?? ''
    return isEven ? reversed(widths) : widths
  })
  const right = rest.slice(6).map((digit) => odd[digit] ?? '')
  return [...`111${left.join('')}11111${right.join('')}111`].map(Number)
}

/** The barcode of an EAN-13 as a picture, four pixels a module, with its quiet zones. */
export function eanPicture(ean: string): Sharp {
  const module = 4
  let at = 11
  const bars = widthsOf(ean).map((width, index) => {
    const bar = index % 2 === 0 ? `<path d="M${at} 4h${width}v40h-${width}z"/>` : ''
    at += width
    return bar
  })
  const wide = at + 7
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide * module}" height="${48 * module}" viewBox="0 0 ${wide} 48" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${wide}v48h-${wide}z"/>${bars.join('')}</svg>`
  return sharp(Buffer.from(svg))
}

/** The same as somebody photographs it on a box: turned a little, in poor light, on cardboard, as JPEG. */
export async function eanPhotograph(ean: string, { turned = 4 }: { readonly turned?: number } = {}): Promise<Buffer> {
  const cardboard = { r: 172, g: 140, b: 104 }
  const label = await eanPicture(ean).resize({ width: 900 }).rotate(turned, { background: cardboard }).png().toBuffer()
  const laid = sharp({ create: { width: 1600, height: 1400, channels: 3, background: cardboard } })
  const photograph = await laid
    .composite([{ input: label, gravity: 'centre' }])
    .png()
    .toBuffer()
  return sharp(photograph).modulate({ brightness: 0.8 }).blur(0.8).jpeg({ quality: 70 }).toBuffer()
}
