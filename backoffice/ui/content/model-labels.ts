import type { ContentField, ContentSliceModel, ContentVariation } from '#kernel/content-model.ts'
import type { Words } from '../../messages/staff-language-messages.ts'

type ModelWords = Words['contentModel']

/** What a model says, under the name that its translations have: 'Above the title' is `aboveTheTitle`. */
export function modelKey(text: string): string {
  const [first = '', ...others] = text.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  const later = others.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
  return [first.toLowerCase(), ...later].join('')
}

function translated(texts: Readonly<Record<string, string>>, key: string, own: string): string {
  return Object.hasOwn(texts, key) ? (texts[key] ?? own) : own
}

export function fieldLabel({ labels }: ModelWords, name: string, { config }: ContentField): string {
  const own = config.label || name
  return translated(labels, modelKey(own), own)
}

export const tabLabel = ({ tabs }: ModelWords, tab: string): string => translated(tabs, modelKey(tab), tab)

export const optionLabel = ({ options }: ModelWords, option: string): string =>
  translated(options, modelKey(option), option)

/** A slice by its name, and by its variation where it has several: 'Pictures: side by side'. */
export function sliceLabel(
  { contentModel, session }: Pick<Words, 'contentModel' | 'session'>,
  { id, name, variations }: ContentSliceModel,
  variation: Pick<ContentVariation, 'id' | 'name'> | undefined,
): string {
  const slice = translated(contentModel.slices, id, name ?? id)
  if (variations.length < 2 || !variation) return slice
  return session.labelled(
    slice,
    translated(contentModel.variations, `${id}_${variation.id}`, variation.name ?? variation.id),
  )
}
