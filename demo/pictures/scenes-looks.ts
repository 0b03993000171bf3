import type { Scene } from './scenes-model.ts'

/** Looks: what one person would wear together. Their middle bears being cut to four by three. */
export const looksForHer: readonly Scene[] = [
  {
    name: 'look-worn-together',
    room: { floor: '#e2d2ba', wall: '#e5d7c1', wallAt: 34, bow: 0 },
    pitch: 16,
    level: 0.76,
    sun: {
      from: [58, 35],
      power: 0.36,
      on: [4, 0, 8],
      gobo: { kind: 'window', panes: [2, 3], pane: [27, 22] },
    },
    wide: {
      scale: 18.5,
      origin: [1270, 800],
      sun: { on: [-4, 0, 4] },
      solids: [
        { shape: 'drum', at: [-24, 20], size: [22, 22, 17], colour: '#c08d70' },
        { shape: 'box', at: [9, 14], size: [36, 24, 9], colour: '#dfcdb2' },
      ],
      items: [
        { packshot: 'block-0', at: [-17, -14] },
        { packshot: 'flap-0', at: [9, 15, 9] },
        { packshot: 'belt-2', at: [20, -18] },
      ],
    },
    tall: {
      scale: 17,
      origin: [540, 900],
      solids: [
        { shape: 'drum', at: [-19, 18], size: [21, 21, 26], colour: '#c08d70' },
        { shape: 'box', at: [10, 14], size: [33, 25, 12], turn: -8, colour: '#dfcdb2' },
      ],
      items: [
        { packshot: 'block-0', at: [-12, -16] },
        { packshot: 'flap-0', at: [9, 14, 12] },
        { packshot: 'belt-2', at: [14, -22] },
      ],
    },
  },
  {
    name: 'look-rain',
    room: { floor: '#c3c9c8', wall: '#b4bcbc', wallAt: 36, bow: 0, relief: { kind: 'reeds', width: 5 } },
    pitch: 16,
    level: 0.86,
    sun: {
      from: [52, 33],
      power: 0.24,
      colour: '#f4f4ee',
      on: [0, 20, 20],
      gobo: { kind: 'blinds', slat: 5, gap: 3.4, count: 9, wide: 70 },
      lean: -6,
      soft: 1.1,
    },
    wide: {
      scale: 16.5,
      origin: [960, 800],
      solids: [{ shape: 'box', at: [-14, 18], size: [40, 26, 7], colour: '#8d9896' }],
      items: [
        { packshot: 'tote-1', at: [-14, 18, 7] },
        { packshot: 'chelsea-3', at: [15, -4] },
        { packshot: 'belt-1', at: [-14, -18] },
      ],
    },
    tall: {
      scale: 15.5,
      origin: [520, 940],
      solids: [{ shape: 'box', at: [-8, 20], size: [44, 26, 7], colour: '#8d9896' }],
      items: [
        { packshot: 'tote-1', at: [-10, 20, 7] },
        { packshot: 'chelsea-3', at: [12, -8] },
        { packshot: 'belt-1', at: [-15, -22] },
      ],
    },
  },
  {
    name: 'look-morning',
    room: { floor: '#efebe2', wall: '#f0ece4', wallAt: 46, bow: 30 },
    pitch: 17,
    level: 0.84,
    sun: {
      from: [48, 38],
      power: 0.26,
      on: [0, 0, 10],
      gobo: { kind: 'olive', seed: 5, size: 46, twigs: 5 },
      soft: 1.5,
    },
    wide: {
      scale: 17.5,
      origin: [960, 800],
      solids: [{ shape: 'drum', at: [16, 12], size: [34, 34, 6], colour: '#e6ded0' }],
      items: [
        { packshot: 'sneaker-3', at: [-20, -4] },
        { packshot: 'tote-4', at: [15, 12, 6] },
        { packshot: 'belt-3', at: [4, -20] },
      ],
    },
    tall: {
      scale: 16,
      origin: [540, 930],
      solids: [{ shape: 'drum', at: [6, 20], size: [36, 36, 6], colour: '#e6ded0' }],
      items: [
        { packshot: 'sneaker-3', at: [-10, -14] },
        { packshot: 'tote-4', at: [6, 20, 6] },
        { packshot: 'belt-3', at: [19, -18] },
      ],
    },
  },
  {
    name: 'look-day',
    room: { floor: '#d9a78f', wall: '#dcae98', wallAt: 30, bow: 0 },
    pitch: 15,
    level: 0.78,
    sun: { from: [50, 34], power: 0.3, on: [2, 24, 22], gobo: { kind: 'arch', size: [52, 74] }, soft: 1.2 },
    wide: {
      scale: 16.5,
      origin: [960, 810],
      solids: [
        { shape: 'arch', at: [10, 24], size: [34, 8, 46], colour: '#cf9a82' },
        { shape: 'box', at: [-20, 8], size: [30, 22, 12], colour: '#e3bba7' },
      ],
      items: [
        { packshot: 'tote-3', at: [10, 10] },
        { packshot: 'loafer-0', at: [-20, 8, 12] },
        { packshot: 'belt-4', at: [-8, -18] },
      ],
    },
    tall: {
      scale: 16,
      origin: [540, 950],
      solids: [
        { shape: 'arch', at: [8, 24], size: [36, 8, 52], colour: '#cf9a82' },
        { shape: 'box', at: [-10, -8], size: [30, 22, 8], colour: '#e3bba7' },
      ],
      items: [
        { packshot: 'tote-3', at: [9, 10] },
        { packshot: 'loafer-0', at: [-10, -8, 8] },
        { packshot: 'belt-4', at: [17, -20] },
      ],
    },
  },
]
