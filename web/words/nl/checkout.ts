import type { checkout as english } from '../en/checkout.ts'

export const checkout: Readonly<Record<keyof typeof english, string>> = {
  'checkout.go': 'Afrekenen',
  'order.submit': 'Bestelling met betalingsverplichting',
  'order.terms': 'Ik ga akkoord met de algemene voorwaarden.',
  'order.withdrawal': 'Ik heb de informatie over mijn herroepingsrecht van 14 dagen gelezen.',
  'withdraw.link': 'Hier de overeenkomst herroepen',
  'withdraw.confirm': 'Herroeping bevestigen',
  'withdraw.ack': 'We hebben je herroeping ontvangen op {date} om {time}.',
  'guest.order': 'Bestellen als gast',
  'salutation.mr': 'De heer',
  'salutation.mrs': 'Mevrouw',
  'salutation.none': 'Geen aanhef',
  'status.received': 'Bestelling ontvangen',
  'status.incorporated': 'In behandeling',
  'status.sent': 'Verzonden',
  'status.enroute': 'Onderweg',
  'status.delivered': 'Bezorgd',
}
