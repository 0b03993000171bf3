import { html, raw } from 'hono/html'

/** A piece of a mail, with every value in it escaped. */
export type Html = ReturnType<typeof html>

// Mail programs keep no stylesheet but the one for dark screens: colours and sizes stand on the elements themselves.
const serif = "'Instrument Serif', Georgia, 'Times New Roman', serif"
const sans = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"
const mono = "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Courier New', monospace"
const ink = '#16130F'
const soft = '#645D54'
const line = '#E2DCD2'
const documentPrinter = '#FBFAF7'

/** Colours of a mail on a light screen. */
export type MailColors = { readonly ink: string; readonly soft: string; readonly line: string; readonly paper: string }

const darkStyle = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
.paper { background-color: #16130F !important; }
.ink, .ink a { color: #FBFAF7 !important; }
.soft { color: #BDB5AA !important; }
.line { border-color: #4A443C !important; }
.button { background-color: #FBFAF7 !important; }
.button a { color: #16130F !important; }
}`

/** A whole mail: one column of 600 pixels that narrows with the screen, and takes the colours of a dark one. */
export function mailPage(page: {
  readonly lang: string
  readonly title: string
  /** What an inbox shows beside the subject. */
  readonly preview: string
  readonly body: readonly Html[]
  /** Those of the shop's brand; the house's own where absent. */
  readonly colors?: MailColors | undefined
}): string {
  const mail = text(html`<!doctype html>
<html lang="${page.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${page.title}</title>
<style>${raw(darkStyle)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${documentPrinter};">
<div style="display:none;max-height:0;overflow:hidden;">${page.preview}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${documentPrinter};">
<tr><td align="center" style="padding:24px 16px 48px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;">
<tr><td class="ink" style="color:${ink};font-family:${sans};font-size:16px;line-height:1.5;text-align:left;word-break:break-word;">
${page.body}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`)
  return page.colors ? inColors(mail, page.colors) : mail
}

/** Every element names the house's colours; a dark screen keeps them, and so does the style that is for it. */
function inColors(mail: string, colors: MailColors): string {
  const end = mail.indexOf('</style>')
  const named: Readonly<Record<string, string>> = {
    [ink]: colors.ink,
    [soft]: colors.soft,
    [line]: colors.line,
    [documentPrinter]: colors.paper,
  }
  return mail.slice(0, end) + mail.slice(end).replaceAll(/#[0-9A-F]{6}\b/g, (found) => named[found] ?? found)
}

/** Sign and name; the name is text, so that it is there where pictures are not loaded. */
export function mailWordmark(name: string, url: string): Html {
  const logo = new URL('/icon-192.png', url).href
  return html`<p class="ink" style="margin:0 0 40px;font-family:${serif};font-size:28px;line-height:1.1;text-align:center;"><a href="${url}" style="color:${ink};text-decoration:none;"><img src="${logo}" alt="" width="40" height="40" style="display:block;margin:0 auto 12px;border:0;">${name}</a></p>
`
}

export function mailTitle(messages: string): Html {
  return html`<h1 class="ink" style="margin:0 0 24px;color:${ink};font-family:${serif};font-size:36px;font-weight:400;line-height:1.1;letter-spacing:-0.01em;">${messages}</h1>
`
}

export function mailHeading(messages: string): Html {
  return html`<h2 class="ink" style="margin:40px 0 12px;color:${ink};font-family:${serif};font-size:24px;font-weight:400;line-height:1.2;">${messages}</h2>
`
}

export function mailParagraph(content: string | Html): Html {
  return html`<p class="ink" style="margin:0 0 16px;color:${ink};">${typeof content === 'string' ? whole(content) : content}</p>
`
}

/** Words in which the number of a withdrawal or a return stays on one line: a hyphen would break it. */
function whole(messages: string): Html {
  const parts = messages.split(/([RW]-[0-9A-Z]{5,8}(?:-[0-9A-Z]{5})?)/)
  return html`${parts.map((part, at) => (at % 2 === 1 ? html`<span style="white-space:nowrap;">${part}</span>` : part))}`
}

/** A code, large and on one line. */
export function mailCode(code: string): Html {
  return html`<p class="ink line" style="margin:0 0 24px;padding:16px;border:1px solid ${line};color:${ink};font-family:${mono};font-size:20px;line-height:1.2;letter-spacing:0.04em;text-align:center;white-space:nowrap;">${code}</p>
`
}

/** Text of lesser weight, one line below the other. */
export function smallLines(lines: readonly (string | Html)[]): Html {
  return html`<p class="soft" style="margin:0 0 16px;color:${soft};font-size:14px;">${lines.map((one, at) => html`${at === 0 ? '' : raw('<br>')}${typeof one === 'string' ? whole(one) : one}`)}</p>
`
}

export function mailLink(messages: string, url: string): Html {
  return html`<a href="${url}" style="color:inherit;text-decoration:underline;">${messages}</a>`
}

/** The one button of a mail. */
export function mailButton(messages: string, url: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;">
<tr><td class="button" style="background-color:${ink};border-radius:2px;"><a href="${url}" style="display:inline-block;padding:14px 28px;color:${documentPrinter};font-size:16px;text-decoration:none;">${messages}</a></td></tr>
</table>
`
}

/** Blocks beside each other that fall below each other on a narrow screen. */
export function mailColumns(blocks: readonly { readonly heading: string; readonly lines: readonly string[] }[]): Html {
  return html`<div style="margin:40px 0 0;">${blocks.map(
    (
      block,
    ) => html`<div class="ink" style="display:inline-block;width:100%;max-width:280px;margin:0 0 16px;color:${ink};vertical-align:top;">
<h2 style="margin:0 0 4px;font-family:${sans};font-size:16px;font-weight:600;">${block.heading}</h2>
${block.lines.map((one, at) => html`${at === 0 ? '' : raw('<br>')}${one}`)}
</div>`,
  )}</div>
`
}

export type MailPicture = { readonly url: string; readonly alt: string }

/** The picture of an order's line: packshots stand upright, and mail programs keep room for what bears its size. */
export function linePicture(
  { image, name, color }: { readonly image: string | null; readonly name: string; readonly color: string | null },
  publicUrl: string,
): MailPicture | undefined {
  if (image === null) return undefined
  const url = /^https?:/.test(image) ? image : `${publicUrl}/images/${image}?w=${pictureWidth}`
  return { url, alt: [name, color].filter(Boolean).join(', ') }
}

/** Twice what is shown, for dense screens. */
const pictureWidth = 166
const shownWidth = 72
const shownHeight = 102

function pictureCell(picture: MailPicture | undefined, style: string): Html {
  if (!picture) return html``
  return html`<td class="soft line" width="${shownWidth + 16}" style="${style}width:${shownWidth + 16}px;color:${soft};font-size:12px;vertical-align:top;"><img src="${picture.url}" alt="${picture.alt}" width="${shownWidth}" height="${shownHeight}" style="display:block;width:${shownWidth}px;height:${shownHeight}px;object-fit:contain;border:0;border-radius:2px;background-color:${documentPrinter};"></td>`
}

export type Row = {
  readonly label: string
  /** Below the label, lighter. */
  readonly details?: readonly string[]
  /** What it looks like, beside the label. */
  readonly picture?: MailPicture | undefined
  readonly value: string
  readonly strong?: boolean
}

/** What was bought and what it comes to: a real table, so that a screen reader can tell which price belongs to what. */
export function priceTable(table: {
  readonly head: readonly [string, string]
  readonly items: readonly Row[]
  readonly totals: readonly Row[]
}): Html {
  const head = `padding:0 0 8px;color:${soft};font-size:13px;font-weight:400;`
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse;">
<thead><tr><th scope="col" colspan="2" class="soft" style="${head}text-align:left;">${table.head[0]}</th><th scope="col" class="soft" style="${head}text-align:right;">${table.head[1]}</th></tr></thead>
<tbody>
${table.items.map((row) => priceRow(row, `border-top:1px solid ${line};padding:12px 0;`))}
</tbody>
<tbody>
${table.totals.map((row, at) => priceRow(row, at === 0 ? `border-top:1px solid ${ink};padding:12px 0 4px;` : 'padding:4px 0;'))}
</tbody>
</table>
`
}

/** Its label may lead somewhere. */
type Item = Omit<Row, 'value' | 'label'> & { readonly label: string | Html }

/** What a mail is about, where no price is named: pictures, names and what tells them apart. */
export function itemTable(items: readonly Item[]): Html {
  return html`<table role="list" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse;margin:0 0 16px;">
${items.map((item, at) => itemRow(item, at === 0 ? 'padding:0 0 12px;' : `border-top:1px solid ${line};padding:12px 0;`))}
</table>
`
}

function itemRow({ label, details = [], picture }: Item, style: string): Html {
  return html`<tr role="listitem">${pictureCell(picture, style)}<td${picture ? '' : raw(' colspan="2"')} class="ink line" style="${style}color:${ink};vertical-align:top;">${label}${detailLines(details)}</td></tr>
`
}

function detailLines(details: readonly string[]): Html[] {
  return details.map(
    (detail) => html`<br><span class="soft" style="color:${soft};font-size:14px;font-weight:400;">${detail}</span>`,
  )
}

function priceRow(row: Row, style: string): Html {
  const weight = row.strong ? 'font-weight:600;' : ''
  const details = detailLines(row.details ?? [])
  return html`<tr>${pictureCell(row.picture, style)}<th scope="row"${row.picture ? '' : raw(' colspan="2"')} class="ink line" style="${style}color:${ink};font-weight:400;text-align:left;vertical-align:top;${weight}">${row.label}${details}</th><td class="ink line" style="${style}padding-left:16px;color:${ink};text-align:right;vertical-align:top;white-space:nowrap;font-variant-numeric:tabular-nums;${weight}">${row.value}</td></tr>
`
}

function text(page: Html): string {
  if (page instanceof Promise) throw new Error('A mail is made of finished parts')
  return page.toString()
}
