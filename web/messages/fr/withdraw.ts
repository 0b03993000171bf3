import type { withdraw as english } from '../en/withdraw.ts'

export const withdraw: Readonly<Record<keyof typeof english, string>> = {
  'withdraw.title': 'Vous rétracter de votre contrat',
  'withdraw.intro':
    'Dites-nous qui vous êtes et de quelle commande il s’agit. Vous relisez ensuite le tout et le confirmez ; rien n’est envoyé avant. Vous n’avez besoin ni d’un compte ni d’un motif.',
  'withdraw.name': 'Votre nom',
  'withdraw.order': 'Numéro de commande',
  'withdraw.order_hint': 'Il figure dans votre confirmation de commande. À défaut, décrivez votre commande.',
  'withdraw.email': 'Adresse e-mail',
  'withdraw.email_hint': 'Nous envoyons l’accusé de réception à cette adresse.',
  'withdraw.items': 'Articles',
  'withdraw.items_hint': 'Laissez ce champ vide pour vous rétracter de toute la commande.',
  'withdraw.items_all': 'Toute la commande',
  'withdraw.reason': 'Motif',
  'withdraw.reason_hint': 'Vous n’avez pas à en donner.',
  'withdraw.next': 'Continuer',
  'withdraw.fault': '{field} : {text}',
  'withdraw.review_title': 'Vérifiez votre déclaration',
  'withdraw.review_intro': 'Vous vous rétractez du contrat ci-dessous. Cela vaut dès que vous confirmez.',
  'withdraw.change': 'Modifier',
  'withdraw.received_title': 'Nous avons reçu votre rétractation',
  'withdraw.ack': 'Nous avons reçu votre rétractation le {date} à {time}.',
  'withdraw.reference': 'Référence',
  'withdraw.received_mail':
    'Vous recevrez un e-mail avec votre déclaration complète. Nous vous écrirons ensuite pour la suite.',
  'withdraw.print': 'Vous pouvez imprimer ou enregistrer cette page.',
}
