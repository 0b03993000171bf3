import type { Words } from '../../messages/staff-language-messages.ts'
import { storefrontName } from '../format.ts'
import { jobText } from '../job-text.ts'

/** What something was done to, by its kind and its name. */
export function auditObjectText(
  words: Words,
  { type, id, name }: { readonly type: string; readonly id: string; readonly name: string },
): string {
  const { objects } = words.audit
  const own = name || id
  switch (type) {
    case 'storefront':
      return storefrontName(own)
    case 'wave':
      return words.packing.wave(own)
    case 'store':
      return words.store.counter(own)
    case 'product':
      return own === id ? own : `${own} (${id})`
    case 'products':
      return words.productGrid.found(Number(own) || 1)
    case 'export':
      return objects.export(words.exports.kinds[own as keyof typeof words.exports.kinds] ?? own)
    case 'settings':
      return name === '' ? objects.settings : objects.settingsFor(name)
    case 'jobs':
      return own === 'all' ? objects.jobs : jobText(words, own)
    default: {
      const said = Object.hasOwn(objects, type) ? objects[type as keyof typeof objects] : undefined
      return typeof said === 'function' ? said(own) : own
    }
  }
}
