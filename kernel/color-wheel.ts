/**
 * The colours that lists can be narrowed to by what pictures show: a wheel of three rings, each hue beside its neighbours, and the colours of
 * leather and of no hue at all. A fixed few, so that a link says one by its name and a list with it is one page in every cache.
 */
export const colorWheel = {
  light: {
    pink: '#E8A9BB',
    salmon: '#EBA291',
    peach: '#F2BE96',
    honey: '#EBC683',
    butter: '#EFE19A',
    pistachio: '#CBD893',
    'light-green': '#A3CFA0',
    mint: '#9AD4BC',
    aqua: '#98D2D8',
    'light-blue': '#9AC2DF',
    periwinkle: '#A9B6E4',
    lavender: '#BBAEE3',
    lilac: '#D2ABDB',
    orchid: '#E3A9CC',
  },
  full: {
    raspberry: '#A83652',
    red: '#B0241F',
    orange: '#D36A30',
    ochre: '#C6953C',
    yellow: '#E2C243',
    lime: '#99A23F',
    green: '#4C7F4A',
    emerald: '#33806A',
    turquoise: '#358A96',
    azure: '#4A86B8',
    cobalt: '#34559F',
    violet: '#62529E',
    purple: '#7F4C92',
    fuchsia: '#B2427F',
  },
  /** Each below two of the others. */
  deep: {
    burgundy: '#6E1F30',
    rust: '#8C3F2A',
    olive: '#6A683A',
    'bottle-green': '#2F5142',
    petrol: '#2B5164',
    navy: '#273552',
    plum: '#5F3A5E',
  },
  neutral: {
    white: '#F4F1EA',
    cream: '#E3D7BF',
    sand: '#CDB596',
    camel: '#B98A56',
    cognac: '#9A5A32',
    brown: '#6B4630',
    'light-grey': '#C5C3BF',
    grey: '#8F8C88',
    taupe: '#736858',
    charcoal: '#44423F',
    'dark-brown': '#432A20',
    black: '#1F1D1D',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

type Rings = typeof colorWheel
/** A colour of the wheel, by its key: also the filter's value. */
export type Tone = { [Ring in keyof Rings]: keyof Rings[Ring] }[keyof Rings]

/** Whether a text is the key of a colour of the wheel. */
export const isTone = (value: string): value is Tone =>
  Object.values(colorWheel).some((ring) => Object.hasOwn(ring, value))
