import type { withdraw as english } from '../en/withdraw.ts'

export const withdraw: Readonly<Record<keyof typeof english, string>> = {
  'withdraw.title': 'Je overeenkomst herroepen',
  'withdraw.intro':
    'Vertel ons wie je bent en om welke bestelling het gaat. Daarna zie je alles nog een keer en bevestig je het; eerder wordt er niets verstuurd. Je hebt geen account en geen reden nodig.',
  'withdraw.name': 'Je naam',
  'withdraw.order': 'Bestelnummer',
  'withdraw.order_hint': 'Het staat in je orderbevestiging. Heb je die niet, omschrijf dan je bestelling.',
  'withdraw.email': 'E-mailadres',
  'withdraw.email_hint': 'Naar dit adres sturen we de ontvangstbevestiging.',
  'withdraw.items': 'Artikelen',
  'withdraw.items_hint': 'Laat dit leeg als je de hele bestelling herroept.',
  'withdraw.items_all': 'De hele bestelling',
  'withdraw.reason': 'Reden',
  'withdraw.reason_hint': 'Je hoeft geen reden te geven.',
  'withdraw.next': 'Verder',
  'withdraw.fault': '{field}: {text}',
  'withdraw.review_title': 'Controleer je verklaring',
  'withdraw.review_intro': 'Je herroept de overeenkomst hieronder. Dat geldt vanaf het moment dat je bevestigt.',
  'withdraw.change': 'Wijzigen',
  'withdraw.received_title': 'We hebben je herroeping ontvangen',
  'withdraw.ack': 'We hebben je herroeping ontvangen op {date} om {time}.',
  'withdraw.reference': 'Kenmerk',
  'withdraw.received_mail':
    'Je krijgt een e-mail met alles wat je hebt verklaard. Daarna schrijven we je over de volgende stappen.',
  'withdraw.print': 'Je kunt deze pagina afdrukken of bewaren.',
}
