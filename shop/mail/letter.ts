import { routePath } from '#kernel/routes.ts'
import type { Language, Storefront } from '#kernel/storefront.ts'
import {
  type Html,
  mailButton,
  mailCode,
  mailHeading,
  mailLink,
  mailPage,
  mailParagraph,
  mailTitle,
  mailWordmark,
  smallLines,
} from './mail-html.ts'
import type { Mail } from './mail-port.ts'
import type { SenderDetails } from './mail-sender.ts'

/** A part of a letter: its elements in the page, and its paragraphs in the text. */
export type Part = { readonly html: readonly Html[]; readonly text: readonly string[] }

export type Destination = { readonly label: string; readonly url: string }

/** Writes a letter once, for mail programs that show pages and for those that show text. */
export function composeLetter(
  storefront: Storefront,
  { company, publicUrl, colors }: SenderDetails,
  content: {
    /** Of the page; most mails say their subject. */
    readonly title: string
    /** What stands above the letter; the text has it in its subject. */
    readonly heading?: string
    /** What an inbox shows beside the subject. */
    readonly preview: string
    /** Of its reader, where it is not the storefront's. */
    readonly language?: Language
    readonly parts: readonly Part[]
  },
): Pick<Mail, 'language' | 'html' | 'text'> {
  return {
    language: content.language ?? storefront.language,
    html: mailPage({
      lang: content.language ?? storefront.iso,
      title: content.title,
      colors,
      preview: content.preview,
      body: [
        mailWordmark(company.tradeName, publicUrl + routePath(storefront, 'home')),
        mailTitle(content.heading ?? content.title),
        ...content.parts.flatMap((part) => part.html),
      ],
    }),
    text: `${content.parts.flatMap((part) => part.text).join('\n\n')}\n`,
  }
}

/** A letter to somebody by name: its subject is its title, and an inbox shows its first line after the greeting. */
export function composePersonalLetter(
  storefront: Storefront,
  sender: SenderDetails,
  {
    subject,
    greeting,
    lines,
    parts,
  }: {
    readonly subject: string
    readonly greeting: string
    readonly lines: readonly string[]
    readonly parts: readonly Part[]
  },
): Pick<Mail, 'subject' | 'language' | 'html' | 'text'> {
  return {
    subject,
    ...composeLetter(storefront, sender, {
      title: subject,
      preview: lines[0] ?? '',
      parts: [paragraphsPart(greeting, ...lines), ...parts],
    }),
  }
}

/** A paragraph for each line. */
export function paragraphsPart(...lines: readonly string[]): Part {
  return { html: lines.map((line) => mailParagraph(line)), text: lines }
}

/** What the reader can do now: the one button of a letter. */
export function actionPart({ label, url }: Destination): Part {
  return { html: [mailButton(label, url)], text: [`${label}: ${url}`] }
}

/** Lines of lesser weight, one below the other. */
export function smallPrintPart(lines: readonly string[]): Part {
  return { html: [smallLines(lines)], text: [lines.join('\n')] }
}

/** Where else to go, one below the other; nothing where there is nowhere. */
export function linksPart(destinations: readonly Destination[]): Part {
  if (destinations.length === 0) return { html: [], text: [] }
  return {
    html: [smallLines(destinations.map(({ label, url }) => mailLink(label, url)))],
    text: [destinations.map(({ label, url }) => `${label}: ${url}`).join('\n')],
  }
}

/** Lines under a heading of their own. */
/** Something under a heading that is read off and typed in elsewhere. */
export function codePart(name: string, code: string): Part {
  return { html: [mailHeading(name), mailCode(code)], text: [[name.toUpperCase(), code].join('\n')] }
}

export function sectionPart(name: string, lines: readonly string[]): Part {
  return { html: [mailHeading(name), smallLines(lines)], text: [[name.toUpperCase(), ...lines].join('\n')] }
}
