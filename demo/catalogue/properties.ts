import type { Translated } from '#kernel/storefront.ts'
import type { Dimensions, ProductFeed } from '#shop/catalog/catalog-feed.ts'
import type { CareKey } from './materials.ts'

/** What can be said of a product in a fixed word; the order here is the order on the page. */
const table = {
  heel: {
    name: { en: 'Heel height', nl: 'Hakhoogte', de: 'Absatzhöhe', fr: 'Hauteur de talon' },
    options: {
      flat: { en: 'Flat (up to 2 cm)', nl: 'Plat (t/m 2 cm)', de: 'Flach (bis 2 cm)', fr: 'Plat (jusqu’à 2 cm)' },
      low: {
        en: 'Low (over 2 to 4 cm)',
        nl: 'Laag (meer dan 2 t/m 4 cm)',
        de: 'Niedrig (über 2 bis 4 cm)',
        fr: 'Petit talon (de plus de 2 à 4 cm)',
      },
      mid: {
        en: 'Mid (over 4 to 7 cm)',
        nl: 'Middelhoog (meer dan 4 t/m 7 cm)',
        de: 'Mittel (über 4 bis 7 cm)',
        fr: 'Talon moyen (de plus de 4 à 7 cm)',
      },
      high: { en: 'High (over 7 cm)', nl: 'Hoog (meer dan 7 cm)', de: 'Hoch (über 7 cm)', fr: 'Haut (plus de 7 cm)' },
    },
  },
  heelShape: {
    name: { en: 'Heel shape', nl: 'Hakvorm', de: 'Absatzform', fr: 'Forme du talon' },
    options: {
      block: { en: 'Block', nl: 'Blokhak', de: 'Blockabsatz', fr: 'Talon bottier' },
      kitten: { en: 'Kitten', nl: 'Kittenhak', de: 'Kitten Heel', fr: 'Petit talon incurvé' },
      stiletto: { en: 'Stiletto', nl: 'Naaldhak', de: 'Stiletto', fr: 'Talon aiguille' },
    },
  },
  leather: {
    name: { en: 'Leather', nl: 'Leersoort', de: 'Lederart', fr: 'Type de cuir' },
    options: {
      smooth: { en: 'Smooth leather', nl: 'Glad leer', de: 'Glattleder', fr: 'Cuir lisse' },
      suede: { en: 'Suede', nl: 'Suède', de: 'Velours', fr: 'Suède' },
      patent: { en: 'Patent', nl: 'Lak', de: 'Lack', fr: 'Verni' },
    },
  },
  shaft: {
    name: { en: 'Shaft height', nl: 'Schachthoogte', de: 'Schafthöhe', fr: 'Hauteur de tige' },
    options: {
      ankle: { en: 'Ankle (12 cm)', nl: 'Enkel (12 cm)', de: 'Knöchel (12 cm)', fr: 'Cheville (12 cm)' },
      lace: { en: 'Ankle (15 cm)', nl: 'Enkel (15 cm)', de: 'Knöchel (15 cm)', fr: 'Cheville (15 cm)' },
      bootie: {
        en: 'Above the ankle (17 cm)',
        nl: 'Boven de enkel (17 cm)',
        de: 'Über dem Knöchel (17 cm)',
        fr: 'Au-dessus de la cheville (17 cm)',
      },
      knee: { en: 'Knee (38 cm)', nl: 'Knie (38 cm)', de: 'Knie (38 cm)', fr: 'Genou (38 cm)' },
    },
  },
  closure: {
    name: { en: 'Closure', nl: 'Sluiting', de: 'Verschluss', fr: 'Fermeture' },
    options: {
      laces: { en: 'Laces', nl: 'Veters', de: 'Schnürung', fr: 'Lacets' },
      slip: { en: 'Slip-on', nl: 'Instap', de: 'Zum Hineinschlüpfen', fr: 'À enfiler' },
      elastic: { en: 'Elastic', nl: 'Elastiek', de: 'Gummizug', fr: 'Élastique' },
      zip: { en: 'Zip', nl: 'Rits', de: 'Reißverschluss', fr: 'Zip' },
      buckle: { en: 'Buckle', nl: 'Gesp', de: 'Schnalle', fr: 'Boucle' },
      turnlock: { en: 'Turn lock', nl: 'Draaislot', de: 'Drehverschluss', fr: 'Fermoir tournant' },
      buttons: { en: 'Buttons', nl: 'Knopen', de: 'Knöpfe', fr: 'Boutons' },
      magnet: { en: 'Magnet', nl: 'Magneet', de: 'Magnet', fr: 'Aimant' },
    },
  },
  toe: {
    name: { en: 'Toe', nl: 'Neus', de: 'Schuhspitze', fr: 'Bout' },
    options: {
      round: { en: 'Round', nl: 'Rond', de: 'Rund', fr: 'Rond' },
      almond: { en: 'Almond', nl: 'Amandelvormig', de: 'Mandelförmig', fr: 'Amande' },
      pointed: { en: 'Pointed', nl: 'Puntig', de: 'Spitz', fr: 'Pointu' },
      open: { en: 'Open', nl: 'Open', de: 'Offen', fr: 'Ouvert' },
    },
  },
  sole: {
    name: { en: 'Sole', nl: 'Zool', de: 'Sohle', fr: 'Semelle' },
    options: {
      rubber: { en: 'Rubber', nl: 'Rubber', de: 'Gummi', fr: 'Caoutchouc' },
      lug: {
        en: 'Rubber with deep tread',
        nl: 'Rubber met diep profiel',
        de: 'Gummi mit tiefem Profil',
        fr: 'Caoutchouc cranté',
      },
      leather: { en: 'Leather', nl: 'Leer', de: 'Leder', fr: 'Cuir' },
      foam: { en: 'Cushioned foam', nl: 'Verend schuim', de: 'Federnder Schaum', fr: 'Mousse amortissante' },
    },
  },
  construction: {
    name: { en: 'Construction', nl: 'Constructie', de: 'Machart', fr: 'Montage' },
    options: {
      cemented: { en: 'Cemented', nl: 'Gelijmd', de: 'Geklebt', fr: 'Soudé' },
      cupsole: {
        en: 'Stitched cup sole',
        nl: 'Gestikte schaalzool',
        de: 'Genähte Schalensohle',
        fr: 'Semelle cuvette cousue',
      },
      welted: { en: 'Goodyear welted', nl: 'Goodyear-genaaid', de: 'Goodyear-rahmengenäht', fr: 'Cousu Goodyear' },
      blake: { en: 'Blake stitched', nl: 'Doorgenaaid (Blake)', de: 'Durchgenäht (Blake)', fr: 'Cousu Blake' },
    },
  },
  fit: {
    name: { en: 'Fit', nl: 'Pasvorm', de: 'Passform', fr: 'Coupe' },
    options: {
      narrow: { en: 'Narrow', nl: 'Smal', de: 'Schmal', fr: 'Étroit' },
      regular: { en: 'Regular', nl: 'Normaal', de: 'Normal', fr: 'Normal' },
      roomy: { en: 'Roomy', nl: 'Ruim', de: 'Weit', fr: 'Ample' },
      fitted: { en: 'Close-fitting', nl: 'Aansluitend', de: 'Tailliert', fr: 'Ajusté' },
    },
  },
  length: {
    name: { en: 'Length', nl: 'Lengte', de: 'Länge', fr: 'Longueur' },
    options: {
      hip: { en: 'To the hip', nl: 'Tot de heup', de: 'Hüftlang', fr: 'Aux hanches' },
      knee: { en: 'To the knee', nl: 'Tot de knie', de: 'Knielang', fr: 'Aux genoux' },
      midi: { en: 'Below the knee', nl: 'Over de knie', de: 'Wadenlang', fr: 'Sous le genou' },
    },
  },
  carried: {
    name: { en: 'Carried', nl: 'Draagwijze', de: 'Trageweise', fr: 'Porté' },
    options: {
      hand: { en: 'In the hand', nl: 'In de hand', de: 'In der Hand', fr: 'Main' },
      shoulder: { en: 'Over the shoulder', nl: 'Over de schouder', de: 'Über der Schulter', fr: 'Épaule' },
      arm: { en: 'On the arm', nl: 'Aan de arm', de: 'Am Arm', fr: 'Au bras' },
    },
  },
  dimensions: {
    name: {
      en: 'Measurements (W × H × D)',
      nl: 'Afmetingen (b × h × d)',
      de: 'Maße (B × H × T)',
      fr: 'Dimensions (L × H × P)',
    },
    options: {
      mini: { en: '18 × 12 × 6 cm', nl: '18 × 12 × 6 cm', de: '18 × 12 × 6 cm', fr: '18 × 12 × 6 cm' },
      small: { en: '22 × 14 × 6 cm', nl: '22 × 14 × 6 cm', de: '22 × 14 × 6 cm', fr: '22 × 14 × 6 cm' },
      medium: { en: '26 × 19 × 8 cm', nl: '26 × 19 × 8 cm', de: '26 × 19 × 8 cm', fr: '26 × 19 × 8 cm' },
      tall: { en: '36 × 33 × 12 cm', nl: '36 × 33 × 12 cm', de: '36 × 33 × 12 cm', fr: '36 × 33 × 12 cm' },
      large: { en: '36 × 30 × 15 cm', nl: '36 × 30 × 15 cm', de: '36 × 30 × 15 cm', fr: '36 × 30 × 15 cm' },
    },
  },
  beltWidth: {
    name: { en: 'Width', nl: 'Breedte', de: 'Breite', fr: 'Largeur' },
    options: {
      slim: { en: '2 cm', nl: '2 cm', de: '2 cm', fr: '2 cm' },
      narrow: { en: '3 cm', nl: '3 cm', de: '3 cm', fr: '3 cm' },
      broad: { en: '3.5 cm', nl: '3,5 cm', de: '3,5 cm', fr: '3,5 cm' },
    },
  },
  lining: {
    name: { en: 'Lining', nl: 'Voering', de: 'Futter', fr: 'Doublure' },
    options: {
      leather: { en: 'Leather', nl: 'Leer', de: 'Leder', fr: 'Cuir' },
      textile: { en: 'Textile', nl: 'Textiel', de: 'Textil', fr: 'Textile' },
      none: { en: 'Unlined', nl: 'Ongevoerd', de: 'Ungefüttert', fr: 'Sans doublure' },
    },
  },
  suits: {
    name: { en: 'Suitable for', nl: 'Geschikt voor', de: 'Geeignet für', fr: 'Convient à' },
    options: {
      smooth: { en: 'Smooth leather', nl: 'Glad leer', de: 'Glattleder', fr: 'Cuir lisse' },
      suede: { en: 'Suede and nubuck', nl: 'Suède en nubuck', de: 'Velours und Nubuk', fr: 'Suède et nubuck' },
      textile: { en: 'Textile', nl: 'Textiel', de: 'Textil', fr: 'Textile' },
      patent: { en: 'Patent', nl: 'Lak', de: 'Lack', fr: 'Verni' },
    },
  },
  ingredients: {
    name: { en: 'Ingredients', nl: 'Ingrediënten', de: 'Inhaltsstoffe', fr: 'Composition' },
    options: {
      carnauba: { en: 'Carnauba wax', nl: 'Carnaubawas', de: 'Carnaubawachs', fr: 'Cire de carnauba' },
      beeswax: { en: 'Beeswax', nl: 'Bijenwas', de: 'Bienenwachs', fr: 'Cire d’abeille' },
      lanolin: { en: 'Lanolin', nl: 'Lanoline', de: 'Lanolin', fr: 'Lanoline' },
      oil: { en: 'Rapeseed oil', nl: 'Koolzaadolie', de: 'Rapsöl', fr: 'Huile de colza' },
      water: { en: 'Water', nl: 'Water', de: 'Wasser', fr: 'Eau' },
      polymer: {
        en: 'Fluorine-free polymer',
        nl: 'Fluorvrij polymeer',
        de: 'Fluorfreies Polymer',
        fr: 'Polymère sans fluor',
      },
      propellant: {
        en: 'Propane and butane',
        nl: 'Propaan en butaan',
        de: 'Propan und Butan',
        fr: 'Propane et butane',
      },
    },
  },
  madeOf: {
    name: { en: 'Made of', nl: 'Gemaakt van', de: 'Gefertigt aus', fr: 'Matières' },
    options: {
      cedar: { en: 'Cedar', nl: 'Cederhout', de: 'Zedernholz', fr: 'Cèdre' },
      beech: { en: 'Beech', nl: 'Beukenhout', de: 'Buche', fr: 'Hêtre' },
      horsehair: { en: 'Horsehair', nl: 'Paardenhaar', de: 'Rosshaar', fr: 'Crin de cheval' },
      brass: { en: 'Brass', nl: 'Messing', de: 'Messing', fr: 'Laiton' },
      paper: { en: 'Paper', nl: 'Papier', de: 'Papier', fr: 'Papier' },
      linen: { en: 'Linen', nl: 'Linnen', de: 'Leinen', fr: 'Lin' },
      bristle: { en: 'Plant fibre', nl: 'Plantenvezel', de: 'Pflanzenfaser', fr: 'Fibre végétale' },
    },
  },
  season: {
    name: { en: 'Season', nl: 'Seizoen', de: 'Saison', fr: 'Saison' },
    options: {
      spring: { en: 'Spring', nl: 'Voorjaar', de: 'Frühling', fr: 'Printemps' },
      summer: { en: 'Summer', nl: 'Zomer', de: 'Sommer', fr: 'Été' },
      autumn: { en: 'Autumn', nl: 'Herfst', de: 'Herbst', fr: 'Automne' },
      winter: { en: 'Winter', nl: 'Winter', de: 'Winter', fr: 'Hiver' },
    },
  },
  occasion: {
    name: { en: 'Occasion', nl: 'Gelegenheid', de: 'Anlass', fr: 'Occasion' },
    options: {
      everyday: { en: 'Every day', nl: 'Elke dag', de: 'Alltag', fr: 'Tous les jours' },
      office: { en: 'Work', nl: 'Werk', de: 'Büro', fr: 'Bureau' },
      evening: { en: 'Evening', nl: 'Avond', de: 'Abend', fr: 'Soirée' },
      sport: { en: 'On the move', nl: 'Onderweg', de: 'Unterwegs', fr: 'En mouvement' },
    },
  },
} as const satisfies Readonly<
  Record<string, { readonly name: Translated; readonly options: Readonly<Record<string, Translated>> }>
>

type Table = typeof table

export type PropertyChoice = { readonly [Key in keyof Table]?: readonly (keyof Table[Key]['options'])[] }

/** The chosen properties in the table's order, in words. */
export function propertiesOf(choice: PropertyChoice): ProductFeed['properties'] {
  return Object.entries(table).flatMap(([key, property]) => {
    const chosen: readonly string[] = choice[key as keyof Table] ?? []
    const options = Object.entries<Translated>(property.options)
      .filter(([option]) => chosen.includes(option))
      .map(([, words]) => words)
    return options.length > 0 ? [{ name: property.name, options }] : []
  })
}

const leathers = {
  'smooth-leather': 'smooth',
  'dress-leather': 'smooth',
  bag: 'smooth',
  belt: 'smooth',
  suede: 'suede',
  'suede-bag': 'suede',
  patent: 'patent',
} as const satisfies Partial<Readonly<Record<CareKey, keyof Table['leather']['options']>>>

const isLeatherCare = (care: CareKey): care is keyof typeof leathers => care in leathers

/** What a product's leather is, as its care has it; nothing of what isn't leather. */
export function leatherOf(care: CareKey): PropertyChoice {
  return isLeatherCare(care) ? { leather: [leathers[care]] } : {}
}

/** A bag's measurements (width × height × depth) as numbers, in millimetres. */
export function measuredAs({ dimensions = [] }: PropertyChoice): Dimensions | undefined {
  const [first] = dimensions
  if (first === undefined) return undefined
  const [width = 0, height = 0, length = 0] = [...table.dimensions.options[first].en.matchAll(/\d+/g)].map(
    ([cm]) => Number(cm) * 10,
  )
  return { length, width, height }
}

export const allYear = ['spring', 'summer', 'autumn', 'winter'] as const
export const coldMonths = ['autumn', 'winter'] as const
export const warmMonths = ['spring', 'summer'] as const
export const midSeason = ['spring', 'autumn'] as const
