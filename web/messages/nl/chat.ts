import type { chat as english } from '../en/chat.ts'

export const chat: Readonly<Record<keyof typeof english, string>> = {
  'chat.title': 'Stel een vraag',
  'chat.intro': 'Stel hier je vraag. We antwoorden per e-mail, op werkdagen binnen een dag.',
  'chat.question': 'Je vraag',
  'chat.name': 'Je naam',
  'chat.email': 'E-mailadres',
  'chat.email_hint': 'Naar dit adres sturen we het antwoord.',
  'chat.send': 'Vraag versturen',
  'chat.thanks': 'Bedankt, {name}',
  'chat.sent': 'We hebben je vraag ontvangen. Het antwoord komt naar {email}.',
  'chat.again': 'Nog iets vragen',
}
