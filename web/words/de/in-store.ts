import type { inStore as english } from '../en/in-store.ts'

export const inStore: Readonly<Record<keyof typeof english, string>> = {
  'instore.label': 'In der Filiale',
  'instore.where': 'In unserer Filiale',
  'instore.done': 'Fertig',
  'instore.ended': 'Die Sitzung dieser Filiale ist beendet. Bitte wenden Sie sich an unser Team.',
  'instore.unavailable': 'Die Filiale ist gerade nicht erreichbar. Sie können wie gewohnt einkaufen.',
}
