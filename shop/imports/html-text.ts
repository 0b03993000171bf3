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
  html
    .replaceAll(/<!--.*?-->|<(script|style)\b.*?<\/\1\s*>/gis, ' ')
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

function meaningOf(written: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name] ?? written
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  const isSign = code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
  return isSign ? String.fromCodePoint(code) : ''
}
