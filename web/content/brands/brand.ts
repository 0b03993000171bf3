import { readText } from '../../prose/fields.ts'
import { type CardDocument, type ContentCard, readCard } from '../read-card.ts'

/** A brand as overviews show it. */
export type BrandCard = ContentCard & { readonly tagline: string }

/** A brand out of its document. */
export function readBrand(document: CardDocument): BrandCard {
  const { card, fields } = readCard(document)
  return { ...card, tagline: readText(fields.tagline) }
}
