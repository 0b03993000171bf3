import type { Translated } from '#kernel/storefront.ts'

const words = (en: string, nl: string, de: string, fr: string): Translated => ({ en, nl, de, fr })

/** Names that the catalogue's own data leaves to the shop: attributes, materials of Directive 94/11/EC, fibres of Regulation (EU) 1007/2011. */
export const catalogMessages = {
  size: words('Size', 'Maat', 'Größe', 'Taille'),
  color: words('Colour', 'Kleur', 'Farbe', 'Couleur'),
  isNew: words('New', 'Nieuw', 'Neu', 'Nouveau'),
  comingSoon: words('Coming soon', 'Binnenkort verkrijgbaar', 'Demnächst verfügbar', 'Bientôt disponible'),
  upper: words('Upper', 'Bovenwerk', 'Obermaterial', 'Tige'),
  lining: words('Lining and sock', 'Voering en inlegzool', 'Futter und Decksohle', 'Doublure et semelle de propreté'),
  sole: words('Outer sole', 'Loopzool', 'Laufsohle', 'Semelle extérieure'),
} as const

export const materialNames: Readonly<Record<string, Translated>> = {
  leather: words('Leather', 'Leer', 'Leder', 'Cuir'),
  'coated-leather': words('Coated leather', 'Gecoat leer', 'Beschichtetes Leder', 'Cuir enduit'),
  textile: words('Textile', 'Textiel', 'Textil', 'Textile'),
  other: words('Other materials', 'Overig materiaal', 'Sonstiges Material', 'Autres matériaux'),
}

export const fibreNames: Readonly<Record<string, Translated>> = {
  cotton: words('cotton', 'katoen', 'Baumwolle', 'coton'),
  wool: words('wool', 'wol', 'Wolle', 'laine'),
  polyester: words('polyester', 'polyester', 'Polyester', 'polyester'),
  polyamide: words('polyamide', 'polyamide', 'Polyamid', 'polyamide'),
  viscose: words('viscose', 'viscose', 'Viskose', 'viscose'),
  elastane: words('elastane', 'elastaan', 'Elasthan', 'élasthanne'),
  linen: words('linen', 'linnen', 'Leinen', 'lin'),
  cashmere: words('cashmere', 'kasjmier', 'Kaschmir', 'cachemire'),
  silk: words('silk', 'zijde', 'Seide', 'soie'),
}
