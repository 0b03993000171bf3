import { createHash } from 'node:crypto'
import type { Language } from '#kernel/storefront.ts'
import { messageSet } from '#languages/message-set.ts'

/** Answers that the server gives without the storefront: when there is no page to make, or none can be made. */
export type PlainAnswer = (typeof plainAnswers)[number]

const plainPageMessages = messageSet('shop', 'plain-page', {
  400: { title: 'We can’t read this address', text: 'Please check the address and try again.' },
  403: { title: 'This request came from another site', text: 'Please open the shop and try again from there.' },
  404: { title: 'This page could not be found', text: 'It may have moved or no longer exist.' },
  405: { title: 'That is not possible here', text: 'Please go back and try again.' },
  413: { title: 'That is too much at once', text: 'What you sent is larger than one megabyte. Please send less.' },
  429: {
    title: 'One thing at a time',
    text: 'The shop is still busy with what you did before. Please try again in a moment.',
  },
  500: { title: 'Something went wrong', text: 'That is our fault. Please try again.' },
  503: { title: 'It is very busy', text: 'Please try again in a moment.' },
  home: 'Go to the shop',
})

/** Looks like the shop with nothing of the shop: what is wrong may keep its files from coming. */
const styles = `
body { margin: 0; background: #fbfaf7; color: #16130f; font: 1rem/1.55 'Instrument Sans', 'Helvetica Neue', Arial, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: clamp(4rem, 22vh, 12rem) 1rem 4rem }
h1 { margin: 0 0 1rem; font: 400 clamp(2rem, 1.6rem + 1.8vw, 3rem)/1.1 'Instrument Serif', Georgia, serif; text-wrap: balance }
p { margin: 0 0 2rem; color: #645d54 }
a { display: inline-block; padding: .75rem 1.5rem; background: #16130f; color: #fbfaf7; text-decoration: none }
a:hover { background: #7a1f2b }
:focus-visible { outline: 2px solid #1f5fd1; outline-offset: 2px }
`

const styleHash = createHash('sha256').update(styles).digest('base64')

/** Its policy: it is styled, and runs and loads nothing. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`

/** The same in one sentence, for programs. */
export const plainSentence = (status: PlainAnswer): string => Object.values(plainPageMessages('en')[status]).join('. ')

/** Seconds after which it is worth asking again. */
export const retryAfter: Readonly<Partial<Record<number, string>>> = { 429: '1', 503: '2' }

/** The status that an error asks for by its `statusCode`, where it is one that there is a page for; an error of ours otherwise. */
export function statusOfPage(error: unknown): PlainAnswer {
  const asked = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return plainAnswers.find((status) => status === asked) ?? 500
}

const plainAnswers = [400, 403, 404, 405, 413, 429, 500, 503] as const

/** A small page without scripts or files, in the language of the storefront, with a way back; it needs `plainPagePolicy`. */
export function plainPage(status: PlainAnswer, language: Language, home: string): string {
  const messages = plainPageMessages(language)
  const { title, text } = messages[status]
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style>${styles}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${home}">${messages.home}</a></p></main></body>
</html>
`
}
