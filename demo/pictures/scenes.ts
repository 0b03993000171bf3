import type { Tint } from './studio.ts'

export type Item = {
  readonly packshot: string
  /** The packshot's width in the scene, its middle from the left, and where it touches the floor from the top. */
  readonly width: number
  readonly center: number
  readonly floor: number
}

export type Layout = { readonly items: readonly Item[]; readonly lightFrom: number }

export type Scene = {
  readonly name: string
  readonly tint: Tint
  /** How dark it is beside the window's light; 0 leaves the window out. */
  readonly light: number
  readonly wide: Layout
  readonly tall: Layout
}

const paper: Tint = [1, 1, 1]
const sand: Tint = [0.93, 0.875, 0.795]
const clay: Tint = [0.86, 0.765, 0.68]
const stone: Tint = [0.85, 0.84, 0.8]

/** Wide scenes leave the left third free for words, tall ones the upper third. */
export const scenes: readonly Scene[] = [
  {
    name: 'home-women',
    tint: sand,
    light: 0.17,
    wide: {
      items: [
        { packshot: 'kneeboot-0', width: 700, center: 1620, floor: 970 },
        { packshot: 'flap-0', width: 560, center: 1170, floor: 930 },
        { packshot: 'block-0', width: 450, center: 715, floor: 980 },
      ],
      lightFrom: 0.62,
    },
    tall: {
      items: [
        { packshot: 'kneeboot-0', width: 680, center: 815, floor: 1190 },
        { packshot: 'flap-0', width: 540, center: 310, floor: 950 },
        { packshot: 'block-0', width: 420, center: 350, floor: 1280 },
      ],
      lightFrom: 0.28,
    },
  },
  {
    name: 'home-men',
    tint: stone,
    light: 0.15,
    wide: {
      items: [
        { packshot: 'chelsea-2', width: 720, center: 1570, floor: 900 },
        { packshot: 'derby-3', width: 700, center: 970, floor: 960 },
      ],
      lightFrom: 0.62,
    },
    tall: {
      items: [
        { packshot: 'chelsea-2', width: 640, center: 700, floor: 910 },
        { packshot: 'derby-3', width: 640, center: 380, floor: 1240 },
      ],
      lightFrom: 0.28,
    },
  },
  {
    name: 'banner-sneakers',
    tint: paper,
    light: 0.12,
    wide: {
      items: [
        { packshot: 'sneaker-3', width: 590, center: 1000, floor: 620 },
        { packshot: 'sneaker-5', width: 590, center: 1610, floor: 790 },
        { packshot: 'sneaker-1', width: 590, center: 1070, floor: 1035 },
      ],
      lightFrom: 0.62,
    },
    tall: {
      items: [
        { packshot: 'sneaker-3', width: 560, center: 330, floor: 760 },
        { packshot: 'sneaker-5', width: 560, center: 760, floor: 960 },
        { packshot: 'sneaker-1', width: 560, center: 330, floor: 1190 },
      ],
      lightFrom: 0.28,
    },
  },
  {
    name: 'banner-boots',
    tint: sand,
    light: 0.14,
    wide: {
      items: [
        { packshot: 'ankle-0', width: 660, center: 1600, floor: 890 },
        { packshot: 'chelsea-3', width: 660, center: 1010, floor: 930 },
      ],
      lightFrom: 0.62,
    },
    tall: {
      items: [
        { packshot: 'ankle-0', width: 600, center: 740, floor: 850 },
        { packshot: 'chelsea-3', width: 620, center: 340, floor: 1230 },
      ],
      lightFrom: 0.28,
    },
  },
  {
    name: 'banner-bags',
    tint: clay,
    light: 0.14,
    wide: {
      items: [
        { packshot: 'tote-3', width: 760, center: 1000, floor: 990 },
        { packshot: 'flap-2', width: 600, center: 1590, floor: 970 },
      ],
      lightFrom: 0.62,
    },
    tall: {
      items: [
        { packshot: 'tote-3', width: 620, center: 330, floor: 960 },
        { packshot: 'flap-2', width: 500, center: 790, floor: 1250 },
      ],
      lightFrom: 0.28,
    },
  },
  {
    name: 'story-langstraet',
    tint: stone,
    light: 0.13,
    wide: { items: [{ packshot: 'derby-0', width: 1150, center: 1270, floor: 900 }], lightFrom: 0.55 },
    tall: { items: [{ packshot: 'derby-0', width: 980, center: 560, floor: 1060 }], lightFrom: 0.28 },
  },
  {
    name: 'story-foldwick',
    tint: sand,
    light: 0.13,
    wide: { items: [{ packshot: 'flap-3', width: 1000, center: 1290, floor: 990 }], lightFrom: 0.55 },
    tall: { items: [{ packshot: 'flap-3', width: 960, center: 560, floor: 1150 }], lightFrom: 0.28 },
  },
  {
    name: 'story-aubrelle',
    tint: paper,
    light: 0.11,
    wide: { items: [{ packshot: 'ballet-0', width: 1150, center: 1270, floor: 960 }], lightFrom: 0.55 },
    tall: { items: [{ packshot: 'ballet-0', width: 980, center: 560, floor: 1090 }], lightFrom: 0.28 },
  },
]
