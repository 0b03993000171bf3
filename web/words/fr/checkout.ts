import type { checkout as english } from '../en/checkout.ts'

export const checkout: Readonly<Record<keyof typeof english, string>> = {
  'checkout.go': 'Passer commande',
  'order.submit': 'Commande avec obligation de paiement',
  'order.terms': 'J’accepte les conditions générales de vente.',
  'order.withdrawal': 'J’ai pris connaissance de mon droit de rétractation de 14 jours.',
  'withdraw.link': 'Renoncer au contrat ici',
  'withdraw.confirm': 'Confirmer la rétractation',
  'withdraw.ack': 'Nous avons reçu votre rétractation le {date} à {time}.',
  'guest.order': 'Commander en tant qu’invité',
  'salutation.mr': 'Monsieur',
  'salutation.mrs': 'Madame',
  'salutation.none': 'Ne pas préciser',
  'status.received': 'Commande reçue',
  'status.incorporated': 'En préparation',
  'status.sent': 'Expédiée',
  'status.enroute': 'En cours de livraison',
  'status.delivered': 'Livrée',
}
