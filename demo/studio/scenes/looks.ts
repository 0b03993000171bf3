import type { Scene } from './model.ts'

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
      scale: 18.4,
      origin: [1260, 835],
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
      origin: [520, 1060],
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
      scale: 13.5,
      origin: [985, 880],
      solids: [{ shape: 'box', at: [-15, 20], size: [46, 30, 5], colour: '#8d9896' }],
      items: [
        { packshot: 'tote-1', at: [-16, 21, 5] },
        { packshot: 'chelsea-3', at: [17, -2] },
        { packshot: 'belt-2', at: [-12, -20] },
      ],
    },
    tall: {
      scale: 13.7,
      origin: [550, 1025],
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
      scale: 13.7,
      origin: [935, 865],
      solids: [{ shape: 'drum', at: [18, 12], size: [40, 40, 5], colour: '#e6ded0' }],
      items: [
        { packshot: 'sneaker-3', at: [-20, -2] },
        { packshot: 'tote-4', at: [18, 13, 5] },
        { packshot: 'belt-3', at: [6, -22] },
      ],
    },
    tall: {
      scale: 13.3,
      origin: [515, 1010],
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
      scale: 15.2,
      origin: [970, 865],
      solids: [
        { shape: 'arch', at: [14, 28], size: [40, 8, 50], colour: '#c89580' },
        { shape: 'box', at: [-26, 26], size: [22, 16, 20], colour: '#e0bba9' },
      ],
      items: [
        { packshot: 'tote-3', at: [14, 10] },
        { packshot: 'loafer-0', at: [-20, -2] },
        { packshot: 'belt-4', at: [6, -16] },
      ],
    },
    tall: {
      scale: 14.3,
      origin: [515, 970],
      solids: [
        { shape: 'arch', at: [10, 28], size: [40, 8, 52], colour: '#c89580' },
        { shape: 'box', at: [-22, 28], size: [18, 14, 22], colour: '#e0bba9' },
      ],
      items: [
        { packshot: 'tote-3', at: [11, 14] },
        { packshot: 'loafer-0', at: [-12, -14] },
        { packshot: 'belt-4', at: [18, -18] },
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
      scale: 15.8,
      origin: [1000, 850],
      solids: [{ shape: 'drum', at: [14, 10], size: [28, 28, 10], colour: '#7d5060' }],
      items: [
        { packshot: 'chain-2', at: [14, 11, 10] },
        { packshot: 'heeled-1', at: [-16, -4] },
        { packshot: 'narrowbelt-2', at: [9, -20] },
      ],
    },
    tall: {
      scale: 14.9,
      origin: [540, 990],
      solids: [{ shape: 'drum', at: [7, 14], size: [28, 28, 12], colour: '#7d5060' }],
      items: [
        { packshot: 'chain-2', at: [7, 15, 12] },
        { packshot: 'heeled-1', at: [-9, -16] },
        { packshot: 'narrowbelt-2', at: [14, -24] },
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
      scale: 13.5,
      origin: [985, 875],
      solids: [{ shape: 'box', at: [-18, 20], size: [44, 28, 4], colour: '#ede6da' }],
      items: [
        { packshot: 'tote-0', at: [-18, 20, 4] },
        { packshot: 'slide-4', at: [17, -4] },
        { packshot: 'belt-3', at: [-8, -18] },
      ],
    },
    tall: {
      scale: 13.1,
      origin: [545, 990],
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
      scale: 16.2,
      origin: [1015, 850],
      solids: [
        { shape: 'disc', at: [13, 29, 20], size: [36, 2.4], colour: '#e9d9d2' },
        { shape: 'drum', at: [12, 12], size: [28, 28, 8], colour: '#dbe1e2' },
      ],
      items: [
        { packshot: 'chain-0', at: [12, 13, 8] },
        { packshot: 'ballet-0', at: [-17, -6] },
        { packshot: 'narrowbelt-3', at: [7, -18] },
      ],
    },
    tall: {
      scale: 15.1,
      origin: [530, 965],
      solids: [
        { shape: 'disc', at: [4, 29, 24], size: [44, 2.4], colour: '#e9d9d2' },
        { shape: 'drum', at: [5, 14], size: [29, 29, 9], colour: '#dbe1e2' },
      ],
      items: [
        { packshot: 'chain-0', at: [5, 15, 9] },
        { packshot: 'ballet-0', at: [-9, -16] },
        { packshot: 'narrowbelt-3', at: [15, -18] },
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
      origin: [975, 855],
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
      origin: [525, 995],
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
      scale: 19,
      origin: [900, 795],
      solids: [
        { shape: 'disc', at: [-12, 31, 22], size: [34, 2], colour: '#d9cfbe' },
        { shape: 'box', at: [-12, 10], size: [34, 22, 9], colour: '#46545f' },
      ],
      items: [
        { packshot: 'mini-3', at: [-12, 10, 9] },
        { packshot: 'pump-3', at: [17, -4] },
        { packshot: 'narrowbelt-0', at: [-8, -18] },
      ],
    },
    tall: {
      scale: 19,
      origin: [535, 935],
      solids: [
        { shape: 'disc', at: [7, 31, 21], size: [28, 2], colour: '#d9cfbe' },
        { shape: 'box', at: [-4, 12], size: [36, 24, 10], colour: '#46545f' },
      ],
      items: [
        { packshot: 'mini-3', at: [-5, 12, 10] },
        { packshot: 'pump-3', at: [10, -16] },
        { packshot: 'narrowbelt-0', at: [-13, -20] },
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
      scale: 17.8,
      origin: [955, 825],
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
      scale: 16.5,
      origin: [560, 950],
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

/** Looks for men: shoes and the belt that goes with them. */
export const looksForHim: readonly Scene[] = [
  {
    name: 'look-two-pairs',
    room: { floor: '#cbc5b8', wall: '#cfc9bd', wallAt: 34, bow: 0 },
    pitch: 20,
    level: 0.76,
    sun: { from: [56, 36], power: 0.34, on: [0, 4, 8], gobo: { kind: 'window', panes: [2, 3], pane: [24, 20] } },
    wide: {
      scale: 17.5,
      origin: [1260, 815],
      solids: [
        { shape: 'box', at: [15, 15], size: [40, 40, 10], colour: '#bdb6a7' },
        { shape: 'box', at: [-25, 24], size: [18, 18, 30], colour: '#8f877a' },
      ],
      items: [
        { packshot: 'chelsea-2', at: [15, 17, 10] },
        { packshot: 'derby-3', at: [-15, -8] },
        { packshot: 'belt-0', at: [13, -18] },
      ],
    },
    tall: {
      scale: 16,
      origin: [495, 1040],
      solids: [
        { shape: 'box', at: [8, 17], size: [40, 40, 12], colour: '#bdb6a7' },
        { shape: 'box', at: [-19, 27], size: [16, 14, 38], colour: '#8f877a' },
      ],
      items: [
        { packshot: 'chelsea-2', at: [9, 19, 12] },
        { packshot: 'derby-3', at: [-8, -14] },
        { packshot: 'belt-0', at: [18, -16] },
      ],
    },
  },
  {
    name: 'look-guild',
    room: { floor: '#5c5346', wall: '#3f4a40', wallAt: 32, bow: 0, relief: { kind: 'panels', width: 22 } },
    pitch: 22,
    level: 0.84,
    sun: { from: [50, 38], power: 0.42, on: [0, 4, 6], gobo: { kind: 'slit', wide: 36 }, lean: 14, soft: 2 },
    wide: {
      scale: 20.5,
      origin: [945, 765],
      solids: [{ shape: 'box', at: [0, 4], size: [64, 46, 5], colour: '#7d6247', round: 0.6 }],
      items: [
        { packshot: 'derby-0', at: [-11, 7, 5] },
        { packshot: 'belt-0', at: [17, -6, 5] },
      ],
    },
    tall: {
      scale: 19.4,
      origin: [525, 975],
      solids: [
        { shape: 'box', at: [1, 4], size: [48, 60, 5], colour: '#7d6247', round: 0.6 },
        { shape: 'box', at: [-5, 12, 5], size: [36, 38, 8], colour: '#866a4e', round: 0.6 },
      ],
      items: [
        { packshot: 'derby-0', at: [-6, 15, 13] },
        { packshot: 'belt-0', at: [12, -16, 5] },
      ],
    },
  },
  {
    name: 'look-exchange',
    room: { floor: '#b7b5b0', wall: '#bcbab5', wallAt: 34, bow: 0 },
    pitch: 21,
    level: 0.78,
    sun: {
      from: [54, 34],
      power: 0.32,
      on: [0, 10, 12],
      gobo: { kind: 'blinds', slat: 4.4, gap: 3.2, count: 12, wide: 90 },
      lean: 8,
      soft: 0.9,
    },
    wide: {
      scale: 17.8,
      origin: [1075, 770],
      solids: [
        { shape: 'box', at: [4, 12], size: [44, 44, 9], colour: '#a5a39d' },
        { shape: 'box', at: [-24, 24], size: [14, 20, 26], colour: '#8e8c87' },
        { shape: 'box', at: [-31, -9], size: [22, 20, 3], colour: '#c4c2bc' },
      ],
      items: [
        { packshot: 'loafer-1', at: [4, 13, 9] },
        { packshot: 'belt-1', at: [-31.5, -9, 3] },
      ],
    },
    tall: {
      scale: 17.8,
      origin: [460, 920],
      solids: [
        { shape: 'drum', at: [2, 16], size: [48, 48, 12], colour: '#a5a39d' },
        { shape: 'drum', at: [12, -21], size: [21, 21, 4], colour: '#c9c7c2' },
      ],
      items: [
        { packshot: 'loafer-1', at: [2, 17, 12] },
        { packshot: 'belt-1', at: [11.5, -20.5, 4] },
      ],
    },
  },
  {
    name: 'look-harbour',
    room: { floor: '#d8cdb9', wall: '#c9d6db', wallAt: 34, bow: 0 },
    pitch: 20,
    level: 0.78,
    sun: {
      from: [60, 38],
      power: 0.32,
      on: [0, 8, 14],
      gobo: { kind: 'window', panes: [3, 2], pane: [22, 30], bar: 3 },
      soft: 1.1,
    },
    wide: {
      scale: 17.8,
      origin: [965, 715],
      solids: [
        { shape: 'gate', at: [13, 24], size: [46, 10, 40, 9], colour: '#e9e6df' },
        { shape: 'box', at: [-18, 12], size: [24, 22, 6], colour: '#e9e6df' },
      ],
      items: [
        { packshot: 'suedechelsea-2', at: [12, 0] },
        { packshot: 'belt-5', at: [-18, 11, 6] },
      ],
    },
    tall: {
      scale: 17.4,
      origin: [545, 880],
      solids: [{ shape: 'gate', at: [-1, 24], size: [50, 10, 50, 9], colour: '#e9e6df' }],
      items: [
        { packshot: 'suedechelsea-2', at: [3, 6] },
        { packshot: 'belt-5', at: [-14, -20] },
      ],
    },
  },
  {
    name: 'look-path',
    room: { floor: '#8b8a63', wall: '#85855f', wallAt: 44, bow: 26 },
    pitch: 20,
    level: 0.78,
    sun: {
      from: [46, 40],
      power: 0.36,
      on: [0, 4, 10],
      gobo: { kind: 'olive', seed: 41, size: 54, twigs: 6 },
      soft: 1.3,
    },
    wide: {
      scale: 20.5,
      origin: [915, 860],
      solids: [
        { shape: 'box', at: [12, 12], size: [46, 48, 6], turn: 14, colour: '#6e6d4c' },
        { shape: 'ball', at: [-19, 20], size: [15, 15], colour: '#a79f74' },
      ],
      items: [
        { packshot: 'hiker-1', at: [11, 14, 6] },
        { packshot: 'belt-0', at: [-14, -8] },
      ],
    },
    tall: {
      scale: 16.7,
      origin: [545, 965],
      solids: [
        { shape: 'box', at: [1, 14], size: [44, 50, 6], turn: 14, colour: '#6e6d4c' },
        { shape: 'box', at: [4, 16, 6], size: [38, 42, 6], turn: -6, colour: '#777653' },
      ],
      items: [
        { packshot: 'hiker-1', at: [4, 19, 12] },
        { packshot: 'belt-0', at: [-12, -24] },
      ],
    },
  },
  {
    name: 'look-long-lunch',
    room: { floor: '#e6d6a8', wall: '#e8dbb4', wallAt: 30, bow: 0 },
    pitch: 22,
    level: 0.78,
    sun: {
      from: [58, 42],
      power: 0.3,
      on: [0, 6, 14],
      gobo: { kind: 'palm', seed: 3, size: 58, twigs: 4 },
      soft: 1.1,
    },
    wide: {
      scale: 17.8,
      origin: [945, 720],
      solids: [
        { shape: 'arch', at: [-16, 24], size: [30, 6, 34], colour: '#b9846a' },
        { shape: 'drum', at: [12, 10], size: [40, 40, 6], colour: '#f0e8d2' },
      ],
      items: [
        { packshot: 'suedeloafer-3', at: [12, 11, 6] },
        { packshot: 'belt-0', at: [-16, -4] },
      ],
    },
    tall: {
      scale: 17.8,
      origin: [560, 810],
      solids: [
        { shape: 'arch', at: [-6, 24], size: [38, 6, 44], colour: '#b9846a' },
        { shape: 'drum', at: [3, 10], size: [42, 38, 6], colour: '#f0e8d2' },
      ],
      items: [
        { packshot: 'suedeloafer-3', at: [3, 11, 6] },
        { packshot: 'belt-0', at: [-11, -21] },
      ],
    },
  },
  {
    name: 'look-concert',
    room: { floor: '#8d4a3b', wall: '#93503f', wallAt: 34, bow: 0, relief: { kind: 'folds', width: 15 } },
    pitch: 22,
    level: 0.82,
    sun: { from: [52, 36], power: 0.36, on: [0, 4, 8], gobo: { kind: 'slit', wide: 40 }, lean: -12, soft: 2.6 },
    wide: {
      scale: 17.8,
      origin: [905, 855],
      solids: [
        { shape: 'box', at: [-10, 12], size: [42, 36, 12], colour: '#a15d4a' },
        { shape: 'box', at: [21, 4], size: [20, 20, 5], colour: '#a15d4a' },
      ],
      items: [
        { packshot: 'brogue-1', at: [-10, 14, 12] },
        { packshot: 'belt-1', at: [20.5, 4, 5] },
      ],
    },
    tall: {
      scale: 17.8,
      origin: [480, 905],
      solids: [{ shape: 'drum', at: [0, 14], size: [42, 42, 13], colour: '#a15d4a' }],
      items: [
        { packshot: 'brogue-1', at: [0, 16, 13] },
        { packshot: 'belt-1', at: [11, -16] },
      ],
    },
  },
]
