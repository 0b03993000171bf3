import { messageSet } from '#languages/message-set.ts'

/** Names that the catalogue's own data leaves to the shop. */
export const catalogMessages = messageSet('shop', 'catalogue', {
  size: 'Size',
  color: 'Colour',
  isNew: 'New',
  comingSoon: 'Coming soon',
  upper: 'Upper',
  lining: 'Lining and sock',
  sole: 'Outer sole',
})

const materials = messageSet(
  'shop',
  'materials',
  { leather: 'Leather', 'coated-leather': 'Coated leather', textile: 'Textile', other: 'Other materials' },
  'The words of Directive 94/11/EC, annex I.',
)

const fibres = messageSet(
  'shop',
  'fibres',
  {
    cotton: 'cotton',
    wool: 'wool',
    polyester: 'polyester',
    polyamide: 'polyamide',
    viscose: 'viscose',
    elastane: 'elastane',
    linen: 'linen',
    cashmere: 'cashmere',
    silk: 'silk',
  },
  'The words of Regulation (EU) 1007/2011, annex I.',
)

/** Materials of shoes by their keys. */
export const materialNames = (contentLang: string): Readonly<Record<string, string>> => materials(contentLang)

/** Fibres of clothes by their keys. */
export const fibreNames = (contentLang: string): Readonly<Record<string, string>> => fibres(contentLang)
