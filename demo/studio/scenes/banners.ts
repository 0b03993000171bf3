import type { Scene } from './model.ts'

/** What the two home pages open with. Wide scenes leave the left third free for words, tall ones the upper third. */
export const openings: readonly Scene[] = [
  {
    name: 'home-women',
    room: { floor: '#ddcab0', wall: '#e0d0b9', wallAt: 36, bow: 0 },
    pitch: 16,
    level: 0.76,
    sun: { from: [60, 34], power: 0.36, on: [4, 4, 12], gobo: { kind: 'window', panes: [2, 3], pane: [30, 25] } },
    wide: {
      scale: 15.7,
      origin: [1180, 855],
      solids: [{ shape: 'box', at: [-2, 16], size: [34, 24, 10], colour: '#d8c3a6' }],
      items: [
        { packshot: 'kneeboot-0', at: [26, 4] },
        { packshot: 'flap-0', at: [-2, 16, 10] },
        { packshot: 'block-0', at: [-16, -16] },
      ],
    },
    tall: {
      scale: 15.5,
      origin: [520, 1090],
      solids: [{ shape: 'box', at: [-11, 16], size: [34, 24, 10], colour: '#d8c3a6' }],
      items: [
        { packshot: 'kneeboot-0', at: [14, 2] },
        { packshot: 'flap-0', at: [-11, 16, 10] },
        { packshot: 'block-0', at: [-12, -14] },
      ],
    },
  },
  {
    name: 'home-men',
    room: { floor: '#c3bfb2', wall: '#c8c4b9', wallAt: 40, bow: 22 },
    pitch: 21,
    level: 0.77,
    sun: { from: [56, 36], power: 0.34, on: [2, 4, 8], gobo: { kind: 'window', panes: [2, 2], pane: [30, 30] } },
    wide: {
      scale: 18,
      origin: [1300, 795],
      solids: [{ shape: 'box', at: [12, 14], size: [42, 40, 8], colour: '#b1ac9c' }],
      items: [
        { packshot: 'chelsea-2', at: [14, 15, 8] },
        { packshot: 'derby-3', at: [-18, -10] },
      ],
    },
    tall: {
      scale: 16.5,
      origin: [530, 1010],
      solids: [{ shape: 'box', at: [8, 16], size: [44, 36, 8], colour: '#b1ac9c' }],
      items: [
        { packshot: 'chelsea-2', at: [9, 17, 8] },
        { packshot: 'derby-3', at: [-8, -14] },
      ],
    },
  },
]

/** For categories. */
export const banners: readonly Scene[] = [
  {
    name: 'banner-sneakers',
    room: { floor: '#e4e4e0', wall: '#e7e7e3', wallAt: 40, bow: 24 },
    pitch: 21,
    level: 0.8,
    sun: { from: [54, 38], power: 0.28, on: [0, 4, 8], gobo: { kind: 'window', panes: [3, 2], pane: [24, 30] } },
    wide: {
      scale: 15.6,
      origin: [1115, 755],
      solids: [
        { shape: 'box', at: [-1, 17], size: [32, 38, 10], colour: '#d9dad6' },
        { shape: 'box', at: [31, 17], size: [32, 38, 17], colour: '#cdd0cc' },
      ],
      items: [
        { packshot: 'sneaker-3', at: [-1, 19, 10] },
        { packshot: 'sneaker-5', at: [31, 19, 17] },
        { packshot: 'sneaker-1', at: [-14, -19] },
      ],
    },
    tall: {
      scale: 14.8,
      origin: [500, 1000],
      solids: [
        { shape: 'box', at: [-11, 26], size: [36, 38, 18], colour: '#d9dad6' },
        { shape: 'box', at: [15, 10], size: [34, 38, 9], colour: '#cfd1cd' },
      ],
      items: [
        { packshot: 'sneaker-3', at: [-11, 28, 18] },
        { packshot: 'sneaker-5', at: [15, 12, 9] },
        { packshot: 'sneaker-1', at: [-12, -26] },
      ],
    },
  },
  {
    name: 'banner-boots',
    room: { floor: '#cdb594', wall: '#d2bc9e', wallAt: 34, bow: 0, relief: { kind: 'panels', width: 30 } },
    pitch: 20,
    level: 0.77,
    sun: {
      from: [52, 36],
      power: 0.34,
      on: [0, 6, 10],
      gobo: { kind: 'olive', seed: 9, size: 44, twigs: 5, in: [84, 80] },
      soft: 1.1,
    },
    wide: {
      scale: 17.5,
      origin: [1280, 825],
      solids: [{ shape: 'drum', at: [13, 16], size: [46, 46, 9], colour: '#b99c78' }],
      items: [
        { packshot: 'ankle-0', at: [13, 17, 9] },
        { packshot: 'chelsea-3', at: [-16, -6] },
      ],
    },
    tall: {
      scale: 15.5,
      origin: [515, 1020],
      solids: [{ shape: 'drum', at: [9, 18], size: [46, 46, 9], colour: '#b99c78' }],
      items: [
        { packshot: 'ankle-0', at: [9, 19, 9] },
        { packshot: 'chelsea-3', at: [-7, -14] },
      ],
    },
  },
  {
    name: 'banner-bags',
    room: { floor: '#cf9f86', wall: '#d6ab93', wallAt: 34, bow: 0 },
    pitch: 15,
    level: 0.77,
    sun: { from: [58, 34], power: 0.34, on: [4, 10, 20], gobo: { kind: 'arch', size: [64, 84], bar: 3 } },
    wide: {
      scale: 15.5,
      origin: [1275, 910],
      solids: [{ shape: 'box', at: [20, 8], size: [36, 24, 12], colour: '#c18f77' }],
      items: [
        { packshot: 'tote-3', at: [-16, 4] },
        { packshot: 'flap-2', at: [20, 8, 12] },
      ],
    },
    tall: {
      scale: 14.5,
      origin: [560, 1180],
      solids: [{ shape: 'box', at: [11, -4], size: [34, 24, 7], colour: '#c18f77' }],
      items: [
        { packshot: 'tote-3', at: [-8, 18] },
        { packshot: 'flap-2', at: [11, -4, 7] },
      ],
    },
  },
  {
    name: 'banner-heels',
    room: { floor: '#d5b3ae', wall: '#d9bab5', wallAt: 34, bow: 0, relief: { kind: 'reeds', width: 4 } },
    pitch: 20,
    level: 0.79,
    sun: { from: [50, 38], power: 0.3, on: [0, 6, 10], gobo: { kind: 'slit', wide: 60 }, lean: 18, soft: 2.6 },
    wide: {
      scale: 14.9,
      origin: [1205, 815],
      solids: [{ shape: 'stairs', at: [0, 16], size: [78, 38, 24, 3], colour: '#c9a19b' }],
      items: [
        { packshot: 'kitten-3', at: [0, 18, 16] },
        { packshot: 'pump-5', at: [26, 18, 24] },
        { packshot: 'strapblock-2', at: [-18, -18] },
      ],
    },
    tall: {
      scale: 13.5,
      origin: [545, 1060],
      solids: [
        { shape: 'box', at: [13, 24], size: [32, 38, 26], colour: '#c9a19b' },
        { shape: 'box', at: [-13, 18], size: [30, 38, 11], colour: '#cfaaa4' },
      ],
      items: [
        { packshot: 'kitten-3', at: [-13, 20, 11] },
        { packshot: 'pump-5', at: [13, 26, 26] },
        { packshot: 'strapblock-2', at: [4, -20] },
      ],
    },
  },
  {
    name: 'banner-flats',
    room: { floor: '#cfd3c4', wall: '#d3d7c9', wallAt: 44, bow: 28 },
    pitch: 25,
    level: 0.8,
    sun: {
      from: [48, 40],
      power: 0.28,
      on: [0, 4, 6],
      gobo: { kind: 'olive', seed: 67, size: 48, twigs: 5 },
      soft: 1.2,
    },
    wide: {
      scale: 18,
      origin: [1235, 620],
      solids: [
        { shape: 'drum', at: [17, 14], size: [38, 38, 5], colour: '#bcc3ae' },
        { shape: 'drum', at: [-17, 8], size: [34, 34, 2.5], colour: '#e3e4d6' },
      ],
      items: [
        { packshot: 'maryjane-0', at: [17, 14, 5] },
        { packshot: 'ballet-6', at: [-17, 8, 2.5] },
        { packshot: 'pointed-3', at: [8, -24] },
      ],
    },
    tall: {
      scale: 17.5,
      origin: [520, 910],
      solids: [
        { shape: 'drum', at: [-10, 26], size: [36, 36, 5], colour: '#e3e4d6' },
        { shape: 'drum', at: [13, 4], size: [34, 34, 2.5], colour: '#bcc3ae' },
      ],
      items: [
        { packshot: 'maryjane-0', at: [-10, 26, 5] },
        { packshot: 'ballet-6', at: [13, 4, 2.5] },
        { packshot: 'pointed-3', at: [-9, -20] },
      ],
    },
  },
  {
    name: 'banner-sandals',
    room: { floor: '#e3c7a2', wall: '#f0eadf', wallAt: 32, bow: 0 },
    pitch: 23,
    level: 0.76,
    sun: { from: [60, 46], power: 0.34, on: [2, 6, 12], gobo: { kind: 'palm', seed: 29, size: 64, twigs: 4 }, soft: 1 },
    wide: {
      scale: 18,
      origin: [1300, 750],
      solids: [
        { shape: 'gate', at: [9, 30], size: [46, 9, 42, 8], colour: '#ece5d8' },
        { shape: 'box', at: [12, 8], size: [36, 32, 5], colour: '#d98f6a' },
      ],
      items: [
        { packshot: 'heeled-0', at: [12, 8, 5] },
        { packshot: 'slide-3', at: [-16, -8] },
      ],
    },
    tall: {
      scale: 17,
      origin: [575, 930],
      solids: [
        { shape: 'gate', at: [-1, 34], size: [50, 9, 50, 8], colour: '#ece5d8' },
        { shape: 'box', at: [4, 14], size: [36, 31, 5], colour: '#d98f6a' },
      ],
      items: [
        { packshot: 'heeled-0', at: [5, 14, 5] },
        { packshot: 'slide-3', at: [-6, -16] },
      ],
    },
  },
  {
    name: 'banner-belts',
    room: { floor: '#8d6a50', wall: '#94725a', wallAt: 36, bow: 0 },
    pitch: 23,
    level: 0.8,
    sun: {
      from: [52, 36],
      power: 0.36,
      on: [0, 6, 6],
      gobo: { kind: 'blinds', slat: 4, gap: 3, count: 14, wide: 90 },
      lean: -10,
      soft: 0.9,
    },
    wide: {
      scale: 19.9,
      origin: [1175, 725],
      solids: [
        { shape: 'drum', at: [2, 16], size: [24, 24, 14], colour: '#a58166' },
        { shape: 'drum', at: [24, 10], size: [22, 22, 7], colour: '#7c5a42' },
      ],
      items: [
        { packshot: 'belt-4', at: [1.5, 16, 14] },
        { packshot: 'belt-3', at: [23.5, 10, 7] },
        { packshot: 'belt-2', at: [-16, -6] },
        { packshot: 'belt-5', at: [9, -14] },
      ],
    },
    tall: {
      scale: 20,
      origin: [490, 965],
      solids: [
        { shape: 'drum', at: [-8, 20], size: [24, 24, 16], colour: '#a58166' },
        { shape: 'drum', at: [13, 10], size: [22, 22, 7], colour: '#7c5a42' },
      ],
      items: [
        { packshot: 'belt-4', at: [-8.5, 20, 16] },
        { packshot: 'belt-3', at: [12.5, 10, 7] },
        { packshot: 'belt-2', at: [-9, -8] },
        { packshot: 'belt-5', at: [8, -22] },
      ],
    },
  },
  {
    name: 'banner-men-shoes',
    room: { floor: '#9aa3a4', wall: '#a3abac', wallAt: 36, bow: 0 },
    pitch: 22,
    level: 0.8,
    sun: {
      from: [56, 36],
      power: 0.32,
      on: [4, 6, 8],
      gobo: { kind: 'window', panes: [2, 2], pane: [34, 30], bar: 3 },
    },
    wide: {
      scale: 16,
      origin: [1115, 730],
      solids: [
        { shape: 'box', at: [-10, 24], size: [38, 38, 13], colour: '#8c9596' },
        { shape: 'box', at: [27, 14], size: [36, 38, 5], colour: '#b3baba' },
      ],
      items: [
        { packshot: 'lugloafer-3', at: [-10, 25, 13] },
        { packshot: 'brogue-2', at: [27, 15, 5] },
        { packshot: 'sneaker-2', at: [-9, -18] },
      ],
    },
    tall: {
      scale: 15.5,
      origin: [505, 975],
      solids: [
        { shape: 'box', at: [-11, 30], size: [38, 38, 15], colour: '#8c9596' },
        { shape: 'box', at: [14, 8], size: [36, 38, 5], colour: '#b3baba' },
      ],
      items: [
        { packshot: 'lugloafer-3', at: [-11, 31, 15] },
        { packshot: 'brogue-2', at: [14, 9, 5] },
        { packshot: 'sneaker-2', at: [-10, -24] },
      ],
    },
  },
  {
    name: 'banner-clothing',
    room: { floor: '#c9b8a4', wall: '#dbd0c2', wallAt: 30, bow: 0 },
    pitch: 9,
    level: 0.78,
    sun: {
      from: [56, 32],
      power: 0.34,
      on: [0, 30, 90],
      gobo: { kind: 'window', panes: [2, 3], pane: [52, 44], bar: 6 },
    },
    wide: {
      scale: 6.8,
      origin: [1290, 960],
      solids: [
        { shape: 'rail', at: [0, 24, 128], size: [150, 1.6], colour: '#b08a4e' },
        { shape: 'hook', at: [-34, 24, 115], size: [4.4, 0.7, 9.2], colour: '#b08a4e' },
        { shape: 'hook', at: [30, 24, 115], size: [4.4, 0.7, 9.2], colour: '#b08a4e' },
      ],
      items: [
        { packshot: 'coat-0', at: [-34, 22, 121] },
        { packshot: 'blazer-1', at: [30, 22, 121] },
        { packshot: 'chelsea-1', at: [36, 8] },
      ],
    },
    tall: {
      scale: 6.7,
      origin: [525, 1195],
      solids: [
        { shape: 'rail', at: [0, 24, 128], size: [110, 1.6], colour: '#b08a4e' },
        { shape: 'hook', at: [-24, 24, 115], size: [4.4, 0.7, 9.2], colour: '#b08a4e' },
        { shape: 'hook', at: [32, 24, 115], size: [4.4, 0.7, 9.2], colour: '#b08a4e' },
      ],
      items: [
        { packshot: 'coat-0', at: [-24, 22, 121] },
        { packshot: 'blazer-1', at: [32, 22, 121] },
        { packshot: 'chelsea-1', at: [34, 6] },
      ],
    },
  },
]

/** One for each house whose story the shop tells. */
export const stories: readonly Scene[] = [
  {
    name: 'story-langstraet',
    room: { floor: '#bdb6a6', wall: '#c2bcad', wallAt: 38, bow: 20 },
    pitch: 23,
    level: 0.77,
    sun: {
      from: [56, 36],
      power: 0.34,
      on: [0, 0, 4],
      gobo: { kind: 'window', panes: [2, 2], pane: [26, 24], bar: 3 },
    },
    wide: { scale: 35, origin: [1260, 690], items: [{ packshot: 'derby-0', at: [0, 0] }] },
    tall: { scale: 29, origin: [535, 880], items: [{ packshot: 'derby-0', at: [0, 0] }] },
  },
  {
    name: 'story-foldwick',
    room: { floor: '#cdc3b1', wall: '#c6bca9', wallAt: 30, bow: 0 },
    pitch: 15,
    level: 0.8,
    sun: { from: [50, 38], power: 0.34, on: [0, 6, 10], gobo: { kind: 'slit', wide: 40 }, lean: 16, soft: 2.4 },
    wide: {
      scale: 22.3,
      origin: [1140, 875],
      solids: [{ shape: 'box', at: [-5, 8], size: [38, 26, 6], colour: '#5e4a3a', round: 0.5 }],
      items: [
        { packshot: 'flap-3', at: [-5, 8, 6] },
        { packshot: 'belt-2', at: [20, -10] },
      ],
    },
    tall: {
      scale: 19.6,
      origin: [520, 1085],
      solids: [{ shape: 'box', at: [0, 8], size: [38, 26, 9], colour: '#5e4a3a', round: 0.5 }],
      items: [
        { packshot: 'flap-3', at: [0, 8, 9] },
        { packshot: 'belt-2', at: [6, -18] },
      ],
    },
  },
  {
    name: 'story-aubrelle',
    room: { floor: '#e2e0da', wall: '#e5e3dd', wallAt: 40, bow: 26 },
    pitch: 28,
    level: 0.81,
    sun: { from: [52, 40], power: 0.26, on: [0, 2, 2], gobo: { kind: 'arch', size: [40, 60], bar: 2.4 } },
    wide: { scale: 33, origin: [1265, 600], items: [{ packshot: 'ballet-0', at: [0, 0] }] },
    tall: { scale: 27, origin: [540, 830], items: [{ packshot: 'ballet-0', at: [0, 0] }] },
  },
  {
    name: 'story-tidewerk',
    room: { floor: '#b9cbd2', wall: '#c6d5da', wallAt: 46, bow: 30 },
    pitch: 20,
    level: 0.8,
    sun: {
      from: [56, 36],
      power: 0.28,
      colour: '#fff6e8',
      on: [0, 6, 10],
      gobo: { kind: 'blinds', slat: 9, gap: 9, count: 7, wide: 150 },
      lean: -20,
      soft: 3,
    },
    wide: {
      scale: 16,
      origin: [1085, 750],
      solids: [
        { shape: 'box', at: [16, 34], size: [60, 40, 12], colour: '#86a1ac' },
        { shape: 'box', at: [0, 5], size: [64, 42, 6], colour: '#9db5be' },
      ],
      items: [
        { packshot: 'sneaker-2', at: [24, 36, 12] },
        { packshot: 'suede-1', at: [-10, 8, 6] },
        { packshot: 'sneaker-3', at: [30, -26] },
      ],
    },
    tall: {
      scale: 14.8,
      origin: [515, 1005],
      solids: [
        { shape: 'box', at: [8, 40], size: [56, 40, 14], colour: '#86a1ac' },
        { shape: 'box', at: [-4, 10], size: [52, 40, 7], colour: '#9db5be' },
      ],
      items: [
        { packshot: 'sneaker-2', at: [9, 42, 14] },
        { packshot: 'suede-1', at: [-9, 12, 7] },
        { packshot: 'sneaker-3', at: [10, -26] },
      ],
    },
  },
  {
    name: 'story-torrevanni',
    room: { floor: '#d8c4a9', wall: '#e0cfb7', wallAt: 44, bow: 0 },
    pitch: 17,
    level: 0.76,
    sun: { from: [62, 34], power: 0.32, on: [4, 8, 12], gobo: { kind: 'none' } },
    wide: {
      scale: 16.4,
      origin: [1185, 895],
      solids: [
        { shape: 'gate', at: [-18, 34], size: [36, 10, 46, 6], colour: '#d2b797' },
        { shape: 'gate', at: [20, 34], size: [36, 10, 46, 6], colour: '#d2b797' },
        { shape: 'box', at: [20, 8], size: [30, 26, 12], colour: '#c7a07c' },
      ],
      items: [
        { packshot: 'pump-2', at: [-10, -2] },
        { packshot: 'chain-2', at: [20, 9, 12] },
      ],
    },
    tall: {
      scale: 15.6,
      origin: [550, 1080],
      solids: [
        { shape: 'gate', at: [-2, 34], size: [50, 10, 58, 8], colour: '#d2b797' },
        { shape: 'box', at: [7, 14], size: [32, 24, 9], colour: '#c7a07c' },
      ],
      items: [
        { packshot: 'pump-2', at: [-8, -14] },
        { packshot: 'chain-2', at: [7, 14, 9] },
      ],
    },
  },
  {
    name: 'story-ebbelund',
    room: { floor: '#a9b0ae', wall: '#bcc2bf', wallAt: 30, bow: 0, relief: { kind: 'panels', width: 34 } },
    pitch: 9,
    level: 0.8,
    sun: {
      from: [54, 33],
      power: 0.3,
      on: [0, 30, 90],
      gobo: { kind: 'window', panes: [3, 2], pane: [34, 60], bar: 5 },
    },
    wide: {
      scale: 6.6,
      origin: [1250, 985],
      solids: [
        { shape: 'rail', at: [0, 24, 128], size: [150, 1.6], colour: '#7a5c3f' },
        { shape: 'hook', at: [-44, 24, 115], size: [4.4, 0.7, 9.2], colour: '#7a5c3f' },
        { shape: 'hook', at: [4, 24, 115], size: [4.4, 0.7, 9.2], colour: '#7a5c3f' },
        { shape: 'hook', at: [50, 24, 115], size: [4.4, 0.7, 9.2], colour: '#7a5c3f' },
      ],
      items: [
        { packshot: 'coat-2', at: [-44, 22, 121] },
        { packshot: 'dress-1', at: [4, 22, 121] },
        { packshot: 'knit-0', at: [50, 22, 121] },
      ],
    },
    tall: {
      scale: 6.5,
      origin: [540, 1235],
      solids: [
        { shape: 'rail', at: [0, 24, 128], size: [120, 1.6], colour: '#7a5c3f' },
        { shape: 'hook', at: [-28, 24, 115], size: [4.4, 0.7, 9.2], colour: '#7a5c3f' },
        { shape: 'hook', at: [30, 24, 115], size: [4.4, 0.7, 9.2], colour: '#7a5c3f' },
      ],
      items: [
        { packshot: 'coat-2', at: [-28, 22, 121] },
        { packshot: 'knit-0', at: [30, 22, 121] },
      ],
    },
  },
  {
    name: 'story-laufwald',
    room: { floor: '#6f7d68', wall: '#788670', wallAt: 46, bow: 28 },
    pitch: 19,
    level: 0.8,
    sun: {
      from: [46, 42],
      power: 0.36,
      on: [0, 4, 8],
      gobo: { kind: 'palm', seed: 77, size: 60, twigs: 5 },
      soft: 1.4,
    },
    wide: {
      scale: 18.3,
      origin: [1280, 755],
      solids: [
        { shape: 'drum', at: [12, 14], size: [44, 44, 5], colour: '#8c9a80' },
        { shape: 'drum', at: [13, 15], size: [36, 36, 10], colour: '#95a289' },
      ],
      items: [
        { packshot: 'runner-3', at: [13, 15, 10] },
        { packshot: 'trainer-0', at: [-14, -12] },
      ],
    },
    tall: {
      scale: 18,
      origin: [555, 1020],
      solids: [
        { shape: 'drum', at: [4, 18], size: [44, 44, 6], colour: '#8c9a80' },
        { shape: 'drum', at: [4, 19], size: [36, 36, 13], colour: '#95a289' },
      ],
      items: [
        { packshot: 'runner-3', at: [4, 19, 13] },
        { packshot: 'trainer-0', at: [-5, -16] },
      ],
    },
  },
  {
    name: 'story-menorval',
    room: { floor: '#efe9dd', wall: '#8fb0bd', wallAt: 40, bow: 0 },
    pitch: 24,
    level: 0.74,
    sun: { from: [64, 46], power: 0.3, on: [0, 6, 8], gobo: { kind: 'none' } },
    wide: {
      scale: 18,
      origin: [1290, 700],
      solids: [
        { shape: 'gate', at: [-14, 30], size: [40, 12, 36, 8], colour: '#f3eee4' },
        { shape: 'stairs', at: [15, 30], size: [34, 18, 18, 3], colour: '#f3eee4' },
        { shape: 'box', at: [14, -3], size: [34, 40, 4], colour: '#efe9dd' },
      ],
      items: [
        { packshot: 'slide-0', at: [14, -2, 4] },
        { packshot: 'heeled-3', at: [-18, -12] },
      ],
    },
    tall: {
      scale: 18.5,
      origin: [535, 830],
      solids: [
        { shape: 'gate', at: [0, 36], size: [48, 12, 50, 9], colour: '#f3eee4' },
        { shape: 'box', at: [7, 8], size: [35, 38, 5], colour: '#f3eee4' },
      ],
      items: [
        { packshot: 'slide-0', at: [7, 9, 5] },
        { packshot: 'heeled-3', at: [-7, -22] },
      ],
    },
  },
  {
    name: 'story-cordwainer',
    room: { floor: '#cfc0ab', wall: '#6f5f4f', wallAt: 34, bow: 0 },
    pitch: 18,
    level: 0.8,
    sun: {
      from: [56, 36],
      power: 0.36,
      on: [0, 8, 12],
      gobo: { kind: 'window', panes: [3, 3], pane: [18, 20], bar: 2.4 },
    },
    wide: {
      scale: 16,
      origin: [1245, 750],
      solids: [
        { shape: 'box', at: [18, 11], size: [46, 48, 6], colour: '#b09c82' },
        { shape: 'drum', at: [-22, 20], size: [24, 24, 12], colour: '#8a7763' },
      ],
      items: [
        { packshot: 'lugchelsea-2', at: [18, 15, 6] },
        { packshot: 'ballet-3', at: [-14, -18] },
        { packshot: 'belt-4', at: [-22, 20, 12] },
      ],
    },
    tall: {
      scale: 15.5,
      origin: [530, 1010],
      solids: [{ shape: 'box', at: [6, 16], size: [46, 48, 9], colour: '#b09c82' }],
      items: [
        { packshot: 'lugchelsea-2', at: [6, 19, 9] },
        { packshot: 'ballet-3', at: [-6, -22] },
      ],
    },
  },
]

/** For what the shop writes. */
export const journal: readonly Scene[] = [
  {
    name: 'journal-care',
    room: { floor: '#7a5a3f', wall: '#59483a', wallAt: 34, bow: 0 },
    pitch: 23,
    level: 0.84,
    sun: {
      from: [54, 38],
      power: 0.38,
      on: [0, 4, 4],
      gobo: { kind: 'window', panes: [2, 2], pane: [26, 26], bar: 3 },
    },
    wide: {
      scale: 25,
      origin: [1170, 640],
      solids: [
        { shape: 'drum', at: [21, 8], size: [8.5, 8.5, 2.6], colour: '#2f2a26' },
        { shape: 'drum', at: [21, 8, 2.6], size: [8.9, 8.9, 1.1], colour: '#a9834a' },
        { shape: 'drum', at: [24, -4], size: [7.4, 7.4, 2.2], colour: '#6b2f24' },
        { shape: 'drum', at: [24, -4, 2.2], size: [7.8, 7.8, 1], colour: '#a9834a' },
        { shape: 'box', at: [13, -14], size: [17, 6, 3.4], turn: 18, colour: '#2b2520', round: 0.5 },
        { shape: 'box', at: [13, -14, 3.2], size: [18, 6.6, 2.2], turn: 18, colour: '#b98a58', round: 1 },
      ],
      items: [{ packshot: 'derby-2', at: [-8, 0] }],
    },
    tall: {
      scale: 25,
      origin: [540, 880],
      solids: [
        { shape: 'drum', at: [15, 16], size: [8.5, 8.5, 2.6], colour: '#2f2a26' },
        { shape: 'drum', at: [15, 16, 2.6], size: [8.9, 8.9, 1.1], colour: '#a9834a' },
        { shape: 'drum', at: [-13, -16], size: [7.4, 7.4, 2.2], colour: '#6b2f24' },
        { shape: 'drum', at: [-13, -16, 2.2], size: [7.8, 7.8, 1], colour: '#a9834a' },
        { shape: 'box', at: [8, -20], size: [17, 6, 3.4], turn: 14, colour: '#2b2520', round: 0.5 },
        { shape: 'box', at: [8, -20, 3.2], size: [18, 6.6, 2.2], turn: 14, colour: '#b98a58', round: 1 },
      ],
      items: [{ packshot: 'derby-2', at: [-2, 2] }],
    },
  },
  {
    name: 'journal-five-pairs',
    room: { floor: '#dcd6cb', wall: '#e2ddd3', wallAt: 56, bow: 0 },
    pitch: 20,
    level: 0.79,
    sun: { from: [58, 36], power: 0.3, on: [6, 12, 12], gobo: { kind: 'arch', size: [80, 96], bar: 4 } },
    wide: {
      scale: 11.4,
      origin: [1285, 810],
      solids: [
        { shape: 'box', at: [0, 42], size: [100, 40, 20], colour: '#cdbfa8' },
        { shape: 'box', at: [0, 7], size: [100, 46, 9], colour: '#d5c9b5' },
      ],
      items: [
        { packshot: 'bootie-1', at: [-26, 44, 20] },
        { packshot: 'kitten-2', at: [20, 43, 20] },
        { packshot: 'loafer-4', at: [-4, 10, 9] },
        { packshot: 'sneaker-1', at: [-28, -31] },
        { packshot: 'ballet-1', at: [24, -28] },
      ],
    },
    tall: {
      scale: 10.7,
      origin: [535, 1060],
      solids: [
        { shape: 'box', at: [0, 44], size: [120, 40, 24], colour: '#cdbfa8' },
        { shape: 'box', at: [0, 7], size: [120, 46, 11], colour: '#d5c9b5' },
      ],
      items: [
        { packshot: 'bootie-1', at: [-16, 46, 24] },
        { packshot: 'kitten-2', at: [18, 45, 24] },
        { packshot: 'loafer-4', at: [0, 10, 11] },
        { packshot: 'sneaker-1', at: [-17, -32] },
        { packshot: 'ballet-1', at: [18, -30] },
      ],
    },
  },
]
