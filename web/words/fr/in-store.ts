import type { inStore as english } from '../en/in-store.ts'

export const inStore: Readonly<Record<keyof typeof english, string>> = {
  'instore.label': 'Au magasin',
  'instore.where': 'Dans notre magasin',
  'instore.done': 'Terminé',
  'instore.ended': 'La session de ce magasin est terminée. Adressez-vous à notre équipe.',
  'instore.unavailable': 'Le magasin est injoignable pour le moment. Vous pouvez continuer vos achats.',
}
