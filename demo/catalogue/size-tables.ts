import type { SizeTableFeed } from '#shop/catalog/catalog-feed.ts'

type Row = SizeTableFeed['rows'][number]

/** 'EU US UK cm' columns side by side, as retail writes them; the sizes in between follow the house's lasts. */
function rows(eu: string, us: string, uk: string, cm: string): Row[] {
  const [euSizes, usSizes, ukSizes, cmSizes] = [eu, us, uk, cm].map((column) => column.split(' '))
  return (euSizes ?? []).map((size, index) => ({
    eu: size,
    us: usSizes?.[index] ?? '',
    uk: ukSizes?.[index] ?? '',
    cm: cmSizes?.[index] ?? '',
  }))
}

const kinds = {
  shoes: { key: 'shoes', name: { en: 'Shoes', nl: 'Schoenen', de: 'Schuhe', fr: 'Chaussures' } },
  clothes: { key: 'clothes', name: { en: 'Clothes', nl: 'Kleding', de: 'Kleidung', fr: 'Vêtements' } },
  belts: { key: 'belts', name: { en: 'Belts (cm)', nl: 'Riemen (cm)', de: 'Gürtel (cm)', fr: 'Ceintures (cm)' } },
} as const satisfies Readonly<Record<string, SizeTableFeed['kind']>>

const list = [
  {
    key: 'women-shoes',
    kind: kinds.shoes,
    advice: {
      en: 'Measure in the evening, standing, heel against the wall: feet grow a little during the day. The centimetres are the length of your foot, not of the shoe. Between two sizes take the larger one for boots and trainers, and the smaller one for pumps and ballerinas, since leather gives.',
      nl: 'Meet ’s avonds, staand, met je hiel tegen de muur: voeten worden overdag iets groter. De centimeters zijn de lengte van je voet, niet van de schoen. Zit je tussen twee maten in, neem dan de grotere voor laarzen en sneakers en de kleinere voor pumps en ballerina’s, want leer geeft mee.',
      de: 'Messen Sie abends, im Stehen, die Ferse an der Wand: Füße werden im Lauf des Tages etwas größer. Die Zentimeter geben die Länge Ihres Fußes an, nicht die des Schuhs. Zwischen zwei Größen wählen Sie bei Stiefeln und Sneakern die größere, bei Pumps und Ballerinas die kleinere, denn Leder gibt nach.',
      fr: 'Mesurez le soir, debout, talon contre le mur : le pied s’allonge un peu dans la journée. Les centimètres indiquent la longueur de votre pied, non celle de la chaussure. Entre deux pointures, prenez la plus grande pour les bottes et les baskets, la plus petite pour les escarpins et les ballerines : le cuir se détend.',
    },
    rows: rows(
      '35 36 37 37.5 38 38.5 39 40 41 42 43',
      '5 6 6.5 7 7.5 8 8.5 9 10 10.5 11.5',
      '2.5 3.5 4 4.5 5 5.5 6 6.5 7.5 8 9',
      '22.0 22.5 23.0 23.5 24.0 24.5 25.0 25.5 26.0 27.0 27.5',
    ),
  },
  {
    key: 'men-shoes',
    kind: kinds.shoes,
    advice: {
      en: 'Trace your foot on paper, standing, and measure from heel to longest toe; use the larger foot. Welted shoes should feel snug across the instep on the first day and never short at the toe. For trainers worn with thick socks, go half a size up.',
      nl: 'Trek je voet staand om op papier en meet van hiel tot langste teen; ga uit van je grootste voet. Een randgenaaide schoen mag de eerste dag strak over de wreef zitten, maar nooit kort bij de tenen. Draag je dikke sokken in je sneakers, neem dan een halve maat groter.',
      de: 'Zeichnen Sie den Umriss Ihres Fußes im Stehen nach und messen Sie von der Ferse bis zur längsten Zehe; maßgeblich ist der größere Fuß. Rahmengenähte Schuhe dürfen anfangs am Spann eng sitzen, vorn aber nie zu kurz sein. Für Sneaker mit dicken Socken wählen Sie eine halbe Größe mehr.',
      fr: 'Tracez le contour du pied sur une feuille, debout, et mesurez du talon à l’orteil le plus long ; fiez-vous au pied le plus grand. Une chaussure cousue trépointe peut serrer un peu le cou-de-pied le premier jour, mais jamais les orteils. Pour des baskets portées avec de grosses chaussettes, prenez une demi-pointure de plus.',
    },
    rows: rows(
      '39 40 41 42 42.5 43 44 44.5 45 46 47 48',
      '6.5 7.5 8 9 9.5 10 10.5 11 11.5 12 13 14',
      '5.5 6.5 7 8 8.5 9 9.5 10 10.5 11 12 13',
      '24.5 25.0 26.0 26.5 27.0 27.5 28.0 28.5 29.0 29.5 30.0 30.5',
    ),
  },
  {
    key: 'women-clothing',
    kind: kinds.clothes,
    advice: {
      en: 'The centimetres are your chest, measured over the fullest part with the tape level. XS to XL stand for 34 to 42 in the Netherlands and Germany and for 36 to 44 in Belgium and France. Coats are cut to go over a jumper: take your usual size.',
      nl: 'De centimeters zijn je borstomvang, gemeten op het breedste punt met het meetlint recht. XS tot XL staat voor 34 tot 42 in Nederland en Duitsland en voor 36 tot 44 in België en Frankrijk. Jassen zijn gesneden om over een trui te dragen: neem je gewone maat.',
      de: 'Die Zentimeter bezeichnen Ihre Oberweite, an der stärksten Stelle und mit waagerechtem Band gemessen. XS bis XL entspricht 34 bis 42 in Deutschland und den Niederlanden, 36 bis 44 in Belgien und Frankreich. Mäntel sind so geschnitten, dass ein Pullover darunterpasst: Wählen Sie Ihre übliche Größe.',
      fr: 'Les centimètres correspondent au tour de poitrine, mesuré au plus fort, ruban à l’horizontale. XS à XL équivalent à 36–44 en France et en Belgique, à 34–42 aux Pays-Bas et en Allemagne. Les manteaux sont coupés pour se porter sur un pull : gardez votre taille habituelle.',
    },
    rows: rows(
      'XS S M L XL XXL',
      '2 4 6 8 10 12',
      '6/8 8/10 10/12 12/14 14/16 16/18',
      '80–83 84–87 88–91 92–96 97–102 103–108',
    ),
  },
  {
    key: 'men-clothing',
    kind: kinds.clothes,
    advice: {
      en: 'The centimetres are your chest just under the arms, over a shirt. XS to XXL stand for EU 44 to 54. Blazers fit close at the shoulder; if you like a jumper underneath, go one size up.',
      nl: 'De centimeters zijn je borstomvang vlak onder de armen, over een overhemd gemeten. XS tot XXL staat voor EU 44 tot 54. Blazers sluiten aan op de schouder; draag je er graag een trui onder, neem dan een maat groter.',
      de: 'Die Zentimeter bezeichnen den Brustumfang knapp unter den Armen, über dem Hemd gemessen. XS bis XXL entspricht EU 44 bis 54. Sakkos sitzen eng an der Schulter; wer gern einen Pullover darunter trägt, wählt eine Größe mehr.',
      fr: 'Les centimètres correspondent au tour de poitrine sous les bras, pris sur une chemise. XS à XXL équivalent aux tailles 44 à 54. Les blazers sont ajustés à l’épaule ; pour glisser un pull dessous, prenez une taille de plus.',
    },
    rows: rows('XS S M L XL XXL', '34 36 38 40 42 44', '34 36 38 40 42 44', '86–89 90–93 94–97 98–102 103–107 108–112'),
  },
  {
    key: 'belts',
    kind: kinds.belts,
    advice: {
      en: 'Measure a belt you already wear, from the fold at the buckle to the hole you use: that is your size in centimetres. No belt at hand? Take your waist over your trousers. Every size has five holes, two and a half centimetres apart.',
      nl: 'Meet een riem die je al draagt, van de vouw bij de gesp tot het gaatje dat je gebruikt: dat is je maat in centimeters. Geen riem bij de hand? Meet je taille over je broek heen. Elke maat heeft vijf gaatjes, met tweeënhalve centimeter ertussen.',
      de: 'Messen Sie einen Gürtel, den Sie bereits tragen, von der Falte an der Schnalle bis zum benutzten Loch: Das ist Ihre Größe in Zentimetern. Kein Gürtel zur Hand? Messen Sie den Bund über der Hose. Jede Größe hat fünf Löcher im Abstand von zweieinhalb Zentimetern.',
      fr: 'Mesurez une ceinture que vous portez déjà, du pli de la boucle au trou utilisé : c’est votre taille en centimètres. Pas de ceinture sous la main ? Prenez votre tour de taille par-dessus le pantalon. Chaque taille compte cinq trous, espacés de deux centimètres et demi.',
    },
    rows: rows(
      '75 80 85 90 95 100 105 110',
      '30 32 34 36 38 40 42 44',
      '30 32 34 36 38 40 42 44',
      '75 80 85 90 95 100 105 110',
    ),
  },
] as const satisfies readonly SizeTableFeed[]

export type SizeTableKey = (typeof list)[number]['key']

export const sizeTables: readonly SizeTableFeed[] = list
