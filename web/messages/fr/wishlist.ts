import type { wishlist as english } from '../en/wishlist.ts'

export const wishlist: Readonly<Record<keyof typeof english, string>> = {
  'wishlist.count': 'Liste d’envies, {n, plural, one {# article} other {# articles}}',
  'wishlist.empty': 'Votre liste d’envies est vide',
  'wishlist.how':
    'Appuyez sur le cœur d’une photo pour garder ce qui vous plaît. Vous le retrouverez ici, sur cet appareil.',
  'wishlist.kept': 'Votre liste d’envies est conservée sur cet appareil.',
  'wishlist.removed': 'Retiré de votre liste d’envies.',
  'wishlist.moved': 'Déplacé dans votre panier.',
  'wishlist.shared': 'Une liste d’envies partagée avec vous',
  'wishlist.keep_all': 'Tout ajouter à ma liste d’envies',
  'wishlist.kept_all': 'Tout est maintenant dans votre liste d’envies.',
  'wishlist.shared_gone': 'Plus rien de cette liste n’est en vente ici.',
  'wishlist.undo': 'Remettre',
  'wishlist.missing':
    '{n, plural, one {# article de votre liste n’est} other {# articles de votre liste ne sont}} pas en vente ici pour le moment.',
  'wishlist.failed':
    'Votre liste d’envies ne peut pas être affichée pour le moment. Veuillez réessayer dans un instant.',
  'wishlist.script': 'La liste d’envies est conservée dans votre navigateur. Activez JavaScript pour l’utiliser.',
}
