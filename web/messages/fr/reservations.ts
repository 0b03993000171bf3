import type { reservations as english } from '../en/reservations.ts'

export const reservations: Readonly<Record<keyof typeof english, string>> = {
  'reserve.title': 'Réserver en magasin',
  'reserve.intro':
    '{store} met une paire de côté pour vous jusqu’au {until}. Vous l’essayez sur place et ne payez que si elle vous plaît.',
  'reserve.first_name': 'Prénom',
  'reserve.last_name': 'Nom',
  'reserve.email': 'Adresse e-mail',
  'reserve.use': 'Nous n’utilisons ces données que pour cette réservation.',
  'reserve.submit': 'Réserver',
  'reserve.done': 'C’est réservé',
  'reserve.number': 'Votre numéro est {number}',
  'reserve.ready': 'Votre paire est prête',
  'reserve.show': '{store} met la paire de côté pour vous, jusqu’au {until}. Nous vous écrivons dès qu’elle est prête.',
  'reserve.show_ready': 'La paire est prête. Indiquez ce numéro à la caisse de {store}, jusqu’au {until}.',
  'reserve.cancel': 'Annuler la réservation',
  'reserve.cancelled': 'Vous avez annulé cette réservation.',
  'reserve.expired': 'Le délai est écoulé : cette paire est de retour en rayon.',
  'reserve.collected': 'Vous avez retiré cette paire. Bonne route avec elle.',
  'reserve.yours': 'Votre réservation',
  'reserve.route': 'Comment s’y rendre',
}
