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
  'reserve.show': 'Nennen Sie sie bis {until} in der Filiale {store}. Wir haben sie Ihnen auch per E-Mail geschickt.',
  'reserve.cancel': 'Reservierung stornieren',
  'reserve.cancelled': 'Sie haben diese Reservierung storniert.',
  'reserve.expired': 'Die Zeit ist um: Dieses Paar steht wieder im Regal.',
  'reserve.collected': 'Sie haben dieses Paar abgeholt. Viel Freude damit.',
  'reserve.yours': 'Ihre Reservierung',
  'reserve.route': 'So kommen Sie hin',
}
