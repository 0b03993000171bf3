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
    {
      number: '003',
      color: 'burgundy',
      picture: 'belt-4',
      line: {
        en: 'Burgundy sewn with honey-coloured thread, the way stable rugs are bound.',
        nl: 'Bordeaux met honingkleurig garen, zoals de rand van een staldeken.',
        de: 'Bordeaux mit honigfarbenem Garn, so wie man Stalldecken einfasst.',
        fr: 'Bordeaux cousue de fil miel, comme on borde une couverture d’écurie.',
      },
      age: 150,
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
    {
      number: '003',
      color: 'navy',
      picture: 'belt-5',
      line: {
        en: 'Navy settles the morning when the shoes are brown and the trousers object.',
        nl: 'Marineblauw is de uitweg als je schoenen bruin zijn en je broek protesteert.',
        de: 'Marineblau schlichtet, wenn die Schuhe braun sind und die Hose protestiert.',
        fr: 'Bleu marine, elle met d’accord des souliers marron et un pantalon qui proteste.',
      },
      age: 290,
    },
  ],
}

const browband: Model = {
  parentSku: '14120',
  brand: 'foldwick',
  gender: 'women',
  name: { en: 'Browband belt', nl: 'Riem Browband', de: 'Gürtel Browband', fr: 'Ceinture Browband' },
  description: {
    en: 'Of all the straps on a bridle the browband is among the thinnest, and the only one that everybody looks at. This one is two centimetres wide and stitched along both edges, eight to the inch. The buckle is stainless steel, as bits are nowadays, and leaves no green on a pale dress. In the loops of jeans it wanders a little; over knitwear it stays where you put it.',
    nl: 'Browband is Engels voor frontriem: een van de smalste riempjes van het hoofdstel, en het enige waar iedereen naar kijkt. Deze is twee centimeter breed en langs beide randen gestikt, acht steken per inch. De gesp is van roestvrij staal, net als een modern bit, en geeft niet af op een lichte jurk. In de lussen van je jeans schuift hij wat heen en weer, over een trui blijft hij waar je hem hebben wilt.',
    de: 'Browband heißt im Englischen der Stirnriemen, einer der schmalsten am Zaum und der einzige, den alle ansehen. Dieser Gürtel misst zwei Zentimeter und ist an beiden Kanten gesteppt, acht Stiche pro Zoll. Die Schnalle ist aus Edelstahl wie heute die meisten Gebisse und färbt auf hellen Kleidern nicht ab. In Jeansschlaufen wandert er ein wenig, über Strick bleibt er, wo er soll.',
    fr: 'Le browband, c’est le frontal : l’une des lanières les plus fines de la bride, et la seule que tout le monde regarde. Celle-ci fait deux centimètres, piquée sur les deux bords, huit points au pouce. La boucle est en acier inoxydable, comme les mors d’aujourd’hui : rien qui verdisse sur une robe claire. Dans les passants d’un jean, elle vagabonde un peu ; sur une maille, elle reste où vous l’avez mise.',
  },
  categories: ['women-belts'],
  sizes: beltSizes,
  weight: 110,
  price: { eur: 5995, gbp: 5200 },
  properties: { closure: ['buckle'], beltWidth: ['slim'], season: allYear, occasion: ['everyday', 'office'] },
  care: 'belt',
  goesWith: ['13310.002', '13410.001', '12130.002'],
  colorways: [
    {
      number: '001',
      color: 'black',
      picture: 'narrowbelt-0',
      line: {
        en: 'Black, with steel where others have gold; your watch will approve.',
        nl: 'Zwart, met staal waar een ander goud heeft: je horloge is het ermee eens.',
        de: 'Schwarz, mit Stahl, wo andere Gold tragen; Ihre Uhr ist einverstanden.',
        fr: 'Noire, avec de l’acier où d’autres mettent de l’or : votre montre approuve.',
      },
      age: 330,
      supply: 'plenty',
      popularity: 69,
    },
    {
      number: '002',
      color: 'cognac',
      picture: 'narrowbelt-1',
      line: {
        en: 'The first eleven in cognac were cut from what was left of a carriage harness.',
        nl: 'De eerste elf in cognac zijn gesneden uit wat er overbleef van een koetstuig.',
        de: 'Die ersten elf in Cognac entstanden aus den Resten eines Kutschgeschirrs.',
        fr: 'Les onze premières en cognac ont été taillées dans les restes d’un harnais d’attelage.',
      },
      age: 180,
    },
    {
      number: '003',
      color: 'burgundy',
      picture: 'narrowbelt-2',
      line: {
        en: 'The jockeys of a stable that no longer exists rode in this burgundy.',
        nl: 'In dit bordeaux reden de jockeys van een stal die niet meer bestaat.',
        de: 'In diesem Bordeaux ritten die Jockeys eines Rennstalls, den es nicht mehr gibt.',
        fr: 'Ce bordeaux était celui des casaques d’une écurie aujourd’hui disparue.',
      },
      age: 105,
    },
    {
      number: '004',
      color: 'ecru',
      picture: 'narrowbelt-3',
      line: {
        en: 'The dark stitches on ecru, some seven hundred, are for counting on a slow train.',
        nl: 'Ecru laat de donkere steken zien, een stuk of zevenhonderd, te tellen in de stoptrein.',
        de: 'Ecru zeigt die dunklen Stiche, rund siebenhundert, zum Zählen im Bummelzug.',
        fr: 'Les points sombres sur l’écru, sept cents environ, sont à compter dans un omnibus.',
      },
      age: 150,
      sale: { eur: 4195, gbp: 3600, daysAgo: 17 },
    },
  ],
}

export const belts: readonly Model[] = [girth, lorimer, browband]
