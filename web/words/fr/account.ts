import type { account as english } from '../en/account.ts'

export const account: Readonly<Record<keyof typeof english, string>> = {
  'account.join': 'Se connecter ou s’inscrire',
  'account.hello': 'Bienvenue {firstName}',
  'account.title': 'Votre compte',
  'account.without':
    'Ici, vous commandez sans compte : choisir, payer, c’est fait. Cette boutique ne propose pas encore de comptes clients. La confirmation de votre commande arrive par e-mail.',
  'account.order': 'Où est ma commande ?',
  'account.order_text':
    'Gardez sous la main le numéro de commande reçu par e-mail ; notre service client se renseigne pour vous.',
  'account.returns': 'Retourner un article',
  'account.returns_text': 'En magasin ou par la poste, sous 14 jours, sans compte.',
  'account.wishlist_text': 'Ce qui vous plaît est conservé sur cet appareil.',
  'account.club': 'Le club',
  'account.club_text': 'Ce que l’adhésion vous apporte, et comment les points deviennent des bons d’achat.',
}
