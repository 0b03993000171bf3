import { slugOf } from '#kernel/slug.ts'
import { knownLanguages, type Language } from '#kernel/storefront.ts'

type Names = Readonly<Record<Language, string>>

/** A colour that everybody has a word for. */
export type NamedColor = { readonly key: string; readonly hex: string; readonly name: Names }

type Row = readonly [
  key: string,
  hex: string,
  en: string,
  nl: string,
  de: string,
  fr: string,
  es: string,
  others?: string,
]

/** Names in each language, and other words and forms that files have for the same. */
const rows: readonly Row[] = [
  ['black', '#1f1d1d', 'Black', 'Zwart', 'Schwarz', 'Noir', 'Negro', 'noire negra zwarte'],
  ['white', '#f4f1ea', 'White', 'Wit', 'Weiß', 'Blanc', 'Blanco', 'blanche blanca witte weiss'],
  ['grey', '#8f8f8f', 'Grey', 'Grijs', 'Grau', 'Gris', 'Gris', 'gray'],
  ['light-grey', '#c9c9c6', 'Light grey', 'Lichtgrijs', 'Hellgrau', 'Gris clair', 'Gris claro', 'light-gray'],
  ['dark-grey', '#55555a', 'Dark grey', 'Donkergrijs', 'Dunkelgrau', 'Gris foncé', 'Gris oscuro', 'dark-gray'],
  ['charcoal', '#3c3a38', 'Charcoal', 'Antraciet', 'Anthrazit', 'Anthracite', 'Antracita'],
  ['silver', '#b9bbbd', 'Silver', 'Zilver', 'Silber', 'Argent', 'Plata', 'argente plateado'],
  ['gold', '#c0a050', 'Gold', 'Goud', 'Gold', 'Or', 'Oro', 'dore dorado'],
  ['bronze', '#8c6a44', 'Bronze', 'Brons', 'Bronze', 'Bronze', 'Bronce'],
  ['ecru', '#ddd0b8', 'Ecru', 'Ecru', 'Ecru', 'Écru', 'Crudo'],
  ['cream', '#efe6d2', 'Cream', 'Crème', 'Creme', 'Crème', 'Crema'],
  ['ivory', '#e6dfd0', 'Ivory', 'Ivoor', 'Elfenbein', 'Ivoire', 'Marfil'],
  ['beige', '#cdb596', 'Beige', 'Beige', 'Beige', 'Beige', 'Beige'],
  ['sand', '#cdb596', 'Sand', 'Zand', 'Sand', 'Sable', 'Arena'],
  ['taupe', '#8b7d6f', 'Taupe', 'Taupe', 'Taupe', 'Taupe', 'Topo'],
  ['camel', '#b98a56', 'Camel', 'Camel', 'Camel', 'Camel', 'Camel'],
  ['cognac', '#9a5a32', 'Cognac', 'Cognac', 'Cognac', 'Cognac', 'Coñac'],
  ['brown', '#6b4630', 'Brown', 'Bruin', 'Braun', 'Marron', 'Marrón', 'brun'],
  ['light-brown', '#a67c52', 'Light brown', 'Lichtbruin', 'Hellbraun', 'Marron clair', 'Marrón claro'],
  ['dark-brown', '#4a2a1e', 'Dark brown', 'Donkerbruin', 'Dunkelbraun', 'Marron foncé', 'Marrón oscuro', 'brun-fonce'],
  ['yellow', '#e8c93b', 'Yellow', 'Geel', 'Gelb', 'Jaune', 'Amarillo', 'amarilla'],
  ['orange', '#d8682c', 'Orange', 'Oranje', 'Orange', 'Orange', 'Naranja'],
  ['red', '#b0241f', 'Red', 'Rood', 'Rot', 'Rouge', 'Rojo', 'roja'],
  ['burgundy', '#5b1a24', 'Burgundy', 'Bordeaux', 'Bordeaux', 'Bordeaux', 'Burdeos', 'weinrot bordeauxrood bordo'],
  ['pink', '#e3a2b4', 'Pink', 'Roze', 'Rosa', 'Rose', 'Rosa'],
  ['purple', '#6a3f66', 'Purple', 'Paars', 'Violett', 'Violet', 'Morado', 'lila violeta'],
  ['blue', '#2f5fa8', 'Blue', 'Blauw', 'Blau', 'Bleu', 'Azul', 'bleue'],
  ['light-blue', '#9dbfdc', 'Light blue', 'Lichtblauw', 'Hellblau', 'Bleu clair', 'Azul claro'],
  ['dark-blue', '#1d2f5c', 'Dark blue', 'Donkerblauw', 'Dunkelblau', 'Bleu foncé', 'Azul oscuro'],
  ['navy', '#22304a', 'Navy', 'Navy', 'Navy', 'Bleu marine', 'Azul marino', 'navy-blue marineblauw marineblau marine'],
  ['turquoise', '#3aa6a6', 'Turquoise', 'Turquoise', 'Türkis', 'Turquoise', 'Turquesa', 'turkoois'],
  ['petrol', '#1f5561', 'Petrol', 'Petrol', 'Petrol', 'Bleu pétrole', 'Azul petróleo'],
  ['green', '#4c7a4f', 'Green', 'Groen', 'Grün', 'Vert', 'Verde', 'verte'],
  ['dark-green', '#23402f', 'Dark green', 'Donkergroen', 'Dunkelgrün', 'Vert foncé', 'Verde oscuro'],
  ['olive', '#6b6b3a', 'Olive', 'Olijfgroen', 'Oliv', 'Olive', 'Oliva', 'olijf olivgruen vert-olive verde-oliva'],
  ['khaki', '#8a815c', 'Khaki', 'Kaki', 'Khaki', 'Kaki', 'Caqui'],
]

const named: readonly NamedColor[] = rows.map(([key, hex, en, nl, de, fr, es]) => ({
  key,
  hex,
  name: { en, nl, de, fr, es },
}))

/** A word as it is compared: umlauts are written as two letters by some, and as one by others. */
const spellingsOf = (word: string): readonly string[] => [slugOf(word, 'en'), slugOf(word, 'de')]

const byWord = new Map(
  rows.flatMap(([key, , , , , , , others = ''], index) => {
    const color = named[index]
    const words = color ? knownLanguages.map((language) => color.name[language]) : []
    return color ? [key, ...words, ...others.split(' ')].flatMap(spellingsOf).map((word) => [word, color] as const) : []
  }),
)

/** The colour that a word of any language means: `Schwarz`, `noir` and `black` are one. Nothing for a word that is a shop's own. */
export const colorOfWord = (word: string): NamedColor | undefined =>
  spellingsOf(word)
    .filter((spelling) => spelling !== '')
    .map((spelling) => byWord.get(spelling))
    .find((color) => color !== undefined)

export const namedColors: readonly NamedColor[] = named
