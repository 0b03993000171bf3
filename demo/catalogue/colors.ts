import type { ProductFeed } from '#shop/catalog/catalog-feed.ts'

type Color = Omit<ProductFeed['color'], 'key'>

const table = {
  black: { hex: '#1F1D1D', name: { en: 'Black', nl: 'Zwart', de: 'Schwarz', fr: 'Noir' } },
  charcoal: { hex: '#3C3A38', name: { en: 'Charcoal', nl: 'Antraciet', de: 'Anthrazit', fr: 'Anthracite' } },
  grey: { hex: '#CBC6BC', name: { en: 'Pearl grey', nl: 'Parelgrijs', de: 'Perlgrau', fr: 'Gris perle' } },
  slate: { hex: '#8E9AA0', name: { en: 'Slate', nl: 'Leigrijs', de: 'Schiefergrau', fr: 'Gris ardoise' } },
  stone: { hex: '#8F8A84', name: { en: 'Stone grey', nl: 'Steengrijs', de: 'Steingrau', fr: 'Gris pierre' } },
  white: { hex: '#F4F1EA', name: { en: 'White', nl: 'Wit', de: 'Weiß', fr: 'Blanc' } },
  ivory: { hex: '#E6DFD0', name: { en: 'Ivory', nl: 'Ivoor', de: 'Elfenbein', fr: 'Ivoire' } },
  ecru: { hex: '#DDD0B8', name: { en: 'Ecru', nl: 'Ecru', de: 'Ecru', fr: 'Écru' } },
  butter: { hex: '#E3D3A2', name: { en: 'Butter', nl: 'Botergeel', de: 'Buttergelb', fr: 'Jaune beurre' } },
  sand: { hex: '#CDB596', name: { en: 'Sand', nl: 'Zand', de: 'Sand', fr: 'Sable' } },
  nude: { hex: '#D9BDA3', name: { en: 'Nude', nl: 'Nude', de: 'Nude', fr: 'Nude' } },
  camel: { hex: '#B98A56', name: { en: 'Camel', nl: 'Camel', de: 'Camel', fr: 'Camel' } },
  cognac: { hex: '#9A5A32', name: { en: 'Cognac', nl: 'Cognac', de: 'Cognac', fr: 'Cognac' } },
  brown: { hex: '#6B4630', name: { en: 'Brown', nl: 'Bruin', de: 'Braun', fr: 'Marron' } },
  'dark-brown': { hex: '#4A2A1E', name: { en: 'Dark brown', nl: 'Donkerbruin', de: 'Dunkelbraun', fr: 'Brun foncé' } },
  taupe: { hex: '#6F6354', name: { en: 'Taupe', nl: 'Taupe', de: 'Taupe', fr: 'Taupe' } },
  olive: { hex: '#6E6C3C', name: { en: 'Olive', nl: 'Olijf', de: 'Oliv', fr: 'Olive' } },
  moss: { hex: '#4C5547', name: { en: 'Moss', nl: 'Mosgroen', de: 'Moosgrün', fr: 'Vert mousse' } },
  sage: { hex: '#7D9471', name: { en: 'Sage', nl: 'Saliegroen', de: 'Salbeigrün', fr: 'Vert sauge' } },
  green: { hex: '#2F5142', name: { en: 'Bottle green', nl: 'Flessengroen', de: 'Flaschengrün', fr: 'Vert bouteille' } },
  petrol: { hex: '#2F5068', name: { en: 'Petrol', nl: 'Petrol', de: 'Petrol', fr: 'Bleu pétrole' } },
  'slate-blue': { hex: '#4A5A6B', name: { en: 'Slate blue', nl: 'Leiblauw', de: 'Schieferblau', fr: 'Bleu ardoise' } },
  'light-blue': { hex: '#8CA7B8', name: { en: 'Light blue', nl: 'Lichtblauw', de: 'Hellblau', fr: 'Bleu clair' } },
  navy: { hex: '#273552', name: { en: 'Navy', nl: 'Marineblauw', de: 'Marineblau', fr: 'Bleu marine' } },
  plum: { hex: '#6A3F66', name: { en: 'Plum', nl: 'Pruim', de: 'Pflaume', fr: 'Prune' } },
  burgundy: { hex: '#7A2233', name: { en: 'Burgundy', nl: 'Bordeaux', de: 'Bordeaux', fr: 'Bordeaux' } },
  red: { hex: '#9A2A2B', name: { en: 'Red', nl: 'Rood', de: 'Rot', fr: 'Rouge' } },
  rust: { hex: '#A64A33', name: { en: 'Rust', nl: 'Roest', de: 'Rostrot', fr: 'Rouille' } },
  coral: { hex: '#D05B4C', name: { en: 'Coral', nl: 'Koraal', de: 'Koralle', fr: 'Corail' } },
  pink: { hex: '#D39AA4', name: { en: 'Pink', nl: 'Roze', de: 'Rosa', fr: 'Rose' } },
  blush: { hex: '#E3C6B8', name: { en: 'Blush', nl: 'Poederroze', de: 'Puderrosa', fr: 'Rose poudré' } },
  neutral: { hex: '#E9DCC2', name: { en: 'Neutral', nl: 'Kleurloos', de: 'Farblos', fr: 'Incolore' } },
  'natural-wood': {
    hex: '#B5824F',
    name: { en: 'Natural wood', nl: 'Naturel hout', de: 'Holz natur', fr: 'Bois naturel' },
  },
} as const satisfies Readonly<Record<string, Color>>

export type ColorKey = keyof typeof table

/** A colour as a product bears it; the same key has the same name and swatch everywhere. */
export function colorOf(key: ColorKey): ProductFeed['color'] {
  return { key, ...table[key] }
}
