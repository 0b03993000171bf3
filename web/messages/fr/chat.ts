import type { chat as english } from '../en/chat.ts'

export const chat: Readonly<Record<keyof typeof english, string>> = {
  'chat.title': 'Posez une question',
  'chat.intro': 'Posez votre question ici. Nous répondons par e-mail, en un jour ouvré.',
  'chat.question': 'Votre question',
  'chat.name': 'Votre nom',
  'chat.email': 'Adresse e-mail',
  'chat.email_hint': 'Nous envoyons la réponse à cette adresse.',
  'chat.send': 'Envoyer la question',
  'chat.thanks': 'Merci, {name}',
  'chat.sent': 'Nous avons bien reçu votre question. La réponse arrivera à {email}.',
  'chat.again': 'Poser une autre question',
}
