import type { newsletter as english } from '../en/newsletter.ts'

export const newsletter: Readonly<Record<keyof typeof english, string>> = {
  'newsletter.title': 'Der Newsletter',
  'newsletter.intro': 'Neuheiten, Angebote und was uns bewegt, höchstens zweimal pro Woche.',
  'newsletter.consent':
    'Wir schreiben Ihnen über Neuheiten und Angebote, höchstens zweimal pro Woche, und nutzen Ihre Angaben für nichts anderes. Sie bestätigen über einen Link, den wir Ihnen mailen, und können sich jederzeit abmelden.',
  'newsletter.subscribe': 'Anmelden',
  'newsletter.sent_title': 'Bitte sehen Sie in Ihr Postfach',
  'newsletter.sent':
    'Falls Sie noch nicht angemeldet sind, ist ein Link zu Ihnen unterwegs. Sobald Sie ihn genutzt haben, kommt der Newsletter.',
  'newsletter.failed':
    'Das hat gerade nicht geklappt. Ihre Eingaben sind noch da: Bitte versuchen Sie es gleich noch einmal.',
  'newsletter.confirm_title': 'Anmeldung bestätigen',
  'newsletter.confirm_text':
    'Noch ein Klick, und Sie erhalten unseren Newsletter: Neuheiten und Angebote, höchstens zweimal pro Woche.',
  'newsletter.confirm': 'Ja, Newsletter zusenden',
  'newsletter.confirmed_title': 'Sie sind angemeldet',
  'newsletter.confirmed': 'Vielen Dank. Ab jetzt erhalten Sie unseren Newsletter.',
  'newsletter.to_settings': 'Meine Einstellungen ändern',
  'newsletter.settings_title': 'Ihr Newsletter',
  'newsletter.is_on': '{email} erhält unseren Newsletter.',
  'newsletter.is_off': '{email} erhält unseren Newsletter nicht.',
  'newsletter.language': 'Sprache',
  'newsletter.saved': 'Gespeichert.',
  'newsletter.unsubscribe': 'Abmelden',
  'newsletter.unsubscribed': 'Sie sind abgemeldet. Wir schreiben Ihnen nicht mehr.',
  'newsletter.resubscribe': 'Wieder anmelden',
  'newsletter.confirmation_sent':
    'Wir haben Ihnen einen Link gemailt. Sobald Sie ihn genutzt haben, kommt der Newsletter.',
}
