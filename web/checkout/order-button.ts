import type { Language } from '#kernel/storefront.ts'

/**
 * What the button says that obliges to pay. Only these words make a binding order (Directive 2011/83/EU, article 8(2);
 * NL: art. 6:230v(3) BW, BE: CEL VI.46, FR: C. conso. L.221-14, DE: BGB § 312j(3), ES: TRLGDCU art. 98.2), so they stand apart from the other
 * words of the shop and no content can change them.
 */
const labels: Readonly<Record<Language, string>> = Object.freeze({
  en: 'Order with obligation to pay',
  nl: 'Bestelling met betalingsverplichting',
  de: 'Zahlungspflichtig bestellen',
  fr: 'Commande avec obligation de paiement',
  es: 'Pedido con obligación de pago',
})

export function orderButtonLabel(language: Language): string {
  return labels[language]
}
