import type { Model } from '../model.ts'
import { oneSize } from '../sizes.ts'

const marketDay: Model = {
  parentSku: '12310',
  brand: 'foldwick',
  gender: 'women',
  name: { en: 'Market Day tote', nl: 'Shopper Market Day', de: 'Shopper Market Day', fr: 'Cabas Market Day' },
  description: {
    en: 'The base is a single piece of bridle leather, turned up at the corners like a tray, and it can stand in a puddle. Above it, softer hide on a wide mouth that stays open while you pay. The handles are riveted as well as stitched and clear a winter coat. It carries eleven kilos of vegetables; we tried.',
    nl: 'De bodem is één stuk tuigleer, bij de hoeken opgezet als een dienblad, en kan in een plas staan. Daarboven soepeler leer met een brede mond die openblijft terwijl je betaalt. De hengsels zijn geklonken én gestikt en passen over een winterjas. Hij draagt elf kilo groente; we hebben het geprobeerd.',
    de: 'Der Boden besteht aus einem Stück Zaumleder, an den Ecken hochgezogen wie ein Tablett, und darf in der Pfütze stehen. Darüber weicheres Leder mit weiter Öffnung, die offen bleibt, während Sie bezahlen. Die Henkel sind genietet und genäht und passen über den Wintermantel. Er trägt elf Kilo Gemüse; wir haben es versucht.',
    fr: 'Le fond est une seule pièce de cuir de bride, relevée aux angles comme un plateau ; il supporte les flaques. Au-dessus, une peau plus souple et une large ouverture qui attend que vous ayez payé. Les anses, rivetées et cousues, passent sur un manteau. Il porte onze kilos de légumes : nous avons vérifié.',
  },
  categories: ['women-totes'],
  sizes: oneSize,
  weight: 1050,
  price: { eur: 27500, gbp: 23900 },
  properties: {
    carried: ['shoulder', 'hand'],
    dimensions: ['large'],
    lining: ['none'],
    occasion: ['everyday', 'office'],
  },
  care: 'bag',
  goesWith: ['11210.001', '14110.002'],
  colorways: [
    {
      number: '001',
      color: 'camel',
      picture: 'tote-0',
      line: {
        en: 'Camel on cognac, the combination saddlers use when nobody specifies.',
        nl: 'Camel op cognac, de combinatie die zadelmakers kiezen als niemand iets zegt.',
        de: 'Camel auf Cognac, die Kombination, die Sattler wählen, wenn niemand etwas vorgibt.',
        fr: 'Camel sur cognac, l’accord que choisissent les selliers quand on ne leur demande rien.',
      },
      age: 400,
      supply: 'plenty',
      popularity: 83,
    },
    {
      number: '002',
      color: 'ecru',
      picture: 'tote-4',
      line: {
        en: 'Ecru keeps its calm next to summer linen and winter wool alike.',
        nl: 'Ecru blijft kalm naast zomers linnen en winterse wol.',
        de: 'Ecru bleibt gelassen, neben Sommerleinen wie neben Winterwolle.',
        fr: 'L’écru garde son calme, près du lin d’été comme de la laine d’hiver.',
      },
      age: 135,
    },
    {
      number: '003',
      color: 'green',
      picture: 'tote-3',
      line: {
        en: 'Bottle green is cut to order in Walsall, one back at a time.',
        nl: 'Flessengroen wordt in Walsall op bestelling gesneden, rug voor rug.',
        de: 'Flaschengrün wird in Walsall auf Bestellung geschnitten, Rücken für Rücken.',
        fr: 'Le vert bouteille est coupé à la commande à Walsall, croupon après croupon.',
      },
      age: 70,
      preOrder: 'three-weeks',
    },
  ],
}

const monday: Model = {
  parentSku: '12320',
  brand: 'cordwainer',
  gender: 'women',
  name: { en: 'Monday tote', nl: 'Shopper Maandag', de: 'Shopper Montag', fr: 'Cabas Lundi' },
  description: {
    en: 'Everything Monday asks for, in one bag that stands up by itself: a padded sleeve for a fifteen-inch laptop, a loop for keys, a flat pocket for the pass you always look for. The strip of cognac along the bottom takes the knocks. No zip, since nobody ever closes one.',
    nl: 'Alles wat maandag van je vraagt, in één tas die uit zichzelf blijft staan: een gevoerd vak voor een vijftien-inch laptop, een lus voor je sleutels en een plat vakje voor het pasje dat je altijd zoekt. De rand cognac onderaan vangt de klappen op. Geen rits, want die doet toch niemand dicht.',
    de: 'Alles, was der Montag verlangt, in einer Tasche, die von allein steht: ein gepolstertes Fach für den Fünfzehn-Zoll-Laptop, eine Schlaufe für den Schlüssel, ein flaches Fach für den Ausweis, den man immer sucht. Der cognacfarbene Streifen unten fängt die Stöße ab. Kein Reißverschluss, den schließt ja doch niemand.',
    fr: 'Tout ce que réclame un lundi, dans un sac qui tient debout : une housse matelassée pour ordinateur quinze pouces, une boucle pour les clés, une poche plate pour le badge que l’on cherche toujours. La bande cognac du bas encaisse les chocs. Pas de zip : personne ne le ferme jamais.',
  },
  categories: ['women-totes'],
  sizes: oneSize,
  weight: 980,
  price: { eur: 19500, gbp: 16900 },
  properties: { carried: ['shoulder'], dimensions: ['large'], lining: ['textile'], occasion: ['office'] },
  care: 'bag',
  goesWith: ['10320.001', '10210.001'],
  colorways: [
    {
      number: '001',
      color: 'black',
      picture: 'tote-1',
      line: {
        en: 'Black and cognac, so that it goes with both pairs you wear to work.',
        nl: 'Zwart en cognac, dus passend bij allebei je werkparen.',
        de: 'Schwarz und Cognac, passend zu beiden Paaren, die Sie im Büro tragen.',
        fr: 'Noir et cognac, pour s’accorder à vos deux paires de bureau.',
      },
      age: 38,
      popularity: 80,
    },
    {
      number: '002',
      color: 'burgundy',
      picture: 'tote-2',
      line: {
        en: 'Burgundy makes the agenda look shorter.',
        nl: 'In bordeaux lijkt de agenda korter.',
        de: 'In Bordeaux wirkt der Terminkalender kürzer.',
        fr: 'Le bordeaux donne l’impression d’un agenda moins chargé.',
      },
      age: 155,
    },
  ],
}

export const totes: readonly Model[] = [marketDay, monday]
