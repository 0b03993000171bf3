import type { Translated } from '#kernel/storefront.ts'
import type { ProductFeed } from '#shop/catalog/catalog-feed.ts'
import type { BrandKey } from './brands.ts'
import type { Model } from './model.ts'
import { tariffCodeOf } from './tariff-codes.ts'

/** Where each maker sews. The others have not told. */
const madeIn: Partial<Readonly<Record<BrandKey, string>>> = {
  cordwainer: 'PT',
  langstraet: 'NL',
  tidewerk: 'PT',
  torrevanni: 'IT',
  aubrelle: 'FR',
  menorval: 'ES',
}

const resoling: Translated = {
  en: 'Soles and heels can be replaced by any shoemaker; the welt is stitched. Laces and insoles can be ordered singly.',
  nl: 'Zolen en hakken zijn door elke schoenmaker te vervangen; de rand is gestikt. Veters en inlegzolen zijn los te bestellen.',
  de: 'Sohlen und Absätze ersetzt jede Schuhmacherei; der Rahmen ist genäht. Schnürsenkel und Einlegesohlen sind einzeln erhältlich.',
  fr: 'Semelles et talons se remplacent chez tout cordonnier ; la trépointe est cousue. Lacets et semelles intérieures se commandent à l’unité.',
  es: 'Cualquier zapatero puede cambiar suelas y tacones; el cerco va cosido. Los cordones y las plantillas se piden sueltos.',
}

const collecting: Translated = {
  en: 'Tie the pair together and bring it to a collection point for textiles and shoes. Take out insoles and laces that can be used again.',
  nl: 'Bind het paar samen en breng het naar een inzamelpunt voor textiel en schoenen. Haal zolen en veters eruit die nog mee kunnen.',
  de: 'Das Paar zusammenbinden und zu einer Sammelstelle für Textilien und Schuhe bringen. Brauchbare Einlegesohlen und Schnürsenkel vorher herausnehmen.',
  fr: 'Attachez la paire et déposez-la à un point de collecte de textiles et de chaussures. Retirez les semelles et les lacets encore utilisables.',
  es: 'Ata el par y llévalo a un punto de recogida de textiles y calzado. Saca antes las plantillas y los cordones que aún sirvan.',
}

/** What makers told of a model for its passport, and what customs ask; nothing of repair and recycling of what no passport is asked for. */
export function passportFor(model: Model): Pick<ProductFeed, 'passport'> {
  const { brand, footwear, textile } = model
  const [origin, tariffCode] = [madeIn[brand], tariffCodeOf(model)]
  const isWelted = footwear?.sole.includes('leather') === true || (footwear !== undefined && brand === 'langstraet')
  return {
    passport: {
      ...(origin === undefined ? {} : { origin }),
      ...(tariffCode === undefined ? {} : { tariffCode }),
      // Only this maker weighs it.
      ...(brand === 'tidewerk' && (footwear || textile) ? { recycledContent: 30 } : {}),
      ...(isWelted ? { repair: resoling } : {}),
      ...(footwear ? { recycling: collecting } : {}),
    },
  }
}
