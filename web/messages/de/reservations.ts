import type { reservations as english } from '../en/reservations.ts'

export const reservations: Readonly<Record<keyof typeof english, string>> = {
  'reserve.title': 'In einer Filiale reservieren',
  'reserve.intro':
    '{store} legt ein Paar für Sie zurück, bis {until}. Sie probieren es dort an und zahlen nur, wenn es Ihnen gefällt.',
  'reserve.first_name': 'Vorname',
  'reserve.last_name': 'Nachname',
  'reserve.email': 'E-Mail-Adresse',
  'reserve.use': 'Wir verwenden diese Angaben nur für diese Reservierung.',
  'reserve.submit': 'Reservieren',
  'reserve.done': 'Reserviert',
  'reserve.number': 'Ihre Nummer ist {number}',
  'reserve.ready': 'Liegt für Sie bereit',
  'reserve.show': '{store} legt das Paar bis {until} für Sie zurück. Sobald es bereitliegt, schreiben wir Ihnen.',
  'reserve.show_ready': 'Das Paar liegt bereit. Nennen Sie diese Nummer an der Kasse von {store}, bis {until}.',
  'reserve.cancel': 'Reservierung stornieren',
  'reserve.cancelled': 'Sie haben diese Reservierung storniert.',
  'reserve.expired': 'Die Zeit ist um: Dieses Paar steht wieder im Regal.',
  'reserve.collected': 'Sie haben dieses Paar abgeholt. Viel Freude damit.',
  'reserve.yours': 'Ihre Reservierung',
  'reserve.route': 'So kommen Sie hin',
}
