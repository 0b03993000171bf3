import type { alerts as english } from '../en/alerts.ts'

export const alerts: Readonly<Record<keyof typeof english, string>> = {
  'alert.done': 'Wir melden uns bei Ihnen',
  'alert.back': 'Wir schreiben Ihnen, sobald Ihre Größe wieder verfügbar ist.',
  'alert.soon': 'Wir schreiben Ihnen, sobald dieser Artikel verfügbar ist.',
  'alert.sizes': 'Welche Größen',
  'alert.all_sizes': 'Alle Größen',
  'alert.email': 'E-Mail-Adresse',
  'alert.newsletter': 'Ich möchte auch den Newsletter erhalten',
  'alert.newsletter_hint': 'Sie bestätigen ihn über einen Link, den wir Ihnen senden.',
  'alert.once': 'Wir verwenden Ihre Adresse nur für diese eine Nachricht.',
  'alert.sent_back': 'Wir schreiben Ihnen einmal, sobald Sie diese Größe wieder bestellen können.',
  'alert.sent_soon': 'Wir schreiben Ihnen einmal, sobald Sie diesen Artikel bestellen können.',
  'alert.list_title': 'Größen, auf die Sie warten',
  'alert.list_text': 'Wir schreiben an {email} je einmal, sobald Sie eine dieser Größen bestellen können.',
  'alert.none': 'Wir schreiben an {email} zu keiner Größe mehr.',
  'alert.end': 'Nicht mehr warten',
  'alert.end_all': 'Auf keine davon mehr warten',
  'alert.ended': 'Erledigt. Wir schreiben Ihnen dazu nicht mehr.',
}
