import type { chat as english } from '../en/chat.ts'

export const chat: Readonly<Record<keyof typeof english, string>> = {
  'chat.title': 'Stellen Sie eine Frage',
  'chat.intro': 'Stellen Sie hier Ihre Frage. Wir antworten per E-Mail, an Werktagen innerhalb eines Tages.',
  'chat.question': 'Ihre Frage',
  'chat.name': 'Ihr Name',
  'chat.email': 'E-Mail-Adresse',
  'chat.email_hint': 'An diese Adresse senden wir die Antwort.',
  'chat.send': 'Frage senden',
  'chat.thanks': 'Danke, {name}',
  'chat.sent': 'Ihre Frage ist bei uns angekommen. Die Antwort geht an {email}.',
  'chat.again': 'Noch etwas fragen',
}
