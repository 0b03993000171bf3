import type { StoredDocument } from '#shop/content/publication-port.ts'

type RichText = { readonly type: string; readonly text: string; readonly spans: readonly object[] }
type Slice = ReturnType<typeof sliceOf>

/** A page of the starter content as a translator writes it: names and values above the dashes, and under them its words. */
export type StarterPage = {
  readonly fields: Readonly<Record<string, string>>
  /** What a name says more than once. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  readonly lines: readonly string[]
}

/** @throws when there is a line above the dashes that names nothing */
export function readStarterPage(text: string): StarterPage {
  const all = text.split('\n').map((line) => line.trimEnd())
  const end = all.indexOf('---')
  const head = (end < 0 ? all : all.slice(0, end)).filter((line) => line !== '')
  const fields: Record<string, string> = {}
  const lists: Record<string, string[]> = {}
  for (const line of head) {
    const colon = line.indexOf(': ')
    if (colon < 1) throw new Error(`'${line}' is no name and value`)
    const [name, value] = [line.slice(0, colon), line.slice(colon + 2)]
    fields[name] ??= value
    lists[name] = [...(lists[name] ?? []), value]
  }
  return { fields, lists, lines: end < 0 ? [] : all.slice(end + 1).filter((line) => line !== '') }
}

/** What a page is called in every language, and the language it is in. */
export type StarterPlace = { readonly key: string; readonly lang: string; readonly madeAt: Date }

/** The page as a document of its model. */
export function documentOfPage({ fields, lines }: StarterPage, { key, lang, madeAt }: StarterPlace): StoredDocument {
  const { uid = key, title = '', meta = title, description = '', robots, parent } = fields
  const type = key === '404' ? 'error_page' : 'page'
  return starterDocument(
    type,
    uid,
    { key, lang, madeAt },
    {
      alternate_id: key,
      page_title: title,
      meta_title: meta,
      meta_description: [richTextBlock(description)],
      meta_robots: robots ?? null,
      parents: parent === undefined ? [] : linksIn(parent),
      slices: slicesOf(lines, key, title),
    },
  )
}

/** A document with everything that its writer does not care about. */
export function starterDocument(
  type: string,
  uid: string,
  { key, lang, madeAt }: StarterPlace,
  data: Readonly<Record<string, unknown>>,
): StoredDocument {
  const date = `${madeAt.toISOString().slice(0, 19)}+0000`
  return {
    id: `${type}-${key}-${lang}`,
    uid,
    type,
    lang,
    first_publication_date: date,
    last_publication_date: date,
    tags: [],
    data,
  }
}

const sliceOf = (slice_type: string, id: string, primary: object, items: readonly object[] = []) => ({
  id,
  slice_type,
  slice_label: null,
  variation: 'default',
  version: 'initial',
  primary,
  items,
})

const webLink = (url: string) => ({ link_type: 'Web', url })

/** A part of a page: what stands behind its name, and the lines below it. */
type Part = { readonly name: string; readonly words: readonly string[]; readonly text: readonly string[] }

/** Parts that take the lines below them; below any other begins a text of its own. */
const withText = ['text', 'welcome', 'question']

/** Lines that begin with two colons are parts: `::button Return something | /returns/`. The lines between them are text. */
function partsOf(lines: readonly string[]): readonly Part[] {
  const parts: (Part & { text: string[] })[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (line.startsWith('::')) {
      const [name = '', ...rest] = line.slice(2).split(' ')
      parts.push({ name, words: rest.join(' ').split(' | '), text: [] })
    } else if (last && withText.includes(last.name)) last.text.push(line)
    else parts.push({ name: 'text', words: [], text: [line] })
  }
  return parts
}

function slicesOf(lines: readonly string[], key: string, title: string): readonly Slice[] {
  const slices: Slice[] = []
  for (const part of partsOf(lines)) {
    const [type, primary, items = []] = contentOf(part, title)
    const last = slices.at(-1)
    // Questions that follow each other stand in one list, and so do reasons.
    if (last?.slice_type === type && (type === 'faq' || type === 'usps'))
      slices[slices.length - 1] = { ...last, items: [...last.items, ...items] }
    else slices.push(sliceOf(type, `${type}$${key}-${slices.length + 1}`, primary, items))
  }
  return slices
}

function contentOf(
  { name, words, text }: Part,
  title: string,
): readonly [type: string, primary: object, items?: object[]] {
  const [first = '', second = '', third = '', fourth = ''] = words
  const blocks = text.map(richTextBlock)
  switch (name) {
    case 'text':
      return ['richtext', { text: blocks }]
    case 'button':
      return ['button', { label: first, link: webLink(second), style: 'Call to action' }]
    case 'cookie-settings':
      return ['cookie_settings', { title: first, text: words.slice(1).map(richTextBlock) }]
    case 'contact':
      return ['customer_service_contact', { title: first }]
    case 'welcome':
      return ['attention_block', { title, text: blocks, link: webLink(second), link_label: first }]
    case 'products':
      return [
        'products',
        { title: first, link: webLink(third), link_label: second, list: 'new', category: null, count: 8 },
      ]
    case 'reason':
      return ['usps', {}, [{ icon: first, label: second, description: third, link: webLink(fourth) }]]
    case 'question':
      return ['faq', {}, [{ category: first, question: second, answer: blocks }]]
    default:
      throw new Error(`nobody knows a part ::${name}`)
  }
}

const kinds: readonly (readonly [mark: string, type: string])[] = [
  ['### ', 'heading3'],
  ['## ', 'heading2'],
  ['- ', 'list-item'],
  ['1. ', 'o-list-item'],
]

/** One line as a block of rich text. */
export function richTextBlock(line: string): RichText {
  const [mark, type] = kinds.find(([start]) => line.startsWith(start)) ?? ['', 'paragraph']
  return { type, ...spansIn(line.slice(mark.length)) }
}

/** `**strong**` and `[label](address)`, as the model wants them: the words, and where they are more than words. */
function spansIn(line: string): { readonly text: string; readonly spans: readonly object[] } {
  const marked = /\*\*([^*]{1,2000})\*\*|\[([^\]]{1,500})\]\(([^)\s]{1,500})\)/g
  const spans: object[] = []
  let text = ''
  let read = 0
  for (const found of line.matchAll(marked)) {
    const [whole, strong, label = '', url] = found
    text += line.slice(read, found.index)
    const words = strong ?? label
    const place = { start: text.length, end: text.length + words.length }
    spans.push(
      strong === undefined ? { ...place, type: 'hyperlink', data: webLink(url ?? '') } : { ...place, type: 'strong' },
    )
    text += words
    read = found.index + whole.length
  }
  return { text: text + line.slice(read), spans }
}

/** The links of a line, as lists of links hold them. */
function linksIn(line: string): readonly { readonly label: string; readonly url: string }[] {
  return [...line.matchAll(/\[([^\]]{1,200})\]\(([^)\s]{1,200})\)/g)].map(([, label = '', url = '']) => ({
    label,
    url,
  }))
}
