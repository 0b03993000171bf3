import type { Language } from '#kernel/storefront.ts'

/** What a mail says of whoever sends it. */
export type SenderMessages = {
  readonly hours: string
  readonly phone: string
  readonly email: string
  readonly vatNumber: string
  /** Between a label and what it labels. */
  readonly colon: string
}

const messages: Readonly<Record<Language, SenderMessages>> = {
  en: {
    hours: 'Monday to Friday 09:00–17:00',
    phone: 'Telephone',
    email: 'Email',
    vatNumber: 'VAT number',
    colon: ': ',
  },
  nl: {
    hours: 'Maandag t/m vrijdag 09.00–17.00 uur',
    phone: 'Telefoon',
    email: 'E-mail',
    vatNumber: 'Btw-nummer',
    colon: ': ',
  },
  de: {
    hours: 'Montag bis Freitag 09:00–17:00 Uhr',
    phone: 'Telefon',
    email: 'E-Mail',
    vatNumber: 'USt-IdNr.',
    colon: ': ',
  },
  fr: {
    hours: 'Du lundi au vendredi de 9\u00A0h à 17\u00A0h',
    phone: 'Téléphone',
    email: 'E-mail',
    vatNumber: 'Numéro de TVA',
    colon: '\u00A0: ',
  },
}

export function senderMessages(language: Language): SenderMessages {
  return messages[language]
}
