/** What entities of a description stand for; written so that Windows-1252 and old editors are covered. */
const entities: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", shy: '', ensp: ' ', emsp: ' ', thinsp: ' ' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', euml: 'ë', iuml: 'ï' },
  ...{
    agrave: 'à',
    acirc: 'â',
    aacute: 'á',
    aring: 'å',
    Aring: 'Å',
    aelig: 'æ',
    atilde: 'ã',
    ccedil: 'ç',
    Ccedil: 'Ç',
  },
  ...{
    eacute: 'é',
    egrave: 'è',
    ecirc: 'ê',
    Eacute: 'É',
    Egrave: 'È',
    Agrave: 'À',
    iacute: 'í',
    icirc: 'î',
    ntilde: 'ñ',
  },
  ...{
    oacute: 'ó',
    ocirc: 'ô',
    oslash: 'ø',
    Oslash: 'Ø',
    otilde: 'õ',
    oelig: 'œ',
    uacute: 'ú',
    ugrave: 'ù',
    ucirc: 'û',
  },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', deg: '°', times: '×', frac12: '½', frac14: '¼' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»' },
  ...{ euro: '€', pound: '£', reg: '®', trade: '™', copy: '©', iexcl: '¡', iquest: '¿', sup2: '²', sup3: '³' },
}

/**
 * The words of a description that was written as HTML, in one line. A point of a list or a paragraph that ends without a mark is a
 * sentence, since a page shows the first sentence and what follows it apart.
 */
export const textOfHtml = (html: string): string =>
  withoutHidden(html)
    .replaceAll(/<(?:br|hr|img|\/?t[dh])\b[^<>]*>/gi, ' ')
    .replaceAll(
      /<\/?(?:p|div|li|ul|ol|h[1-6]|tr|table|tbody|thead|section|article|blockquote|dl|dt|dd)\b[^<>]*>/gi,
      '\n',
    )
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d?));/gi, meaningOf)
    .split('\n')
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
    .map((block, at, { length }) => (at < length - 1 && /[\p{L}\p{N}%)]$/u.test(block) ? `${block}.` : block))
    .join(' ')

/** What no reader sees: comments, scripts and styles; one that has no end takes the rest with it, as in a browser. */
function withoutHidden(html: string): string {
  const plain = html.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  let shown = ''
  let at = 0
  while (true) {
    const found = ['<!--', '<script', '<style']
      .map((opening) => ({ opening, from: plain.indexOf(opening, at) }))
      .filter(({ from }) => from >= 0)
      .sort((a, b) => a.from - b.from)[0]
    if (!found) return shown + html.slice(at)
    shown += `${html.slice(at, found.from)} `
    const closing = found.opening === '<!--' ? '-->' : `</${found.opening.slice(1)}`
    const closed = plain.indexOf(closing, found.from)
    const end = closed < 0 ? -1 : plain.indexOf('>', closed)
    if (end < 0) return shown
    at = end + 1
  }
}

function meaningOf(written: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name] ?? written
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  const isSign = code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
  return isSign ? String.fromCodePoint(code) : ''
}
