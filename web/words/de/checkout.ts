import type { checkout as english } from '../en/checkout.ts'

export const checkout: Readonly<Record<keyof typeof english, string>> = {
  'checkout.go': 'Zur Kasse',
  'order.submit': 'Zahlungspflichtig bestellen',
  'order.terms': 'Ich akzeptiere die AGB.',
  'order.withdrawal': 'Ich habe die Belehrung über mein 14-tägiges Widerrufsrecht zur Kenntnis genommen.',
  'withdraw.link': 'Vertrag widerrufen',
  'withdraw.confirm': 'Widerruf bestätigen',
  'withdraw.ack': 'Wir haben Ihren Widerruf am {date} um {time} erhalten.',
  'guest.order': 'Als Gast bestellen',
  'salutation.mr': 'Herr',
  'salutation.mrs': 'Frau',
  'salutation.none': 'Keine Anrede',
  'status.received': 'Bestellung eingegangen',
  'status.incorporated': 'In Bearbeitung',
  'status.sent': 'Versandt',
  'status.enroute': 'Unterwegs',
  'status.delivered': 'Zugestellt',
}
