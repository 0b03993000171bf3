import type { LanguageRules } from './rules.ts'

/** Words that end in an s of their own. */
const ownS = /(?:laars|kaars|paars|kous|[aeiou]?ij?s|ss)$/

/** 'sandaal' and 'sandalen', 'hoog' and 'hoge': how long a vowel is written depends on what follows. */
function evened(stem: string): string {
  return stem
    .replace(/z$/, 's')
    .replace(/v$/, 'f')
    .replace(/([bcdfgklmnprst])\1$/, '$1')
    .replace(/([aeou])\1([^aeiou])$/, '$1$2')
    .replace(/aars$/, 'ars')
}

export const nl: LanguageRules = {
  stem(word) {
    if (word.length < 4) return evened(word)
    const small = /^(.{3,}?)(?:etje|tje|pje|je)s?$/.exec(word)
    if (small?.[1] && word !== 'oranje') return evened(small[1])
    let stem = word
    if (stem.length > 4 && !ownS.test(stem)) stem = stem.replace(/s$/, '')
    if (/^.{3,}(?<!o)en$/.test(stem)) stem = stem.slice(0, -2)
    else if (/^.{3,}e$/.test(stem)) stem = stem.slice(0, -1)
    return evened(stem)
  },
  stopWords: new Set(['de', 'het', 'een', 'en', 'met', 'voor', 'van', 'in', 'op', 'te', 'of', 'mijn', 'die', 'paar']),
  sizeWords: new Set(['maat', 'maten', 'mt']),
  synonyms: [
    ['sneaker', 'gymschoen', 'gympen', 'gympie', 'sportschoen', 'trainer'],
    ['runner', 'hardloopschoen', 'loopschoen', 'renschoen'],
    ['pump', 'hakken', 'hakschoen', 'naaldhak', 'stiletto', 'highheels'],
    ['ballerina', 'balletschoen', 'platteschoen'],
    ['maryjane', 'bandjesschoen'],
    ['slipper', 'muil', 'badslipper', 'teenslipper', 'slide', 'instapper'],
    ['loafer', 'mocassin', 'instapper', 'instapschoen'],
    ['derby', 'veterschoen', 'brogue', 'molière', 'nettschoen', 'netteschoen'],
    ['laars', 'boot', 'bottine'],
    ['enkellaars', 'enkelboot', 'bottine', 'korte-laars', 'bootie'],
    ['veterboot', 'veterlaars', 'bergschoen'],
    ['wandelboot', 'wandelschoen', 'bergschoen'],
    ['jas', 'mantel', 'overjas', 'coat'],
    ['trui', 'sweater', 'pullover', 'gebreid', 'knitwear'],
    ['blazer', 'colbert', 'jasje'],
    ['tshirt', 'shirt', 'topje', 'tee'],
    ['jurk', 'kleed', 'dress'],
    ['shopper', 'tote', 'draagtas', 'boodschappentas'],
    ['handtas', 'damestas'],
    ['schoudertas', 'crossbody', 'schoudertasje'],
    ['riem', 'ceintuur'],
    ['dames', 'vrouw', 'vrouwen', 'haar'],
    ['heren', 'man', 'mannen', 'hem'],
    ['suede', 'nubuck', 'daim'],
    ['leer', 'leder', 'leren', 'lederen'],
    ['rits', 'ritssluiting'],
    ['kleding', 'kleren'],
  ],
  parts: [
    'laars',
    'schoen',
    'tas',
    'jas',
    'boot',
    'hak',
    'dames',
    'heren',
    'enkel',
    'veter',
    'lak',
    'leer',
    'leren',
    'knie',
    'hand',
    'schouder',
    'avond',
    'blok',
    'winter',
    'zomer',
  ],
  colors: {
    black: ['zwart'],
    white: ['wit', 'ivoor', 'creme', 'gebroken-wit'],
    grey: ['grijs', 'antraciet'],
    brown: ['bruin', 'cognac', 'chocolade', 'kastanje'],
    beige: ['beige', 'zand', 'nude', 'camel', 'ecru', 'taupe'],
    red: ['rood'],
    burgundy: ['bordeaux', 'bordeauxrood', 'wijnrood'],
    pink: ['roze'],
    purple: ['paars', 'lila', 'violet', 'pruim'],
    orange: ['oranje', 'roest', 'koraal'],
    yellow: ['geel'],
    green: ['groen', 'olijf', 'kaki', 'khaki', 'salie', 'mos'],
    blue: ['blauw', 'petrol'],
    navy: ['navy', 'marine', 'donkerblauw', 'marineblauw'],
  },
}
