import type { inStore as english } from '../en/in-store.ts'

export const inStore: Readonly<Record<keyof typeof english, string>> = {
  'instore.label': 'In de winkel',
  'instore.where': 'In onze winkel',
  'instore.done': 'Klaar',
  'instore.ended': 'De sessie van deze winkel is afgelopen. Vraag het een van onze medewerkers.',
  'instore.unavailable': 'De winkel is nu niet bereikbaar. Je kunt gewoon verder winkelen.',
}
