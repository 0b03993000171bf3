import { createHash } from 'node:crypto'
import type { Language } from '#kernel/storefront.ts'

/** Answers that the server gives without the storefront: when there is no page to make, or none can be made. */
export type PlainAnswer = (typeof plainAnswers)[number]

type Messages = Readonly<Record<Language, { readonly title: string; readonly text: string }>>

const messages: Readonly<Record<PlainAnswer, Messages>> = {
  400: {
    en: { title: 'We can’t read this address', text: 'Please check the address and try again.' },
    nl: { title: 'We kunnen dit adres niet lezen', text: 'Controleer het adres en probeer het opnieuw.' },
    de: { title: 'Diese Adresse ist nicht lesbar', text: 'Bitte prüfen Sie die Adresse und versuchen Sie es erneut.' },
    fr: { title: 'Cette adresse est illisible', text: 'Veuillez vérifier l’adresse et réessayer.' },
  },
  403: {
    en: { title: 'This request came from another site', text: 'Please open the shop and try again from there.' },
    nl: { title: 'Dit verzoek kwam van een andere site', text: 'Open de winkel en probeer het daar opnieuw.' },
    de: {
      title: 'Diese Anfrage kam von einer anderen Website',
      text: 'Bitte öffnen Sie den Shop und versuchen Sie es dort erneut.',
    },
    fr: { title: 'Cette demande vient d’un autre site', text: 'Veuillez ouvrir la boutique et réessayer.' },
  },
  404: {
    en: { title: 'This page could not be found', text: 'It may have moved or no longer exist.' },
    nl: { title: 'Deze pagina is niet gevonden', text: 'Misschien is de pagina verplaatst of bestaat ze niet meer.' },
    de: {
      title: 'Diese Seite wurde nicht gefunden',
      text: 'Vielleicht wurde sie verschoben oder existiert nicht mehr.',
    },
    fr: { title: 'Cette page est introuvable', text: 'Elle a peut-être été déplacée ou n’existe plus.' },
  },
  405: {
    en: { title: 'That is not possible here', text: 'Please go back and try again.' },
    nl: { title: 'Dat kan hier niet', text: 'Ga terug en probeer het opnieuw.' },
    de: { title: 'Das ist hier nicht möglich', text: 'Bitte gehen Sie zurück und versuchen Sie es erneut.' },
    fr: { title: 'Ce n’est pas possible ici', text: 'Veuillez revenir en arrière et réessayer.' },
  },
  413: {
    en: { title: 'That is too much at once', text: 'What you sent is larger than one megabyte. Please send less.' },
    nl: { title: 'Dat is te veel in één keer', text: 'Wat je stuurde is groter dan één megabyte. Stuur minder.' },
    de: {
      title: 'Das ist zu viel auf einmal',
      text: 'Ihre Sendung ist größer als ein Megabyte. Bitte senden Sie weniger.',
    },
    fr: { title: 'C’est trop à la fois', text: 'Votre envoi dépasse un mégaoctet. Veuillez en envoyer moins.' },
  },
  429: {
    en: {
      title: 'One thing at a time',
      text: 'The shop is still busy with what you did before. Please try again in a moment.',
    },
    nl: {
      title: 'Eén ding tegelijk',
      text: 'De winkel is nog bezig met wat je net deed. Probeer het zo meteen opnieuw.',
    },
    de: {
      title: 'Eins nach dem anderen',
      text: 'Der Shop ist noch mit Ihrer letzten Eingabe beschäftigt. Bitte versuchen Sie es gleich noch einmal.',
    },
    fr: {
      title: 'Une chose à la fois',
      text: 'La boutique traite encore vos dernières actions. Veuillez réessayer dans un instant.',
    },
  },
  500: {
    en: { title: 'Something went wrong', text: 'That is our fault. Please try again.' },
    nl: { title: 'Er ging iets mis', text: 'Dat ligt aan ons. Probeer het opnieuw.' },
    de: { title: 'Etwas ist schiefgegangen', text: 'Das liegt an uns. Bitte versuchen Sie es erneut.' },
    fr: { title: 'Une erreur est survenue', text: 'C’est de notre faute. Veuillez réessayer.' },
  },
  503: {
    en: { title: 'It is very busy', text: 'Please try again in a moment.' },
    nl: { title: 'Het is erg druk', text: 'Probeer het zo meteen opnieuw.' },
    de: { title: 'Es ist gerade sehr viel los', text: 'Bitte versuchen Sie es gleich noch einmal.' },
    fr: { title: 'Il y a beaucoup de monde', text: 'Veuillez réessayer dans un instant.' },
  },
}

const homeWord: Readonly<Record<Language, string>> = {
  en: 'Go to the shop',
  nl: 'Naar de winkel',
  de: 'Zum Shop',
  fr: 'Aller à la boutique',
}

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
export const plainSentence = (status: PlainAnswer): string =>
  `${messages[status].en.title}. ${messages[status].en.text}`

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
  const { title, text } = messages[status][language]
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style>${styles}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${home}">${homeWord[language]}</a></p></main></body>
</html>
`
}
