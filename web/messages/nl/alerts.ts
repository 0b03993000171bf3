import type { alerts as english } from '../en/alerts.ts'

export const alerts: Readonly<Record<keyof typeof english, string>> = {
  'alert.done': 'We houden je op de hoogte',
  'alert.back': 'We mailen je zodra jouw maat weer op voorraad is.',
  'alert.soon': 'We mailen je zodra dit artikel verkrijgbaar is.',
  'alert.sizes': 'Welke maten',
  'alert.all_sizes': 'Alle maten',
  'alert.email': 'E-mailadres',
  'alert.newsletter': 'Stuur mij ook de nieuwsbrief',
  'alert.newsletter_hint': 'Je bevestigt met een link die we je mailen.',
  'alert.once': 'We gebruiken je adres voor deze ene mail en nergens anders voor.',
  'alert.sent_back': 'We mailen je één keer, zodra deze maat weer te bestellen is.',
  'alert.sent_soon': 'We mailen je één keer, zodra dit artikel te bestellen is.',
  'alert.list_title': 'Maten waarop je wacht',
  'alert.list_text': 'We mailen {email} één keer over elk van deze maten, zodra je hem kunt bestellen.',
  'alert.none': 'We mailen {email} over geen enkele maat meer.',
  'alert.end': 'Niet meer wachten',
  'alert.end_all': 'Op geen van deze maten meer wachten',
  'alert.ended': 'Gelukt. We mailen je er niet meer over.',
}
