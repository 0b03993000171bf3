import type { withdraw as english } from '../en/withdraw.ts'

export const withdraw: Readonly<Record<keyof typeof english, string>> = {
  'withdraw.title': 'Ihren Vertrag widerrufen',
  'withdraw.intro':
    'Sagen Sie uns, wer Sie sind und um welche Bestellung es geht. Danach sehen Sie alles noch einmal und bestätigen es; vorher wird nichts gesendet. Sie brauchen weder ein Konto noch einen Grund.',
  'withdraw.name': 'Ihr Name',
  'withdraw.order': 'Bestellnummer',
  'withdraw.order_hint':
    'Sie steht in Ihrer Bestellbestätigung. Haben Sie diese nicht, beschreiben Sie bitte Ihre Bestellung.',
  'withdraw.email': 'E-Mail-Adresse',
  'withdraw.email_hint': 'An diese Adresse senden wir die Eingangsbestätigung.',
  'withdraw.items': 'Artikel',
  'withdraw.items_hint': 'Lassen Sie dieses Feld leer, wenn Sie die gesamte Bestellung widerrufen.',
  'withdraw.items_all': 'Die gesamte Bestellung',
  'withdraw.reason': 'Grund',
  'withdraw.reason_hint': 'Sie müssen keinen Grund angeben.',
  'withdraw.next': 'Weiter',
  'withdraw.fault': '{field}: {text}',
  'withdraw.review_title': 'Prüfen Sie Ihre Erklärung',
  'withdraw.review_intro': 'Sie widerrufen den unten genannten Vertrag. Das gilt ab dem Moment, in dem Sie bestätigen.',
  'withdraw.change': 'Ändern',
  'withdraw.received_title': 'Wir haben Ihren Widerruf erhalten',
  'withdraw.ack': 'Wir haben Ihren Widerruf am {date} um {time} erhalten.',
  'withdraw.reference': 'Vorgangsnummer',
  'withdraw.received_mail':
    'Sie erhalten eine E-Mail mit Ihrer vollständigen Erklärung. Danach schreiben wir Ihnen, wie es weitergeht.',
  'withdraw.print': 'Sie können diese Seite drucken oder speichern.',
}
