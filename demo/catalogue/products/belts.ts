import type { Model } from '../model.ts'
import { allYear } from '../properties.ts'
import { beltSizes } from '../sizes.ts'

const girth: Model = {
  parentSku: '14110',
  brand: 'foldwick',
  gender: 'women',
  name: { en: 'Girth belt', nl: 'Riem Girth', de: 'Gürtel Girth', fr: 'Ceinture Girth' },
  description: {
    en: 'A girth keeps the saddle on the horse; this one keeps a coat on you. Three centimetres of bridle leather with a groove along each edge and a buckle cast in one piece. The tip is skived thin, so that it slips under the loop without a fight. It fits the loops of jeans and looks right over a dress.',
    nl: 'Een singel houdt het zadel op het paard; deze houdt je jas bij elkaar. Drie centimeter tuigleer met een groef langs beide randen en een gesp uit één stuk gegoten. De punt is dun geschalmd en glijdt zonder strijd onder het lusje. Past door de lussen van je jeans en staat goed over een jurk.',
    de: 'Der Gurt hält den Sattel auf dem Pferd, dieser hier den Mantel an Ihnen. Drei Zentimeter Zaumleder mit einer Rille an jeder Kante und einer in einem Stück gegossenen Schnalle. Die Spitze ist dünn geschärft und gleitet widerstandslos unter die Schlaufe. Er passt durch Jeansschlaufen und über das Kleid.',
    fr: 'La sangle tient la selle au cheval ; celle-ci tient le manteau à la taille. Trois centimètres de cuir de bride, un filet sur chaque bord, une boucle fondue d’une pièce. La pointe parée se glisse sans lutte sous le passant. Elle va dans les passants d’un jean comme sur une robe.',
  },
  categories: ['women-belts'],
  sizes: beltSizes,
  weight: 170,
  price: { eur: 7500, gbp: 6500 },
  properties: { closure: ['buckle'], beltWidth: ['narrow'], season: allYear, occasion: ['everyday'] },
  care: 'belt',
  goesWith: ['13110.001', '12110.001'],
  colorways: [
    {
      number: '001',
      color: 'green',
      picture: 'belt-2',
      line: {
        en: 'Green for people who already own the brown one.',
        nl: 'Groen, voor wie de bruine al heeft.',
        de: 'Grün, für alle, die den braunen schon haben.',
        fr: 'Verte, pour celles qui ont déjà la marron.',
      },
      age: 40,
    },
    {
      number: '002',
      color: 'camel',
      picture: 'belt-3',
      line: {
        en: 'Camel, left natural at the edge so that it ages in step with your bag.',
        nl: 'Camel, met ongeverfde randen die met je tas mee verouderen.',
        de: 'Camel, an der Kante naturbelassen, damit er mit Ihrer Tasche altert.',
        fr: 'Camel, aux tranches laissées brutes pour vieillir au rythme de votre sac.',
      },
      age: 280,
    },
  ],
}

const lorimer: Model = {
  parentSku: '24110',
  brand: 'foldwick',
  gender: 'men',
  name: { en: 'Lorimer belt', nl: 'Riem Lorimer', de: 'Gürtel Lorimer', fr: 'Ceinture Lorimer' },
  description: {
    en: 'A lorimer makes the metal for harness, and the buckle came first here: solid brass, with a bar that turns so the leather does not wear. The strap is cut from the butt, four millimetres thick, waxed on both sides. It squeaks for a day and then stops. Five holes, measured from the middle one.',
    nl: 'Een lorimer maakt het metaal voor paardentuig, en hier was de gesp er het eerst: massief messing, met een draaiende stang zodat het leer niet slijt. De riem is uit de kern van de huid gesneden, vier millimeter dik en aan beide kanten gewaxt. Eén dag piept hij, daarna niet meer. Vijf gaatjes, gemeten vanaf het middelste.',
    de: 'Ein Lorimer macht das Metall fürs Geschirr, und am Anfang stand hier die Schnalle: massives Messing mit drehbarem Steg, der das Leder schont. Der Riemen ist aus dem Kernstück geschnitten, vier Millimeter stark und beidseitig gewachst. Einen Tag lang knarrt er, dann nicht mehr. Fünf Löcher, gemessen wird am mittleren.',
    fr: 'Le lorimer, c’est l’éperonnier anglais, celui qui forge le métal des harnais : ici, la boucle est venue d’abord, en laiton massif, avec un axe tournant qui ménage le cuir. La lanière est prise dans le croupon, quatre millimètres, cirée sur les deux faces. Elle grince un jour, puis se tait. Cinq trous, la taille se prend au troisième.',
  },
  categories: ['men-belts'],
  sizes: beltSizes,
  weight: 220,
  price: { eur: 8500, gbp: 7500 },
  properties: { closure: ['buckle'], beltWidth: ['broad'], season: allYear, occasion: ['everyday', 'office'] },
  care: 'belt',
  goesWith: ['20310.001', '21110.001'],
  colorways: [
    {
      number: '001',
      color: 'brown',
      picture: 'belt-0',
      line: {
        en: 'The brown was matched to Langstraet’s oil-finished calf.',
        nl: 'Het bruin is afgestemd op het geoliede kalfsleer van Langstraet.',
        de: 'Das Braun ist auf das geölte Kalbleder von Langstraet abgestimmt.',
        fr: 'Le marron est accordé au veau huilé de Langstraet.',
      },
      age: 500,
      supply: 'plenty',
      popularity: 70,
    },
    {
      number: '002',
      color: 'black',
      picture: 'belt-1',
      line: {
        en: 'Black with honey-coloured stitching; wear it with anything but patent.',
        nl: 'Zwart met honingkleurige stiksels; draag hem bij alles behalve lak.',
        de: 'Schwarz mit honigfarbenen Stichen, zu allem außer Lack.',
        fr: 'Noire à piqûres miel ; à porter avec tout, sauf le verni.',
      },
      age: 500,
    },
  ],
}

export const belts: readonly Model[] = [girth, lorimer]
