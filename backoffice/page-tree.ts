import { SaxesParser } from 'saxes'

/** An element of a page that the back office has written. */
export type PageElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly parent: PageElement | undefined
  readonly children: (PageElement | string)[]
}

/**
 * What stands in the `main` of a page as React writes it: that is XML.
 *
 * @returns nothing where it has none, or where something else than React wrote a part of it
 */
export function mainOfPage(html: string): PageElement | undefined {
  const text = /<main\b[\s\S]*<\/main>/.exec(html)?.[0]
  if (text === undefined) return undefined
  const parser = new SaxesParser()
  let isBroken = false
  let main: PageElement | undefined
  let open: PageElement | undefined
  parser.on('error', () => {
    isBroken = true
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element: PageElement = { name, attributes, parent: open, children: [] }
    open?.children.push(element)
    main ??= element
    open = element
  })
  parser.on('text', (said) => open?.children.push(said))
  parser.on('closetag', () => {
    open = open?.parent
  })
  parser.write(text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')).close()
  return isBroken ? undefined : main
}

/** An element and all within it, as they stand on the page. */
export function elementsIn(element: PageElement): PageElement[] {
  return [element, ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child)))]
}

/** The elements around one, the nearest first. */
export function elementsAround({ parent }: PageElement): PageElement[] {
  return parent ? [parent, ...elementsAround(parent)] : []
}

/** Its words, without those of controls within it. */
export const wordsWithin = (element: PageElement): string => textOf(element).replaceAll(/\s+/g, ' ').trim()

function textOf({ name, children }: PageElement): string {
  if (name === 'select' || name === 'textarea') return ''
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}
