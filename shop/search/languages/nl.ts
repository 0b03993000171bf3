import type { LanguageRules } from './rules.ts'

/** Words that end in an s of their own. */
const ownS = /(?:laars|kaars|paars|kous|[aeiou]?ij?s|ss)$/

const closed = (stem: string) => stem.replace(/z$/, 's').replace(/v$/, 'f')

/**
 * What is left of a word without its ending, as it is written alone: 'mannen' is 'man', and 'manen' is 'maan'. Two consonants kept a
 * vowel short; one let it be long with a single letter. An 'e' behind another syllable is neither: 'leder' of 'lederen'.
 */
function alone(stem: string): string {
  const short = stem.replace(/([bcdfgklmnprst])\1$/, '$1')
  if (short !== stem) return short
  return closed(
    stem.replace(/(?<![aeiouy])([aou])([bdfgklmnprstvz])$/, '$1$1$2').replace(/^([^aeiouy]*)e([^aeiouyw])$/, '$1ee$2'),
  )
}

export const nl: LanguageRules = {
  stem(word) {
    if (word.length < 4) return closed(word)
    const small = /^(.{3,}?)(?:etje|tje|pje|je)s?$/.exec(word)
    if (small?.[1] && word !== 'oranje') return closed(small[1].replace(/([bcdfgklmnprst])\1$/, '$1'))
    let stem = word
    if (stem.length > 4 && !ownS.test(stem)) stem = stem.replace(/s$/, '')
    if (/^.{3,}(?<!o)en$/.test(stem)) return alone(stem.slice(0, -2))
    if (/^.{3,}e$/.test(stem)) return alone(stem.slice(0, -1))
    return closed(stem.replace(/([bcdfgklmnprst])\1$/, '$1'))
  },
  stopWords: new Set(
    'de het een en met voor van in op te of mijn die paar ik zoek zoeken leuks moois iets wil wou graag heb nodig hebben is zijn dat deze dit daar hier waar wat welke wie hoe om bij aan naar tot uit als maar niet ook nog wel heel erg zeer echt mooie mooi leuke leuk goede goed beste perfecte kopen koop bestellen shoppen kan kunnen past passen passend passende geschikt geschikte draag dragen gaan ga naartoe iets iemand mij me je jij jouw u uw we wij ons onze zo tijdens door over onder alsjeblieft aub svp hallo dag dagen lekker nieuwe nieuw worden wordt word kun zou er der des den dan'.split(
      ' ',
    ),
  ),
  sizeWords: new Set(['maat', 'maten', 'mt']),
  ownSizes: {},
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
  pageWords: [
    ['klantenservice', 'contact', 'helpdesk', 'hulp', 'telefoonnummer', 'klacht', 'bereikbaar'],
    ['retourneren', 'retour', 'retourzending', 'terugsturen', 'terugbrengen', 'ruilen', 'omruilen'],
    ['verzending', 'bezorging', 'bezorgen', 'levering', 'levertijd', 'verzendkosten', 'bezorgkosten', 'thuisbezorgd'],
    ['betalen', 'betaling', 'betaalmethode', 'betaalwijze', 'betaalmogelijkheden', 'achteraf'],
    ['maatadvies', 'maattabel', 'matentabel', 'maatwijzer', 'schoenmaat', 'maatgids'],
    ['werken', 'vacature', 'baan', 'sollicitatie', 'solliciteren', 'stage', 'bijbaan'],
    ['garantie', 'kapot', 'defect', 'reclamatie'],
    ['privacyverklaring', 'privacy', 'avg', 'persoonsgegevens', 'privacybeleid'],
    ['colofon', 'impressum', 'kvk', 'bedrijfsgegevens', 'disclaimer'],
    ['herroepingsrecht', 'herroepen', 'bedenktijd'],
    ['club', 'spaarpunten', 'spaarprogramma', 'klantenkaart'],
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
  prices: {
    below: [
      'onder',
      'minder dan',
      'tot',
      'tot en met',
      'max',
      'maximaal',
      'maximum',
      'hooguit',
      'hoogstens',
      'niet meer dan',
      'goedkoper dan',
      'beneden',
      'ten hoogste',
      'niet duurder dan',
      'lager dan',
      'voor minder dan',
    ],
    above: ['boven', 'meer dan', 'vanaf', 'minstens', 'minimaal', 'duurder dan', 'ten minste'],
    around: ['rond', 'ongeveer', 'circa', 'omstreeks', 'rondom'],
    between: [
      ['tussen', 'en'],
      ['van', 'tot'],
      ['tussen', 'tot'],
    ],
    low: [
      'goedkoop',
      'goedkope',
      'goedkoopste',
      'goedkopere',
      'betaalbaar',
      'betaalbare',
      'voordelig',
      'voordelige',
      'niet te duur',
      'niet te dure',
      'laag geprijsd',
      'koopje',
      'budget',
    ],
    high: ['duur', 'dure', 'duurste', 'luxe', 'luxueus', 'luxueuze', 'exclusief', 'exclusieve'],
    filler: ['de', 'het', 'en', 'met', 'ongeveer'],
  },
}
