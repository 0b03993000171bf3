import type { newsletter as english } from '../en/newsletter.ts'

export const newsletter: Readonly<Record<keyof typeof english, string>> = {
  'newsletter.title': 'La newsletter',
  'newsletter.intro': 'Nouveautés, promotions et ce qui nous anime, deux fois par semaine au plus.',
  'newsletter.consent':
    'Nous vous écrivons au sujet des nouveautés et des promotions, deux fois par semaine au plus, et n’utilisons vos données pour rien d’autre. Vous confirmez par un lien que nous vous envoyons et pouvez vous désinscrire à tout moment.',
  'newsletter.subscribe': 'S’inscrire',
  'newsletter.sent_title': 'Consultez votre boîte de réception',
  'newsletter.sent':
    'Si vous n’êtes pas encore sur la liste, un lien est en route vers vous. Dès que vous l’aurez utilisé, la newsletter arrivera.',
  'newsletter.failed': 'Cela n’a pas fonctionné à l’instant. Votre saisie est toujours là : réessayez dans un moment.',
  'newsletter.confirm_title': 'Confirmez votre inscription',
  'newsletter.confirm_text':
    'Encore un clic et vous recevrez notre newsletter : nouveautés et promotions, deux fois par semaine au plus.',
  'newsletter.confirm': 'Oui, envoyez-moi la newsletter',
  'newsletter.confirmed_title': 'Votre inscription est confirmée',
  'newsletter.confirmed': 'Merci. Vous recevrez désormais notre newsletter.',
  'newsletter.to_settings': 'Modifier mes préférences',
  'newsletter.settings_title': 'Votre newsletter',
  'newsletter.is_on': '{email} reçoit notre newsletter.',
  'newsletter.is_off': '{email} ne reçoit pas notre newsletter.',
  'newsletter.language': 'Langue',
  'newsletter.saved': 'Enregistré.',
  'newsletter.unsubscribe': 'Se désinscrire',
  'newsletter.unsubscribed': 'C’est fait : vous ne recevrez plus nos messages.',
  'newsletter.resubscribe': 'S’inscrire à nouveau',
  'newsletter.confirmation_sent':
    'Nous vous avons envoyé un lien. Dès que vous l’aurez utilisé, la newsletter arrivera.',
}
