import type { ColorKey } from './colors.ts'
import type { CareKey } from './materials.ts'
import type { Colorway, Model } from './model.ts'

const balm = '31110.001'
const polish = '31210.001'
const spray = '32110.001'
const horsehairBrush = '33110.001'
const suedeBrush = '33210.001'
const shoeTrees = '34110.001'

const creams = { neutral: '31310.001', black: '31310.002', cognac: '31310.003', brown: '31310.004' } as const

/** Colours that a coloured cream may touch; every other one is fed without colour. */
const creamFor: Partial<Readonly<Record<ColorKey, keyof typeof creams>>> = {
  black: 'black',
  charcoal: 'black',
  cognac: 'cognac',
  camel: 'cognac',
  brown: 'brown',
  'dark-brown': 'brown',
}

/** What each material is kept with, the most useful first. What is not named here needs nothing that the shop sells. */
const kits: Partial<Readonly<Record<CareKey, (cream: string) => readonly string[]>>> = {
  'smooth-leather': (cream) => [cream, horsehairBrush, balm],
  'dress-leather': (cream) => [polish, cream, horsehairBrush],
  // Wax clouds patent, and a brush scratches it.
  patent: () => [],
  suede: () => [suedeBrush, spray],
  sport: () => [spray],
  bag: (cream) => [balm, cream, spray],
  'suede-bag': () => [suedeBrush, spray],
  belt: (cream) => [balm, cream],
}

/** The SKUs of what keeps a product: by its material, its colour, and whether a shoe tree would stay in it. */
export function maintenanceOf(model: Model, { color }: Colorway): readonly string[] {
  const kit = kits[model.care]?.(creams[creamFor[color] ?? 'neutral']) ?? []
  const isClosedShoe = model.footwear !== undefined && !model.properties.toe?.includes('open')
  return isClosedShoe ? [...kit, shoeTrees] : kit
}
