import type { newsletter as english } from '../en/newsletter.ts'

export const newsletter: Readonly<Record<keyof typeof english, string>> = {
  'newsletter.title': 'De nieuwsbrief',
  'newsletter.intro': 'Nieuwe collecties, aanbiedingen en wat ons bezighoudt, hooguit twee keer per week.',
  'newsletter.consent':
    'We schrijven je over nieuwe collecties en aanbiedingen, hooguit twee keer per week, en gebruiken je gegevens nergens anders voor. Je bevestigt met een link die we je mailen en kunt je altijd afmelden.',
  'newsletter.subscribe': 'Aanmelden',
  'newsletter.sent_title': 'Kijk even in je inbox',
  'newsletter.sent':
    'Sta je nog niet op de lijst? Dan is er een link naar je onderweg. Zodra je die hebt gebruikt, komt de nieuwsbrief.',
  'newsletter.failed': 'Dat lukte nu niet. Wat je hebt ingevuld staat er nog: probeer het zo opnieuw.',
  'newsletter.confirm_title': 'Bevestig je aanmelding',
  'newsletter.confirm_text':
    'Nog één klik en je krijgt onze nieuwsbrief: nieuwe collecties en aanbiedingen, hooguit twee keer per week.',
  'newsletter.confirm': 'Ja, stuur mij de nieuwsbrief',
  'newsletter.confirmed_title': 'Je bent aangemeld',
  'newsletter.confirmed': 'Bedankt. Vanaf nu krijg je onze nieuwsbrief.',
  'newsletter.to_settings': 'Mijn instellingen wijzigen',
  'newsletter.settings_title': 'Je nieuwsbrief',
  'newsletter.is_on': '{email} ontvangt onze nieuwsbrief.',
  'newsletter.is_off': '{email} ontvangt onze nieuwsbrief niet.',
  'newsletter.language': 'Taal',
  'newsletter.saved': 'Opgeslagen.',
  'newsletter.unsubscribe': 'Afmelden',
  'newsletter.unsubscribed': 'Je bent afgemeld. We schrijven je niet meer.',
  'newsletter.resubscribe': 'Opnieuw aanmelden',
  'newsletter.confirmation_sent': 'We hebben je een link gemaild. Zodra je die hebt gebruikt, komt de nieuwsbrief.',
}
