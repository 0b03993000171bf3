import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Mädchenstiefel größer', 'de', 'maedchenstiefel-groesser'],
  ['Bottes d’été', 'fr', 'bottes-d-ete'],
  ['Derby’s', 'nl', 'derbys'],
  ['AB/77 NVY', 'en', 'ab-77-nvy'],
  ['–', 'en', ''],
] as const)('%s (%s) is %s in an address', (text, language, slug) => expect(slugOf(text, language)).toBe(slug))
