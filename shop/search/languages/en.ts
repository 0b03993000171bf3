import type { LanguageRules } from './rules.ts'

const endings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/([^su])s$/, '$1'],
]

export const en: LanguageRules = {
  stem(word) {
    if (word.length < 4) return word
    let stem = word
    for (const [ending, instead] of endings) {
      if (!ending.test(stem)) continue
      stem = stem.replace(ending, instead)
      break
    }
    if (stem.length > 4) stem = stem.replace(/(?<=[^aeiou])ed$/, '')
    if (stem.length > 3) stem = stem.replace(/e$/, '')
    return stem.replace(/([bdgmnprt])\1$/, '$1')
  },
  stopWords: new Set([
    'a',
    'an',
    'and',
    'the',
    'with',
    'for',
    'in',
    'of',
    'on',
    'to',
    'or',
    'from',
    'my',
    'up',
    'pair',
  ]),
  sizeWords: new Set(['size', 'sizes', 'eu']),
  synonyms: [
    ['sneaker', 'trainer', 'gymshoe', 'tennisshoe', 'kicks', 'plimsoll'],
    ['runner', 'runningshoe', 'joggingshoe', 'joggers'],
    ['pump', 'heels', 'highheel', 'courtshoe', 'stiletto'],
    ['ballerina', 'balletflat', 'balletpump', 'flats'],
    ['maryjane', 'strapshoe'],
    ['slide', 'slipper', 'mule', 'flipflop'],
    ['loafer', 'moccasin', 'slipon', 'pennyloafer'],
    ['derby', 'laceup', 'brogue', 'oxford', 'dressshoe'],
    ['boot', 'booty', 'bootie'],
    ['wellington', 'kneeboot', 'longboot', 'tallboot'],
    ['coat', 'overcoat', 'jacket'],
    ['jumper', 'sweater', 'pullover', 'knitwear', 'knit'],
    ['tshirt', 'tee', 'teeshirt'],
    ['dress', 'frock'],
    ['tote', 'shopper', 'carryall'],
    ['bag', 'handbag', 'purse'],
    ['belt', 'waistbelt'],
    ['women', 'woman', 'lady', 'ladies', 'female', 'her'],
    ['men', 'man', 'gentleman', 'gentlemen', 'gents', 'male', 'him'],
    ['suede', 'velour'],
    ['zip', 'zipper'],
    ['laces', 'laceup'],
  ],
  parts: ['boot', 'shoe', 'bag', 'heel', 'sandal', 'coat', 'knee', 'ankle', 'lace', 'hand', 'over'],
  colors: {
    black: ['black'],
    white: ['white', 'ivory', 'cream'],
    grey: ['grey', 'gray', 'charcoal', 'anthracite'],
    brown: ['brown', 'chocolate', 'cognac', 'tan', 'chestnut'],
    beige: ['beige', 'sand', 'nude', 'camel', 'ecru', 'taupe'],
    red: ['red'],
    burgundy: ['burgundy', 'bordeaux', 'wine', 'maroon'],
    pink: ['pink', 'rose', 'blush'],
    purple: ['purple', 'violet', 'lilac', 'plum'],
    orange: ['orange', 'rust', 'coral'],
    yellow: ['yellow'],
    green: ['green', 'olive', 'khaki', 'sage', 'moss'],
    blue: ['blue', 'petrol', 'teal'],
    navy: ['navy'],
  },
}
