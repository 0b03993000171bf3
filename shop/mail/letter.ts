import { routePath } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { button, type Html, heading, link, mailPage, paragraph, smallLines, title, wordmark } from './mail-html.ts'
import type { Mail } from './mail-port.ts'
import type { SenderDetails } from './mail-sender.ts'

/** A part of a letter: its elements in the page, and its paragraphs in the text. */
export type Part = { readonly html: readonly Html[]; readonly text: readonly string[] }

export type Destination = { readonly label: string; readonly url: string }

/** Writes a letter once, for mail programs that show pages and for those that show text. */
export function letter(
  storefront: Storefront,
  { company, publicUrl }: SenderDetails,
  content: {
    /** Of the page; most mails say their subject. */
    readonly title: string
    /** What stands above the letter; the text has it in its subject. */
    readonly heading?: string
    /** What an inbox shows beside the subject. */
    readonly preview: string
    readonly parts: readonly Part[]
  },
): Pick<Mail, 'language' | 'html' | 'text'> {
  return {
    language: storefront.language,
    html: mailPage({
      lang: storefront.iso,
      title: content.title,
      preview: content.preview,
      body: [
        wordmark(company.tradeName, publicUrl + routePath(storefront, 'home')),
        title(content.heading ?? content.title),
        ...content.parts.flatMap((part) => part.html),
      ],
    }),
    text: `${content.parts.flatMap((part) => part.text).join('\n\n')}\n`,
  }
}

/** A paragraph for each line. */
export function paragraphs(...lines: readonly string[]): Part {
  return { html: lines.map((line) => paragraph(line)), text: lines }
}

/** What the reader can do now: the one button of a letter. */
export function action({ label, url }: Destination): Part {
  return { html: [button(label, url)], text: [`${label}: ${url}`] }
}

/** Lines of lesser weight, one below the other. */
export function small(lines: readonly string[]): Part {
  return { html: [smallLines(lines)], text: [lines.join('\n')] }
}

/** Where else to go, one below the other; nothing where there is nowhere. */
export function links(destinations: readonly Destination[]): Part {
  if (destinations.length === 0) return { html: [], text: [] }
  return {
    html: [smallLines(destinations.map(({ label, url }) => link(label, url)))],
    text: [destinations.map(({ label, url }) => `${label}: ${url}`).join('\n')],
  }
}

/** Lines under a heading of their own. */
export function section(name: string, lines: readonly string[]): Part {
  return { html: [heading(name), smallLines(lines)], text: [[name.toUpperCase(), ...lines].join('\n')] }
}
