import type { Language } from '#kernel/storefront.ts'
import type { AlertKind } from './stock-alert.ts'

export type AlertMailMessages = {
  /** @param size absent where there is only one */
  readonly subject: Readonly<Record<AlertKind, (product: string) => string>>
  readonly heading: Readonly<Record<AlertKind, string>>
  readonly line: (product: string, size: string | undefined) => string
  readonly soon: string
  readonly action: string
  readonly why: (date: string) => string
  readonly others: string
}

/** What somebody reads when a size that they waited for can be bought. */
export const alertMailMessages: Readonly<Record<Language, AlertMailMessages>> = {
  en: {
    subject: {
      back_in_stock: (product) => `Back in stock: ${product}`,
      coming_soon: (product) => `Now on sale: ${product}`,
    },
    heading: { back_in_stock: 'It is back', coming_soon: 'It is here' },
    line: (product, size) =>
      size === undefined ? `${product} can be ordered now.` : `${product} can be ordered in size ${size} now.`,
    soon: 'We keep none apart: whoever comes first has it.',
    action: 'Have a look',
    why: (date) => `You get this one mail because somebody asked for it at this address on ${date}.`,
    others: 'See or end what else we write to you about',
  },
  nl: {
    subject: {
      back_in_stock: (product) => `Weer op voorraad: ${product}`,
      coming_soon: (product) => `Nu te koop: ${product}`,
    },
    heading: { back_in_stock: 'Hij is er weer', coming_soon: 'Hij is er' },
    line: (product, size) =>
      size === undefined ? `${product} is nu te bestellen.` : `${product} is nu te bestellen in maat ${size}.`,
    soon: 'We leggen niets voor je apart: wie het eerst komt, heeft hem.',
    action: 'Bekijk het artikel',
    why: (date) => `Je krijgt deze ene mail omdat er op ${date} met dit adres om gevraagd is.`,
    others: 'Bekijk of beëindig waarover we je nog meer mailen',
  },
  de: {
    subject: {
      back_in_stock: (product) => `Wieder auf Lager: ${product}`,
      coming_soon: (product) => `Jetzt erhältlich: ${product}`,
    },
    heading: { back_in_stock: 'Wieder da', coming_soon: 'Jetzt erhältlich' },
    line: (product, size) =>
      size === undefined
        ? `${product} können Sie jetzt bestellen.`
        : `${product} können Sie jetzt in Größe ${size} bestellen.`,
    soon: 'Wir legen nichts zurück: Wer zuerst kommt, bekommt den Artikel.',
    action: 'Artikel ansehen',
    why: (date) => `Sie erhalten diese eine Nachricht, weil sie am ${date} für diese Adresse angefordert wurde.`,
    others: 'Ansehen oder beenden, worüber wir Ihnen sonst schreiben',
  },
  fr: {
    subject: {
      back_in_stock: (product) => `De retour en stock : ${product}`,
      coming_soon: (product) => `Désormais en vente : ${product}`,
    },
    heading: { back_in_stock: 'De retour en stock', coming_soon: 'Désormais en vente' },
    line: (product, size) =>
      size === undefined
        ? `Vous pouvez maintenant commander ${product}.`
        : `Vous pouvez maintenant commander ${product} en pointure ${size}.`,
    soon: 'Nous ne mettons rien de côté : premier arrivé, premier servi.',
    action: 'Voir l’article',
    why: (date) => `Vous recevez cet unique message parce qu’il a été demandé pour cette adresse le ${date}.`,
    others: 'Voir ou arrêter vos autres alertes',
  },
}
