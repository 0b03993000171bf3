type Messages = Readonly<Record<string, string>>

/*
 * Content names the company by placeholders, so that one file of the operator changes every page:
 *
 *   {{company.name}}              the word
 *   {{fictitious| (demo number)}} the text behind the bar, if there is such a word
 *   {{?mediator.name}} …          at the start of a block: the block stays only if there is such a word
 *   {{!mediator.name}} …          … only if there is none
 *
 * A name that nobody knows stands for nothing; `content:check` tells editors of it.
 */
const placeholder = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g
const condition = /^\{\{([?!])([^{}|]*)\}\}\s*/

/** Puts the company's words into a value of a document, however deep they are wanted. What names none is the same object as before. */
export function fillIn(value: unknown, messages: Messages): unknown {
  if (typeof value === 'string') return value.includes('{{') ? filledText(value, messages).text : value
  if (Array.isArray(value)) {
    const kept = value.filter((one) => stays(one, messages)).map((one) => fillIn(one, messages))
    return kept.length === value.length && kept.every((one, index) => one === value[index]) ? value : kept
  }
  if (typeof value !== 'object' || value === null) return value
  const filled = isBlock(value) ? filledBlock(value, messages) : value
  const entries = Object.entries(filled).map(([key, one]) => [key, fillIn(one, messages)] as const)
  return entries.some(([key, one]) => one !== (value as Record<string, unknown>)[key])
    ? Object.fromEntries(entries)
    : value
}

/** What is wrong with the placeholders of a text, as an editor should read it. */
export function errorOfPlaceholders(text: string, known: readonly string[]): string | undefined {
  const opening = condition.exec(text)
  const rest = text.slice(opening?.[0].length ?? 0)
  const asked = [...(opening ? [opening[2]] : []), ...[...rest.matchAll(placeholder)].map(([, name]) => name)]
  const unknown = asked.map((name = '') => name.trim()).find((name) => !known.includes(name))
  if (unknown !== undefined) return `nothing is called '${unknown}'`
  return /\{\{|\}\}/.test(rest.replace(placeholder, '')) ? 'braces that belong to no placeholder' : undefined
}

type Span = { readonly start: number; readonly end: number }
type Block = { readonly text: string; readonly spans: readonly Span[] }

const isBlock = (value: object): value is Block =>
  'text' in value && typeof value.text === 'string' && 'spans' in value && Array.isArray(value.spans)

function stays(value: unknown, messages: Messages): boolean {
  const text = typeof value !== 'object' || value === null ? undefined : 'text' in value ? value.text : labelOf(value)
  const asked = typeof text === 'string' ? condition.exec(text) : null
  if (!asked) return true
  const [, sign, name = ''] = asked
  return (sign === '?') === Boolean(messages[name.trim()])
}

/** A link of a menu is a block of its own. */
const labelOf = (value: object) => ('label' in value && 'url' in value ? value.label : undefined)

/** Links and emphasis lie where they lay, around the words that moved. */
function filledBlock(block: Block, messages: Messages): Block {
  if (!block.text.includes('{{')) return block
  const { text, moved } = filledText(block.text, messages)
  return {
    ...block,
    text,
    spans: block.spans
      .map((span) => ({ ...span, start: moved(span.start), end: moved(span.end) }))
      .filter(({ start, end }) => end > start),
  }
}

function filledText(text: string, messages: Messages): { text: string; moved(position: number): number } {
  const cuts: { start: number; end: number; length: number }[] = []
  const cut = (start: number, found: string, word: string) => {
    cuts.push({ start, end: start + found.length, length: word.length })
    return word
  }
  const opening = condition.exec(text)?.[0] ?? ''
  if (opening !== '') cut(0, opening, '')
  const rest = text.slice(opening.length).replace(placeholder, (found, name: string, then: unknown, at: unknown) => {
    const word = messages[name.trim()] ?? ''
    return cut(opening.length + Number(at), found, typeof then === 'string' ? (word === '' ? '' : then) : word)
  })
  return { text: rest, moved }

  function moved(position: number): number {
    let by = 0
    for (const { start, end, length } of cuts) {
      if (position <= start) break
      // A position inside a placeholder is the end of its word.
      if (position < end) return start + by + length
      by += length - (end - start)
    }
    return position + by
  }
}
