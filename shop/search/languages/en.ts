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
  stopWords: new Set(
    'a an and the with for in of on to or from my up pair i im am is are be it its that this these those they them we you your me some any looking look need want wanted find search searching buy buying shop shopping please can could would like wear wearing worn keep keeps something anything which what where when who do does have has having something someone at by as so if but not too very really quite just will goes go going fit fits fitting new nice good best great lovely beautiful pretty perfect suitable show hello hi day days because id ive theyre one ones into about made over under than more most get getting also'.split(
      ' ',
    ),
  ),
  sizeWords: new Set(['size', 'sizes', 'eu', 'uk']),
  // British, of women's shoes and of men's.
  ownSizes: {
    2.5: ['35'],
    3: ['36'],
    3.5: ['36'],
    4: ['37'],
    4.5: ['37.5'],
    5: ['38'],
    5.5: ['38.5', '39'],
    6: ['39'],
    6.5: ['40'],
    7: ['41', '40'],
    7.5: ['41'],
    8: ['42'],
    8.5: ['42.5'],
    9: ['43'],
    9.5: ['44'],
    10: ['44.5'],
    10.5: ['45'],
    11: ['46'],
    12: ['47'],
    13: ['48'],
  },
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
  prices: {
    below: [
      'under',
      'below',
      'less than',
      'up to',
      'max',
      'maximum',
      'at most',
      'no more than',
      'not more than',
      'cheaper than',
      'within',
      'lower than',
      'beneath',
      'not over',
      'costing less than',
      'for less than',
    ],
    above: ['over', 'above', 'more than', 'at least', 'from', 'upwards of', 'starting at'],
    around: ['around', 'about', 'roughly', 'circa', 'approx', 'approximately'],
    between: [
      ['between', 'and'],
      ['from', 'to'],
      ['between', 'to'],
    ],
    low: [
      'cheap',
      'cheapest',
      'cheaper',
      'inexpensive',
      'affordable',
      'budget',
      'low cost',
      'low price',
      'low priced',
      'not too expensive',
      'not expensive',
      'good value',
      'bargain',
    ],
    high: ['expensive', 'luxury', 'luxurious', 'premium', 'high end', 'exclusive'],
    filler: ['the', 'a', 'of', 'than', 'around', 'about'],
  },
}
