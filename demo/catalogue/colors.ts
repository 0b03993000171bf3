import type { ProductFeed } from '#shop/catalog/catalog-feed.ts'

type Family = NonNullable<ProductFeed['color']['family']>
type Color = Omit<ProductFeed['color'], 'key' | 'family'> & { readonly family: keyof typeof families }

/** Colours as people speak of them; each of the catalogue's is a shade of one. */
const families = {
  black: { hex: '#1F1D1D', name: { en: 'Black', nl: 'Zwart', de: 'Schwarz', fr: 'Noir' } },
  grey: { hex: '#8F8F8F', name: { en: 'Grey', nl: 'Grijs', de: 'Grau', fr: 'Gris' } },
  white: { hex: '#F4F1EA', name: { en: 'White', nl: 'Wit', de: 'Weiß', fr: 'Blanc' } },
  beige: { hex: '#CDB596', name: { en: 'Beige', nl: 'Beige', de: 'Beige', fr: 'Beige' } },
  brown: { hex: '#6B4630', name: { en: 'Brown', nl: 'Bruin', de: 'Braun', fr: 'Marron' } },
  yellow: { hex: '#E8C93B', name: { en: 'Yellow', nl: 'Geel', de: 'Gelb', fr: 'Jaune' } },
  orange: { hex: '#D8682C', name: { en: 'Orange', nl: 'Oranje', de: 'Orange', fr: 'Orange' } },
  red: { hex: '#B0241F', name: { en: 'Red', nl: 'Rood', de: 'Rot', fr: 'Rouge' } },
  pink: { hex: '#E3A2B4', name: { en: 'Pink', nl: 'Roze', de: 'Rosa', fr: 'Rose' } },
  purple: { hex: '#6A3F66', name: { en: 'Purple', nl: 'Paars', de: 'Violett', fr: 'Violet' } },
  blue: { hex: '#2F5FA8', name: { en: 'Blue', nl: 'Blauw', de: 'Blau', fr: 'Bleu' } },
  green: { hex: '#4C7A4F', name: { en: 'Green', nl: 'Groen', de: 'Grün', fr: 'Vert' } },
} as const satisfies Readonly<Record<string, Omit<Family, 'key'>>>

const table = {
  black: { family: 'black', hex: '#1F1D1D', name: { en: 'Black', nl: 'Zwart', de: 'Schwarz', fr: 'Noir' } },
  charcoal: {
    family: 'grey',
    hex: '#3C3A38',
    name: { en: 'Charcoal', nl: 'Antraciet', de: 'Anthrazit', fr: 'Anthracite' },
  },
  grey: {
    family: 'grey',
    hex: '#CBC6BC',
    name: { en: 'Pearl grey', nl: 'Parelgrijs', de: 'Perlgrau', fr: 'Gris perle' },
  },
  slate: {
    family: 'grey',
    hex: '#8E9AA0',
    name: { en: 'Slate', nl: 'Leigrijs', de: 'Schiefergrau', fr: 'Gris ardoise' },
  },
  stone: {
    family: 'grey',
    hex: '#8F8A84',
    name: { en: 'Stone grey', nl: 'Steengrijs', de: 'Steingrau', fr: 'Gris pierre' },
  },
  white: { family: 'white', hex: '#F4F1EA', name: { en: 'White', nl: 'Wit', de: 'Weiß', fr: 'Blanc' } },
  ivory: { family: 'white', hex: '#E6DFD0', name: { en: 'Ivory', nl: 'Ivoor', de: 'Elfenbein', fr: 'Ivoire' } },
  ecru: { family: 'white', hex: '#DDD0B8', name: { en: 'Ecru', nl: 'Ecru', de: 'Ecru', fr: 'Écru' } },
  butter: {
    family: 'yellow',
    hex: '#E3D3A2',
    name: { en: 'Butter', nl: 'Botergeel', de: 'Buttergelb', fr: 'Jaune beurre' },
  },
  sand: { family: 'beige', hex: '#CDB596', name: { en: 'Sand', nl: 'Zand', de: 'Sand', fr: 'Sable' } },
  nude: { family: 'beige', hex: '#D9BDA3', name: { en: 'Nude', nl: 'Nude', de: 'Nude', fr: 'Nude' } },
  camel: { family: 'brown', hex: '#B98A56', name: { en: 'Camel', nl: 'Camel', de: 'Camel', fr: 'Camel' } },
  cognac: { family: 'brown', hex: '#9A5A32', name: { en: 'Cognac', nl: 'Cognac', de: 'Cognac', fr: 'Cognac' } },
  brown: { family: 'brown', hex: '#6B4630', name: { en: 'Brown', nl: 'Bruin', de: 'Braun', fr: 'Marron' } },
  'dark-brown': {
    family: 'brown',
    hex: '#4A2A1E',
    name: { en: 'Dark brown', nl: 'Donkerbruin', de: 'Dunkelbraun', fr: 'Brun foncé' },
  },
  taupe: { family: 'brown', hex: '#6F6354', name: { en: 'Taupe', nl: 'Taupe', de: 'Taupe', fr: 'Taupe' } },
  olive: { family: 'green', hex: '#6E6C3C', name: { en: 'Olive', nl: 'Olijf', de: 'Oliv', fr: 'Olive' } },
  moss: { family: 'green', hex: '#4C5547', name: { en: 'Moss', nl: 'Mosgroen', de: 'Moosgrün', fr: 'Vert mousse' } },
  sage: { family: 'green', hex: '#7D9471', name: { en: 'Sage', nl: 'Saliegroen', de: 'Salbeigrün', fr: 'Vert sauge' } },
  green: {
    family: 'green',
    hex: '#2F5142',
    name: { en: 'Bottle green', nl: 'Flessengroen', de: 'Flaschengrün', fr: 'Vert bouteille' },
  },
  petrol: { family: 'blue', hex: '#2F5068', name: { en: 'Petrol', nl: 'Petrol', de: 'Petrol', fr: 'Bleu pétrole' } },
  'slate-blue': {
    family: 'blue',
    hex: '#4A5A6B',
    name: { en: 'Slate blue', nl: 'Leiblauw', de: 'Schieferblau', fr: 'Bleu ardoise' },
  },
  'light-blue': {
    family: 'blue',
    hex: '#8CA7B8',
    name: { en: 'Light blue', nl: 'Lichtblauw', de: 'Hellblau', fr: 'Bleu clair' },
  },
  navy: {
    family: 'blue',
    hex: '#273552',
    name: { en: 'Navy', nl: 'Marineblauw', de: 'Marineblau', fr: 'Bleu marine' },
  },
  plum: { family: 'purple', hex: '#6A3F66', name: { en: 'Plum', nl: 'Pruim', de: 'Pflaume', fr: 'Prune' } },
  burgundy: { family: 'red', hex: '#7A2233', name: { en: 'Burgundy', nl: 'Bordeaux', de: 'Bordeaux', fr: 'Bordeaux' } },
  red: { family: 'red', hex: '#9A2A2B', name: { en: 'Red', nl: 'Rood', de: 'Rot', fr: 'Rouge' } },
  rust: { family: 'orange', hex: '#A64A33', name: { en: 'Rust', nl: 'Roest', de: 'Rostrot', fr: 'Rouille' } },
  coral: { family: 'orange', hex: '#D05B4C', name: { en: 'Coral', nl: 'Koraal', de: 'Koralle', fr: 'Corail' } },
  pink: { family: 'pink', hex: '#D39AA4', name: { en: 'Pink', nl: 'Roze', de: 'Rosa', fr: 'Rose' } },
  blush: {
    family: 'pink',
    hex: '#E3C6B8',
    name: { en: 'Blush', nl: 'Poederroze', de: 'Puderrosa', fr: 'Rose poudré' },
  },
  neutral: { family: 'beige', hex: '#E9DCC2', name: { en: 'Neutral', nl: 'Kleurloos', de: 'Farblos', fr: 'Incolore' } },
  'natural-wood': {
    family: 'brown',
    hex: '#B5824F',
    name: { en: 'Natural wood', nl: 'Naturel hout', de: 'Holz natur', fr: 'Bois naturel' },
  },
} as const satisfies Readonly<Record<string, Color>>

export type ColorKey = keyof typeof table

/** A colour as a product bears it; the same key has the same name and swatch everywhere. */
export function colorOf(key: ColorKey): ProductFeed['color'] {
  const { family, ...color } = table[key]
  return { key, ...color, family: { key: family, ...families[family] } }
}
