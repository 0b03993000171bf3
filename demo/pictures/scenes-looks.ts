import type { Scene } from './scenes-model.ts'

/** Looks: what one woman would wear together. Their middle bears being cut to four by three. */
export const looksForHer: readonly Scene[] = [
  {
    name: 'look-worn-together',
    room: { floor: '#e2d2ba', wall: '#e5d7c1', wallAt: 34, bow: 0 },
    pitch: 17,
    level: 0.76,
    sun: {
      from: [58, 35],
      power: 0.36,
      on: [4, 0, 8],
      gobo: { kind: 'window', panes: [2, 3], pane: [27, 22] },
    },
    wide: {
      scale: 18.5,
      origin: [1290, 790],
      sun: { on: [-4, 0, 4] },
      solids: [
        { shape: 'drum', at: [-22, 20], size: [22, 22, 17], colour: '#b98a70' },
        { shape: 'box', at: [10, 14], size: [36, 24, 9], colour: '#dfcdb2' },
      ],
      items: [
        { packshot: 'block-0', at: [-15, -14] },
        { packshot: 'flap-0', at: [10, 15, 9] },
        { packshot: 'belt-2', at: [18, -18] },
      ],
    },
    tall: {
      scale: 16.5,
      origin: [530, 900],
      solids: [
        { shape: 'drum', at: [-18, 20], size: [21, 21, 26], colour: '#b98a70' },
        { shape: 'box', at: [11, 14], size: [33, 25, 12], turn: -8, colour: '#dfcdb2' },
      ],
      items: [
        { packshot: 'block-0', at: [-11, -16] },
        { packshot: 'flap-0', at: [10, 14, 12] },
        { packshot: 'belt-2', at: [16, -22] },
      ],
    },
  },
  {
    name: 'look-rain',
    room: { floor: '#c3c9c8', wall: '#b4bcbc', wallAt: 36, bow: 0, relief: { kind: 'reeds', width: 5 } },
    pitch: 17,
    level: 0.84,
    sun: {
      from: [52, 33],
      power: 0.26,
      colour: '#f6f5ee',
      on: [0, 20, 24],
      gobo: { kind: 'blinds', slat: 5, gap: 3.4, count: 9, wide: 80 },
      lean: -6,
      soft: 1.1,
    },
    wide: {
      scale: 14.2,
      origin: [950, 800],
      solids: [{ shape: 'box', at: [-15, 20], size: [46, 30, 5], colour: '#8d9896' }],
      items: [
        { packshot: 'tote-1', at: [-16, 21, 5] },
        { packshot: 'chelsea-3', at: [17, -2] },
        { packshot: 'belt-2', at: [-12, -20] },
      ],
    },
    tall: {
      scale: 14,
      origin: [520, 925],
      solids: [{ shape: 'box', at: [-8, 20], size: [46, 30, 5], colour: '#8d9896' }],
      items: [
        { packshot: 'tote-1', at: [-10, 21, 5] },
        { packshot: 'chelsea-3', at: [13, -8] },
        { packshot: 'belt-2', at: [-16, -22] },
      ],
    },
  },
  {
    name: 'look-morning',
    room: { floor: '#efebe2', wall: '#f0ece4', wallAt: 46, bow: 30 },
    pitch: 18,
    level: 0.82,
    sun: {
      from: [48, 38],
      power: 0.26,
      on: [0, 0, 10],
      gobo: { kind: 'olive', seed: 5, size: 46, twigs: 5 },
      soft: 1.1,
    },
    wide: {
      scale: 14.2,
      origin: [960, 800],
      solids: [{ shape: 'drum', at: [18, 12], size: [40, 40, 5], colour: '#e6ded0' }],
      items: [
        { packshot: 'sneaker-3', at: [-20, -2] },
        { packshot: 'tote-4', at: [18, 13, 5] },
        { packshot: 'belt-3', at: [6, -22] },
      ],
    },
    tall: {
      scale: 14.2,
      origin: [540, 920],
      solids: [{ shape: 'drum', at: [6, 20], size: [40, 40, 5], colour: '#e6ded0' }],
      items: [
        { packshot: 'sneaker-3', at: [-12, -14] },
        { packshot: 'tote-4', at: [6, 21, 5] },
        { packshot: 'belt-3', at: [19, -20] },
      ],
    },
  },
  {
    name: 'look-day',
    room: { floor: '#d3a18a', wall: '#d6a994', wallAt: 36, bow: 0 },
    pitch: 19,
    level: 0.78,
    sun: { from: [50, 34], power: 0.3, on: [2, 24, 22], gobo: { kind: 'arch', size: [52, 74] }, soft: 1.2 },
    wide: {
      scale: 14.2,
      origin: [960, 800],
      solids: [
        { shape: 'arch', at: [14, 28], size: [40, 8, 50], colour: '#c89580' },
        { shape: 'box', at: [-22, 8], size: [38, 34, 10], colour: '#e0bba9' },
      ],
      items: [
        { packshot: 'tote-3', at: [14, 10] },
        { packshot: 'loafer-0', at: [-22, 11, 10] },
        { packshot: 'belt-4', at: [-2, -22] },
      ],
    },
    tall: {
      scale: 14,
      origin: [540, 910],
      solids: [
        { shape: 'arch', at: [10, 28], size: [40, 8, 52], colour: '#c89580' },
        { shape: 'box', at: [-12, -6], size: [37, 34, 6], colour: '#e0bba9' },
      ],
      items: [
        { packshot: 'tote-3', at: [11, 14] },
        { packshot: 'loafer-0', at: [-12, -3, 6] },
        { packshot: 'belt-4', at: [18, -20] },
      ],
    },
  },
  {
    name: 'look-second-act',
    room: { floor: '#6a4150', wall: '#714757', wallAt: 34, bow: 0, relief: { kind: 'folds', width: 13 } },
    pitch: 19,
    level: 0.86,
    sun: { from: [46, 40], power: 0.42, on: [0, 6, 10], gobo: { kind: 'slit', wide: 34 }, lean: 16, soft: 2.4 },
    wide: {
      scale: 17.5,
      origin: [960, 820],
      solids: [{ shape: 'drum', at: [14, 10], size: [28, 28, 10], colour: '#7d5060' }],
      items: [
        { packshot: 'chain-2', at: [14, 11, 10] },
        { packshot: 'heeled-1', at: [-16, -4] },
      ],
    },
    tall: {
      scale: 16.5,
      origin: [540, 920],
      solids: [{ shape: 'drum', at: [7, 14], size: [28, 28, 12], colour: '#7d5060' }],
      items: [
        { packshot: 'chain-2', at: [7, 15, 12] },
        { packshot: 'heeled-1', at: [-8, -16] },
      ],
    },
  },
  {
    name: 'look-terrace',
    room: { floor: '#c58e6e', wall: '#f1ebe0', wallAt: 34, bow: 0 },
    pitch: 19,
    level: 0.76,
    sun: {
      from: [60, 44],
      power: 0.36,
      on: [0, 6, 16],
      gobo: { kind: 'palm', seed: 11, size: 62, twigs: 4 },
      soft: 1.1,
    },
    wide: {
      scale: 14.2,
      origin: [960, 790],
      solids: [{ shape: 'box', at: [-18, 20], size: [44, 28, 4], colour: '#ede6da' }],
      items: [
        { packshot: 'tote-0', at: [-18, 20, 4] },
        { packshot: 'slide-4', at: [17, -4] },
        { packshot: 'belt-3', at: [-8, -18] },
      ],
    },
    tall: {
      scale: 14,
      origin: [540, 905],
      solids: [{ shape: 'box', at: [-8, 20], size: [44, 27, 4], colour: '#ede6da' }],
      items: [
        { packshot: 'tote-0', at: [-8, 20, 4] },
        { packshot: 'slide-4', at: [10, -14] },
        { packshot: 'belt-3', at: [-17, -22] },
      ],
    },
  },
  {
    name: 'look-matinee',
    room: { floor: '#ccd5d8', wall: '#c3ced3', wallAt: 30, bow: 0 },
    pitch: 21,
    level: 0.82,
    sun: {
      from: [56, 36],
      power: 0.24,
      on: [4, 18, 18],
      gobo: { kind: 'arch', size: [46, 66], bar: 2.6 },
      soft: 1.1,
    },
    wide: {
      scale: 18,
      origin: [960, 800],
      solids: [
        { shape: 'disc', at: [13, 29, 20], size: [36, 2.4], colour: '#e9d9d2' },
        { shape: 'drum', at: [12, 12], size: [28, 28, 8], colour: '#dbe1e2' },
      ],
      items: [
        { packshot: 'chain-0', at: [12, 13, 8] },
        { packshot: 'ballet-0', at: [-17, -6] },
      ],
    },
    tall: {
      scale: 17,
      origin: [540, 920],
      solids: [
        { shape: 'disc', at: [4, 29, 24], size: [44, 2.4], colour: '#e9d9d2' },
        { shape: 'drum', at: [5, 14], size: [29, 29, 9], colour: '#dbe1e2' },
      ],
      items: [
        { packshot: 'chain-0', at: [5, 15, 9] },
        { packshot: 'ballet-0', at: [-6, -16] },
      ],
    },
  },
  {
    name: 'look-ride',
    room: { floor: '#b2b59b', wall: '#a6aa8f', wallAt: 34, bow: 0, relief: { kind: 'panels', width: 26 } },
    pitch: 16,
    level: 0.8,
    sun: {
      from: [60, 34],
      power: 0.32,
      on: [0, 12, 18],
      gobo: { kind: 'window', panes: [2, 2], pane: [22, 30], bar: 3 },
      soft: 1.2,
    },
    wide: {
      scale: 15.5,
      origin: [960, 830],
      solids: [
        { shape: 'box', at: [17, 16], size: [34, 24, 14], colour: '#989d80' },
        { shape: 'box', at: [17, -1], size: [34, 12, 7], colour: '#989d80' },
      ],
      items: [
        { packshot: 'kneeboot-4', at: [-17, 2] },
        { packshot: 'flap-3', at: [17, 16, 14] },
        { packshot: 'belt-3', at: [4, -18] },
      ],
    },
    tall: {
      scale: 15,
      origin: [530, 930],
      solids: [{ shape: 'box', at: [14, 14], size: [34, 26, 15], colour: '#989d80' }],
      items: [
        { packshot: 'kneeboot-4', at: [-11, 0] },
        { packshot: 'flap-3', at: [15, 14, 15] },
        { packshot: 'belt-3', at: [15, -16] },
      ],
    },
  },
  {
    name: 'look-late-train',
    room: { floor: '#36424f', wall: '#333f4d', wallAt: 32, bow: 0 },
    pitch: 19,
    level: 0.94,
    sun: { from: [44, 36], power: 0.3, on: [-4, 4, 8], gobo: { kind: 'slit', wide: 44 }, lean: -14, soft: 3 },
    wide: {
      scale: 17.5,
      origin: [960, 810],
      solids: [
        { shape: 'disc', at: [-8, 31, 24], size: [32, 2], colour: '#d9cfbe' },
        { shape: 'box', at: [-12, 10], size: [34, 22, 9], colour: '#46545f' },
      ],
      items: [
        { packshot: 'chain-3', at: [-12, 10, 9] },
        { packshot: 'heeled-5', at: [17, -4] },
      ],
    },
    tall: {
      scale: 16.5,
      origin: [540, 920],
      solids: [
        { shape: 'disc', at: [8, 31, 32], size: [30, 2], colour: '#d9cfbe' },
        { shape: 'box', at: [-4, 12], size: [36, 24, 10], colour: '#46545f' },
      ],
      items: [
        { packshot: 'chain-3', at: [-5, 12, 10] },
        { packshot: 'heeled-5', at: [7, -16] },
      ],
    },
  },
  {
    name: 'look-garden',
    room: { floor: '#c3cab0', wall: '#c6cdb4', wallAt: 42, bow: 26 },
    pitch: 20,
    level: 0.8,
    sun: {
      from: [50, 40],
      power: 0.28,
      on: [0, 6, 12],
      gobo: { kind: 'olive', seed: 23, size: 40, twigs: 5, in: [76, 84] },
      soft: 1,
    },
    wide: {
      scale: 18,
      origin: [960, 800],
      solids: [
        { shape: 'drum', at: [-14, 14], size: [34, 34, 4], colour: '#e6dcb6' },
        { shape: 'drum', at: [-14, 15], size: [27, 27, 9], colour: '#ded3a8' },
      ],
      items: [
        { packshot: 'flap-6', at: [-14, 15, 9] },
        { packshot: 'ballet-6', at: [15, -4] },
        { packshot: 'belt-2', at: [-9, -20] },
      ],
    },
    tall: {
      scale: 17,
      origin: [540, 900],
      solids: [
        { shape: 'drum', at: [-2, 18], size: [36, 36, 4], colour: '#e6dcb6' },
        { shape: 'drum', at: [-2, 19], size: [28, 28, 10], colour: '#ded3a8' },
      ],
      items: [
        { packshot: 'flap-6', at: [-2, 19, 10] },
        { packshot: 'ballet-6', at: [9, -16] },
        { packshot: 'belt-2', at: [-16, -16] },
      ],
    },
  },
]
