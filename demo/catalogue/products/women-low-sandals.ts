import { openSlipOn } from '../builds.ts'
import { allLeather, leatherOnRubber } from '../materials.ts'
import type { Model } from '../model.ts'
import { warmMonths } from '../properties.ts'
import { womenShoes } from '../sizes.ts'

const alaior: Model = {
  parentSku: '10530',
  brand: 'menorval',
  gender: 'women',
  name: {
    en: 'Alaior block-heel sandal',
    nl: 'Sandaal Alaior met blokhak',
    de: 'Sandalette Alaior mit Blockabsatz',
    fr: 'Sandales à talon bottier Alaior',
  },
  description: {
    en: 'Alaior is built on a hill, and a heel that helps on the way up gets in the way coming down; at four centimetres it does a little of each. One broad band holds the toes, a closed counter holds the heel, and in between the foot is bare. The block is covered in the leather of the straps. The brass buckle closes with one hand, the other being on the railing.',
    nl: 'Alaior ligt op een heuvel, en een hak die omhoog helpt, zit omlaag in de weg; met vier centimeter doet hij van allebei een beetje. Eén brede band houdt je tenen vast, een dicht hielstuk je hiel, en daartussen is je voet bloot. De blokhak is bekleed met het leer van de banden. De messing gesp sluit je met één hand; de andere heb je nodig voor de leuning.',
    de: 'Alaior liegt auf einem Hügel, und ein Absatz, der bergauf hilft, stört bergab; bei vier Zentimetern hält sich beides die Waage. Ein breites Band hält die Zehen, eine geschlossene Kappe die Ferse, dazwischen bleibt der Fuß bloß. Bezogen ist der Block mit dem Leder der Riemen. Für die Messingschnalle genügt eine Hand; die andere gehört ans Geländer.',
    fr: 'Alaior est bâtie sur une colline : le talon qui aide à monter gêne pour descendre ; à quatre centimètres, il fait un peu des deux. Une large bride tient les orteils, un contrefort fermé retient le talon, et entre les deux le pied reste nu. Le bloc est gainé du cuir des brides. La boucle de laiton se ferme d’une main, l’autre étant à la rampe.',
  },
  categories: ['women-sandals'],
  sizes: womenShoes,
  weight: 520,
  price: { eur: 14500, gbp: 12500 },
  properties: {
    heel: ['low'],
    heelShape: ['block'],
    closure: ['buckle'],
    toe: ['open'],
    sole: ['leather'],
    construction: ['cemented'],
    fit: ['regular'],
    lining: ['leather'],
    season: warmMonths,
    occasion: ['everyday', 'office'],
  },
  care: 'smooth-leather',
  footwear: allLeather,
  goesWith: ['13310.001', '12310.002', '12210.001'],
  colorways: [
    {
      number: '001',
      color: 'black',
      picture: 'midheel-0',
      line: {
        en: 'Black is for the ferry home, with the office at the other end of it.',
        nl: 'Zwart is voor de boot terug, met aan de overkant kantoor.',
        de: 'Schwarz ist für die Fähre zurück, an deren anderem Ende das Büro wartet.',
        fr: 'Noires, elles prennent le ferry du retour, avec le bureau à l’arrivée.',
      },
      age: 250,
      popularity: 75,
    },
    {
      number: '002',
      color: 'camel',
      picture: 'midheel-1',
      line: {
        en: 'Camel is what mimosa bark does by itself; no dye was added.',
        nl: 'Camel is wat mimosabast uit zichzelf doet; er is geen verf aan te pas gekomen.',
        de: 'Camel ist, was die Mimosenrinde von allein ergibt; Farbe kam nicht hinzu.',
        fr: 'Le camel est l’œuvre de la seule écorce de mimosa ; aucune teinture ne s’y ajoute.',
      },
      age: 155,
      popularity: 79,
    },
    {
      number: '003',
      color: 'red',
      picture: 'midheel-2',
      line: {
        en: 'Red, because of the awning over the ice-cream parlour at the top of the hill; that was there first.',
        nl: 'Rood vanwege de luifel van de ijssalon boven op de heuvel; die hing er het eerst.',
        de: 'Rot wegen der Markise der Eisdiele oben auf dem Hügel; die hing zuerst.',
        fr: 'Rouge, à cause de l’auvent du glacier, tout en haut de la colline ; il était là le premier.',
      },
      age: 200,
      sale: { eur: 9900, gbp: 8500, daysAgo: 41 },
    },
    {
      number: '004',
      color: 'ivory',
      picture: 'midheel-3',
      line: {
        en: 'Ivory is whitewash with a little earth in it, as on the houses of the upper town.',
        nl: 'Ivoor is witkalk met een beetje aarde erin, zoals op de huizen in de bovenstad.',
        de: 'Elfenbein ist Kalkweiß mit etwas Erde darin, wie an den Häusern der Oberstadt.',
        fr: 'L’ivoire, c’est la chaux avec un peu de terre dedans, comme sur les maisons de la ville haute.',
      },
      age: 155,
    },
  ],
}

const fornells: Model = {
  parentSku: '10620',
  brand: 'menorval',
  gender: 'women',
  name: {
    en: 'Fornells two-strap slide',
    nl: 'Slipper Fornells met twee banden',
    de: 'Zweiriemen-Pantolette Fornells',
    fr: 'Claquettes à deux brides Fornells',
  },
  description: {
    en: 'A boat in Fornells is moored fore and aft so that it cannot swing; two straps do the same for a foot. Both are broad, stitched along the edge and free of buckles, since the leather settles to your width within a week. The moulded footbed, under undyed hide, has a cup for the heel and a ridge the toes can grip. The rubber below is grooved with the wet slipway in mind.',
    nl: 'Een boot in Fornells ligt voor en achter vast, zodat hij niet zwaait; twee banden doen hetzelfde met een voet. Ze zijn breed, langs de rand gestikt en hebben geen gesp nodig, want het leer zet zich binnen een week naar jouw breedte. Het voetbed, onder ongeverfd leer, heeft een kuil voor je hiel en een richel waar je tenen houvast vinden. In de rubberzool zitten groeven, met het oog op de natte scheepshelling.',
    de: 'Ein Boot in Fornells ist vorn und achtern vertäut, damit es nicht schwingt; zwei Riemen tun dasselbe für den Fuß. Beide sind breit, an der Kante gesteppt und brauchen keine Schnalle, weil sich das Leder binnen einer Woche auf Ihre Breite einstellt. Das Fußbett unter ungefärbtem Leder hat eine Mulde für die Ferse und einen Wulst, an dem die Zehen Halt finden. Die Gummisohle ist gerillt, mit Rücksicht auf die nasse Bootsrampe.',
    fr: 'À Fornells, une barque s’amarre par l’avant et par l’arrière pour ne pas tourner ; deux brides rendent au pied le même service. Larges, piquées au bord, elles se passent de boucle : en une semaine, le cuir se règle sur votre largeur. L’assise moulée, sous une peau non teinte, se creuse au talon et forme une arête où les orteils prennent appui. La gomme est rainurée en pensant à la cale mouillée du port.',
  },
  categories: ['women-slides'],
  sizes: womenShoes,
  weight: 450,
  price: { eur: 8995, gbp: 7900 },
  properties: {
    ...openSlipOn,
    fit: ['regular'],
    lining: ['leather'],
    season: ['summer'],
    occasion: ['everyday'],
  },
  care: 'smooth-leather',
  footwear: leatherOnRubber,
  goesWith: ['13510.001', '12310.002'],
  colorways: [
    {
      number: '001',
      color: 'black',
      picture: 'twostrap-2',
      line: {
        en: 'Two strokes of a brush, black on a pale footbed.',
        nl: 'Twee penseelstreken, zwart op een licht voetbed.',
        de: 'Zwei Pinselstriche, schwarz auf hellem Fußbett.',
        fr: 'Deux coups de pinceau, noirs sur l’assise claire.',
      },
      age: 220,
      popularity: 66,
    },
    {
      number: '002',
      color: 'ivory',
      picture: 'twostrap-3',
      line: {
        en: 'Ivory turns to cream over a summer, evenly, provided both feet sit in the same sun.',
        nl: 'Ivoor wordt in een zomer crème, gelijkmatig, mits je beide voeten in dezelfde zon zet.',
        de: 'Elfenbein wird über den Sommer cremefarben, gleichmäßig, sofern beide Füße in derselben Sonne liegen.',
        fr: 'L’ivoire vire au crème en un été, uniformément, si vos deux pieds prennent le même soleil.',
      },
      age: 135,
    },
    {
      number: '003',
      color: 'rust',
      picture: 'twostrap-4',
      line: {
        en: 'Rust is the colour of the hulls below the waterline, seen only when the boats are hauled out.',
        nl: 'Roest is de kleur van de rompen onder de waterlijn, die je alleen ziet als de boten op de wal staan.',
        de: 'Rostrot sind hier die Rümpfe unter der Wasserlinie, zu sehen nur, wenn die Boote an Land stehen.',
        fr: 'La rouille est celle des carènes, qu’on ne voit qu’une fois les barques tirées au sec.',
      },
      age: 190,
      sale: { eur: 6295, gbp: 5500, daysAgo: 50 },
    },
  ],
}

export const womenLowSandals: readonly Model[] = [alaior, fornells]
