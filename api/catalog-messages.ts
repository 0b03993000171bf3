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

const tones = messageSet(
  'shop',
  'tones',
  {
    pink: 'pink',
    salmon: 'salmon',
    peach: 'peach',
    honey: 'honey yellow',
    butter: 'butter yellow',
    pistachio: 'pistachio green',
    'light-green': 'light green',
    mint: 'mint',
    aqua: 'aqua',
    'light-blue': 'light blue',
    periwinkle: 'pastel blue',
    lavender: 'lavender',
    lilac: 'lilac',
    orchid: 'orchid pink',
    raspberry: 'raspberry red',
    red: 'red',
    orange: 'orange',
    ochre: 'ochre',
    yellow: 'yellow',
    lime: 'lime green',
    green: 'green',
    emerald: 'emerald green',
    turquoise: 'turquoise',
    azure: 'sky blue',
    cobalt: 'cobalt blue',
    violet: 'blue violet',
    purple: 'purple',
    fuchsia: 'fuchsia',
    burgundy: 'burgundy',
    rust: 'rust',
    olive: 'olive',
    'bottle-green': 'bottle green',
    petrol: 'petrol',
    navy: 'navy blue',
    plum: 'plum',
    white: 'white',
    cream: 'cream',
    sand: 'sand',
    camel: 'camel',
    cognac: 'cognac',
    brown: 'brown',
    'light-grey': 'light grey',
    grey: 'grey',
    taupe: 'taupe',
    charcoal: 'charcoal',
    'dark-brown': 'dark brown',
    black: 'black',
  },
  'Colours of a wheel to choose from; each has another name. They stand behind “Close to”, too.',
)

/** Materials of shoes by their keys. */
export const materialNames = (contentLang: string): Readonly<Record<string, string>> => materials(contentLang)

/** Fibres of clothes by their keys. */
export const fibreNames = (contentLang: string): Readonly<Record<string, string>> => fibres(contentLang)

/** Colours of the wheel by their keys. */
export const toneNames = (contentLang: string): Readonly<Record<string, string>> => tones(contentLang)
