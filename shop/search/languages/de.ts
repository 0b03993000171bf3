import type { LanguageRules } from './rules.ts'

/** 'Schuehe', 'Guertel': umlauts where a keyboard has none; what is folded has lost its dots already. */
const withoutUmlauts = (word: string) => word.replaceAll(/(?<!q)([aou])e/g, '$1')

const diminutives = ['chen', 'chens', 'lein', 'leins']

/** Stiefelchen are Stiefel; Taschen are no small Tas. */
function withoutDiminutive(word: string): string {
  const ending = diminutives.find((one) => word.endsWith(one))
  const stem = ending === undefined ? word : word.slice(0, -ending.length)
  return stem.length >= 4 && !stem.endsWith('s') ? stem : word
}

export const de: LanguageRules = {
  stem(word) {
    const plain = withoutUmlauts(word)
    if (plain.length < 4) return plain
    let stem = withoutDiminutive(plain)
    if (stem.length > 4) stem = stem.replace(/(?<=[^s])s$/, '')
    stem = stem.replace(/^(.{3,})(?:ern|en|er|em|es|e)$/, '$1')
    if (stem.length > 4) stem = stem.replace(/(?<=el)n$/, '')
    if (stem === 'hoh') return 'hoch'
    return stem.replace(/([lmnt])\1$/, '$1')
  },
  stopWords: new Set(
    'der die das ein eine und mit fur fuer von in zu zum im aus oder paar ich suche suchen brauche brauchen mochte moechte will hatte gern gerne bitte ist sind sein dass diese dieser dieses den dem des einen einem einer eines am an auf bei nach um zur furs fuers als aber nicht auch noch sehr wirklich ganz schone schon schoen schoene gute gut beste perfekte kaufen bestellen kann konnen passt passen passend passende geeignet tragen trage gehen etwas jemand mir mich mein meine meinen sie wir uns unser was welche wer wo wie da hier so man wird werden habe haben hallo tag tage neue neu uber unter ins beim vom sich es ihr ihre'.split(
      ' ',
    ),
  ),
  sizeWords: new Set(['grosse', 'groesse', 'groessen', 'grossen', 'gr']),
  ownSizes: {},
  synonyms: [
    ['sneaker', 'turnschuh', 'sportschuh', 'trainer', 'tennisschuh'],
    ['runner', 'laufschuh', 'joggingschuh'],
    ['pumps', 'highheels', 'absatzschuh', 'stockelschuh', 'stiletto'],
    ['ballerina', 'balletschuh', 'flats'],
    ['riemchenballerina', 'maryjane', 'spangenschuh'],
    ['pantolette', 'slipper', 'badeschuh', 'badelatsche', 'latsche', 'hausschuh', 'zehentrenner'],
    ['loafer', 'mokassin', 'slipper', 'halbschuh'],
    ['derby', 'schnurschuh', 'brogue', 'budapester', 'halbschuh', 'anzugschuh'],
    ['stiefelette', 'ankleboot', 'bootie', 'halbstiefel'],
    ['stiefel', 'boot'],
    ['schnurboot', 'schnurstiefel', 'schnurstiefelette'],
    ['wanderstiefel', 'wanderschuh', 'bergschuh'],
    ['kniestiefel', 'langschaftstiefel', 'hohestiefel'],
    ['sandalette', 'sandale', 'riemchensandale'],
    ['mantel', 'jacke', 'coat'],
    ['pullover', 'pulli', 'strick', 'sweater', 'strickpullover'],
    ['sakko', 'blazer', 'jackett'],
    ['tshirt', 'shirt', 'oberteil'],
    ['kleid', 'midikleid', 'dress'],
    ['kleidung', 'bekleidung', 'mode'],
    ['shopper', 'tote', 'einkaufstasche', 'henkeltasche'],
    ['handtasche', 'damentasche'],
    ['schultertasche', 'umhangetasche', 'crossbody'],
    ['gurtel', 'ledergurtel'],
    ['damen', 'frau', 'frauen', 'sie'],
    ['herren', 'mann', 'manner', 'ihn'],
    ['velours', 'wildleder', 'veloursleder', 'rauleder', 'suede'],
    ['lack', 'lackleder'],
    ['reissverschluss', 'zip'],
  ],
  pageWords: [
    ['kundenservice', 'kontakt', 'kundendienst', 'hilfe', 'telefonnummer', 'hotline', 'beschwerde'],
    ['retouren', 'retoure', 'rucksendung', 'rucksendungen', 'zurucksenden', 'zuruckschicken', 'umtausch', 'umtauschen'],
    ['versand', 'lieferung', 'lieferzeit', 'versandkosten', 'lieferkosten', 'zustellung'],
    ['zahlungsarten', 'zahlung', 'bezahlung', 'bezahlen', 'zahlungsmethoden', 'rechnungskauf'],
    ['grossenberatung', 'grossentabelle', 'groessentabelle', 'masstabelle', 'schuhgrosse'],
    ['arbeiten', 'jobs', 'job', 'karriere', 'stellenangebote', 'bewerbung', 'praktikum'],
    ['gewahrleistung', 'garantie', 'reklamation', 'defekt', 'kaputt'],
    ['datenschutzerklarung', 'datenschutz', 'dsgvo', 'privatsphare'],
    ['impressum', 'anbieterkennzeichnung', 'handelsregister'],
    ['widerrufsbelehrung', 'widerruf', 'widerrufsrecht'],
    ['club', 'punkte', 'bonusprogramm', 'kundenkarte', 'treueprogramm'],
    ['geschaftsbedingungen', 'agb'],
  ],
  parts: [
    'stiefel',
    'stiefelette',
    'schuh',
    'tasche',
    'mantel',
    'damen',
    'herren',
    'leder',
    'velours',
    'schnur',
    'abend',
    'hand',
    'knie',
    'lack',
    'winter',
    'sommer',
    'gurtel',
    'kleid',
    'absatz',
    'block',
    'woll',
    'wolle',
    'pullover',
  ],
  colors: {
    black: ['schwarz'],
    white: ['weiss', 'elfenbein', 'creme'],
    grey: ['grau', 'anthrazit'],
    brown: ['braun', 'cognac', 'schoko', 'kastanie'],
    beige: ['beige', 'sand', 'nude', 'camel', 'ecru', 'taupe'],
    red: ['rot'],
    burgundy: ['bordeaux', 'weinrot', 'burgund'],
    pink: ['rosa', 'pink', 'rose'],
    purple: ['lila', 'violett', 'pflaume'],
    orange: ['orange', 'rost', 'koralle'],
    yellow: ['gelb'],
    green: ['grun', 'oliv', 'khaki', 'salbei', 'moos'],
    blue: ['blau', 'petrol'],
    navy: ['navy', 'marine', 'dunkelblau', 'marineblau'],
  },
  prices: {
    below: [
      'unter',
      'bis',
      'bis zu',
      'weniger als',
      'max',
      'maximal',
      'maximum',
      'hochstens',
      'nicht mehr als',
      'gunstiger als',
      'billiger als',
      'unterhalb von',
      'nicht teurer als',
      'fur unter',
      'fur weniger als',
    ],
    above: ['uber', 'mehr als', 'ab', 'mindestens', 'teurer als'],
    around: ['um', 'rund', 'etwa', 'ungefahr', 'circa', 'ca'],
    between: [
      ['zwischen', 'und'],
      ['von', 'bis'],
    ],
    low: [
      'gunstig',
      'gunstige',
      'gunstiger',
      'gunstigen',
      'guenstig',
      'guenstige',
      'billig',
      'billige',
      'preiswert',
      'preiswerte',
      'preisgunstig',
      'preisgunstige',
      'nicht zu teuer',
      'bezahlbar',
      'bezahlbare',
      'schnappchen',
      'kostengunstig',
    ],
    high: [
      'teuer',
      'teure',
      'teuren',
      'luxurios',
      'luxuriose',
      'luxus',
      'exklusiv',
      'exklusive',
      'hochwertig',
      'hochwertige',
    ],
    filler: ['die', 'den', 'der', 'zu', 'von', 'ca'],
  },
}
