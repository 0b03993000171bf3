import { almondSlipOn } from '../builds.ts'
import { allLeather, leatherOnRubber } from '../materials.ts'
import type { Model } from '../model.ts'
import { coldMonths, warmMonths } from '../properties.ts'
import { menHalfSizes } from '../sizes.ts'

const baardwijk: Model = {
  parentSku: '20220',
  brand: 'langstraet',
  gender: 'men',
  name: { en: 'Baardwijk loafer', nl: 'Loafer Baardwijk', de: 'Loafer Baardwijk', fr: 'Mocassins Baardwijk' },
  description: {
    en: 'In winter the Maas used to be let into the meadows at Baardwijk, and people walked to church in clogs with their good shoes under one arm. This pair could have stayed on: a loafer with a hand-gathered apron, welted to a tread that prints like a tractor. It weighs a third more than a dress loafer, and that third is all rubber. There is room inside for a thick sock.',
    nl: 'Vroeger mocht de Maas ’s winters door de weilanden van Baardwijk, en wie naar de kerk ging, liep op klompen met zijn goede schoenen onder de arm. Dit paar had je aan kunnen houden: een loafer met handgerimpelde wreef, randgenaaid op een profiel dat sporen trekt als een tractor. Hij weegt een derde meer dan een nette loafer, en dat derde is allemaal rubber. Er past een dikke sok bij in.',
    de: 'Früher ließ man die Maas im Winter in die Wiesen von Baardwijk, und wer zur Kirche ging, lief in Holzschuhen und trug die guten unterm Arm. Dieses Paar hätte man anbehalten können: ein Loafer mit von Hand gekräuseltem Einsatz, rahmengenäht auf ein Profil, das Spuren zieht wie ein Traktor. Er wiegt ein Drittel mehr als ein Loafer mit Ledersohle, und dieses Drittel ist reines Gummi. Innen findet eine dicke Socke Platz.',
    fr: 'Autrefois, l’hiver, on laissait la Meuse gagner les prés de Baardwijk, et l’on allait à l’église en sabots, les beaux souliers sous le bras. Ceux-ci auraient pu rester aux pieds : des mocassins au plateau froncé main, cousus trépointe sur des crampons qui marquent le sol comme un tracteur. Ils pèsent un tiers de plus qu’un mocassin de ville, et ce tiers n’est que de la gomme. Une grosse chaussette y trouve sa place.',
  },
  categories: ['men-loafers'],
  sizes: menHalfSizes,
  weight: 1140,
  price: { eur: 24900, gbp: 21500 },
  properties: {
    heel: ['low'],
    closure: ['slip'],
    toe: ['almond'],
    sole: ['lug'],
    construction: ['welted'],
    fit: ['roomy'],
    lining: ['leather'],
    season: coldMonths,
    occasion: ['everyday', 'office'],
  },
  care: 'dress-leather',
  footwear: leatherOnRubber,
  goesWith: ['23110.001', '23410.001', '24110.002'],
  colorways: [
    {
      number: '001',
      color: 'black',
      picture: 'lugloafer-0',
      line: {
        en: 'Black on black: only the footprint tells how deep the tread is.',
        nl: 'Zwart op zwart: alleen aan je voetafdruk zie je hoe diep het profiel is.',
        de: 'Schwarz auf Schwarz: Erst der Abdruck zeigt, wie tief das Profil ist.',
        fr: 'Noir sur noir : seule l’empreinte dit la profondeur des crampons.',
      },
      age: 360,
      supply: 'plenty',
      label: 'bestseller',
      popularity: 86,
    },
    {
      number: '002',
      color: 'burgundy',
      picture: 'lugloafer-1',
      line: {
        en: 'Wax has gathered in the folds of the apron and turned the burgundy nearly black there.',
        nl: 'In de plooien van de wreef is het bordeaux bijna zwart van de was.',
        de: 'In den Falten des Einsatzes ist das Bordeaux vom Wachs fast schwarz.',
        fr: 'Sous la cire, le bordeaux a presque noirci dans les fronces du plateau.',
      },
      age: 245,
      supply: 'sold-out',
      popularity: 82,
    },
    {
      number: '003',
      color: 'ivory',
      picture: 'lugloafer-2',
      line: {
        en: 'Ivory on a black tread wants wiping after rain and is worth the cloth.',
        nl: 'Ivoor op een zwart profiel vraagt na elke bui om een doekje, en is dat waard.',
        de: 'Elfenbein auf schwarzem Profil will nach Regen abgewischt werden und lohnt die Mühe.',
        fr: 'L’ivoire sur crampons noirs réclame un chiffon après la pluie ; il le mérite.',
      },
      age: 160,
      sale: { eur: 19900, gbp: 16900, daysAgo: 13 },
    },
    {
      number: '004',
      color: 'green',
      picture: 'lugloafer-3',
      line: {
        en: 'Green, after the pump that many a Brabant village square still has.',
        nl: 'Groen, naar de pomp die op menig Brabants dorpsplein nog staat.',
        de: 'Grün, nach der Pumpe, die auf manchem Brabanter Dorfplatz noch steht.',
        fr: 'Vert, comme la pompe que l’on voit encore sur bien des places du Brabant.',
      },
      age: 70,
    },
  ],
}

const mullein: Model = {
  parentSku: '20230',
  brand: 'cordwainer',
  gender: 'men',
  name: {
    en: 'Mullein suede loafer',
    nl: 'Suède loafer Koningskaars',
    de: 'Velours-Loafer Königskerze',
    fr: 'Mocassins en suède Molène',
  },
  description: {
    en: 'Mullein leaves are so woolly that walkers used to lay them in their boots; we put that softness on the outside. The sides have no stiffener, so the pair lies flat in a suitcase and is upright again by dinner. The apron is sewn by hand with waxed thread, in a ridge you can follow with a fingernail. The sole is thin leather, meant for dry days and short distances.',
    nl: 'De bladeren van de koningskaars zijn zo wollig dat wandelaars ze vroeger in hun schoenen legden; bij ons zit het zachte aan de buitenkant. De zijkanten zijn niet verstevigd: het paar gaat plat in je koffer en staat bij het eten weer overeind. De wreef is handwerk met gewaxt garen, een richel die je met je nagel kunt volgen. De leren zool is dun en bedoeld voor droge dagen en korte stukken.',
    de: 'Die Blätter der Königskerze sind so wollig, dass Wanderer sie früher in die Schuhe legten; bei uns sitzt das Weiche außen. Die Seiten sind nicht verstärkt: Das Paar liegt flach im Koffer und steht zum Abendessen wieder aufrecht. Der Einsatz ist von Hand mit gewachstem Faden genäht, zu einem Grat, dem der Fingernagel folgen kann. Die dünne Ledersohle ist für trockene Tage und kurze Wege gedacht.',
    fr: 'Les feuilles de la molène sont si laineuses que les marcheurs en garnissaient leurs souliers ; nous avons mis cette douceur à l’extérieur. Aucun renfort sur les côtés : la paire se couche dans la valise et se relève pour le dîner. Le plateau, cousu main au fil ciré, forme une arête que l’ongle peut suivre. La semelle de cuir, mince, préfère les jours secs et les petites distances.',
  },
  categories: ['men-loafers'],
  sizes: menHalfSizes,
  weight: 640,
  price: { eur: 15900, gbp: 13900 },
  properties: {
    heel: ['low'],
    ...almondSlipOn,
    fit: ['regular'],
    lining: ['leather'],
    season: warmMonths,
    occasion: ['everyday', 'office'],
  },
  care: 'suede',
  footwear: allLeather,
  goesWith: ['23210.002', '23510.001', '24110.001'],
  colorways: [
    {
      number: '001',
      color: 'cognac',
      picture: 'suedeloafer-0',
      line: {
        en: 'For cognac the apron thread was dyed halfway between the suede and its red-brown sole.',
        nl: 'Bij cognac houdt het garen van de wreef het midden tussen suède en roodbruine zool.',
        de: 'Bei Cognac liegt der Faden im Ton genau zwischen dem Velours und der rotbraunen Sohle.',
        fr: 'Sur le cognac, le fil du plateau tient le milieu entre le suède et la semelle acajou.',
      },
      age: 215,
      label: 'handmade',
      popularity: 75,
    },
    {
      number: '002',
      color: 'navy',
      picture: 'suedeloafer-1',
      line: {
        en: 'Navy fears nothing but chalk; teachers have been warned.',
        nl: 'Marineblauw vreest alleen krijt; leraren zijn gewaarschuwd.',
        de: 'Marineblau fürchtet nur Kreide; Lehrer sind gewarnt.',
        fr: 'Le marine ne craint que la craie ; avis aux professeurs.',
      },
      age: 140,
      popularity: 67,
    },
    {
      number: '003',
      color: 'dark-brown',
      picture: 'suedeloafer-2',
      line: {
        en: 'Of the four, dark brown is the only one we would wear with a suit.',
        nl: 'Van de vier zouden wij alleen donkerbruin onder een pak dragen.',
        de: 'Dunkelbraun ist von den vieren die einzige Farbe, die wir zum Anzug tragen würden.',
        fr: 'Des quatre, le brun foncé est le seul que nous porterions avec un costume.',
      },
      age: 410,
    },
    {
      number: '004',
      color: 'sage',
      picture: 'suedeloafer-3',
      line: {
        en: 'The plant itself is this sage in its second year, just before it flowers.',
        nl: 'De plant zelf heeft dit saliegroen in haar tweede jaar, vlak voor de bloei.',
        de: 'Die Pflanze selbst trägt dieses Salbeigrün im zweiten Jahr, kurz vor der Blüte.',
        fr: 'En sauge, la molène retrouve sa couleur, celle de la deuxième année, juste avant la fleur.',
      },
      age: 210,
      supply: 'scarce',
      sale: { eur: 11900, gbp: 10400, daysAgo: 26 },
    },
  ],
}

export const menLoafers: readonly Model[] = [baardwijk, mullein]
