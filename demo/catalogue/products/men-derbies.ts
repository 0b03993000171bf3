import { weltedDressShoe } from '../builds.ts'
import { allLeather, leatherOnRubber } from '../materials.ts'
import type { Model } from '../model.ts'
import { allYear, midSeason } from '../properties.ts'
import { menHalfSizes } from '../sizes.ts'

const oisterwijk: Model = {
  parentSku: '20330',
  brand: 'langstraet',
  gender: 'men',
  name: {
    en: 'Oisterwijk suede derby',
    nl: 'Suède derby Oisterwijk',
    de: 'Velours-Derby Oisterwijk',
    fr: 'Derbies en suède Oisterwijk',
  },
  description: {
    en: 'Oisterwijk tanned the hides that the villages along the Maas made into shoes, and liked the rough side best. The derby that bears its name has neither cap nor punching: a vamp, two quarters and a strip at the heel. Welt and rubber sole were left undyed, so that anybody can check the stitches. The only thing it cannot stand is polish.',
    nl: 'In Oisterwijk werd het leer gelooid waar de Langstraat schoenen van maakte, en de ruwe kant vonden ze er altijd al de mooiste. De derby die ernaar heet, heeft geen neuskap en geen gaatjespatroon: een voorblad, twee zijstukken en een strook bij de hiel. Rand en rubberzool bleven ongeverfd, zodat iedereen de steken kan nakijken. Alleen schoensmeer verdraagt hij niet.',
    de: 'In Oisterwijk wurde das Leder gegerbt, aus dem die Langstraat Schuhe machte, und die raue Seite galt dort immer als die schönere. Der Derby dieses Namens hat weder Kappe noch Lochmuster: ein Vorderblatt, zwei Seitenteile und einen Streifen an der Ferse. Rahmen und Gummisohle blieben ungefärbt, damit jeder die Stiche prüfen kann. Nur Schuhcreme verträgt er nicht.',
    fr: 'Oisterwijk tannait les peaux dont la Langstraat faisait des souliers, et en préférait l’envers. Le derby qui porte ce nom n’a ni bout rapporté ni perforations : une claque, deux quartiers, une bande au talon. Trépointe et semelle de gomme sont restées sans teinture, pour que chacun puisse en vérifier les points. Il ne redoute qu’une chose, le cirage.',
  },
  categories: ['men-derbies'],
  sizes: menHalfSizes,
  weight: 940,
  price: { eur: 24500, gbp: 21500 },
  properties: {
    heel: ['low'],
    closure: ['laces'],
    toe: ['round'],
    sole: ['rubber'],
    construction: ['welted'],
    fit: ['regular'],
    lining: ['leather'],
    season: midSeason,
    occasion: ['everyday', 'office'],
  },
  care: 'suede',
  footwear: leatherOnRubber,
  goesWith: ['23210.001', '24110.003'],
  colorways: [
    {
      number: '001',
      color: 'camel',
      picture: 'suedederby-0',
      line: {
        en: 'Camel needed the shortest bath, since the hide leaves the vat nearly this shade.',
        nl: 'De huid komt bijna zo uit de kuip; camel is één verfbad verder.',
        de: 'Aus der Grube kommt die Haut fast in diesem Camel, es fehlt nur ein Farbbad.',
        fr: 'À un bain près, ce camel est celui de la peau à la sortie de la cuve.',
      },
      age: 270,
      popularity: 71,
    },
    {
      number: '002',
      color: 'moss',
      picture: 'suedederby-1',
      line: {
        en: 'On moss the pale thread looks like the pencil line it followed.',
        nl: 'Op mosgroen lijkt het lichte garen de potloodlijn die het heeft gevolgd.',
        de: 'Auf Moosgrün sieht der helle Faden aus wie der Bleistiftstrich, dem er gefolgt ist.',
        fr: 'Sur le vert mousse, le fil clair ressemble au trait de crayon qu’il a suivi.',
      },
      age: 130,
      sale: { eur: 17900, gbp: 15500, daysAgo: 40 },
    },
    {
      number: '003',
      color: 'navy',
      picture: 'suedederby-2',
      line: {
        en: 'Navy was worn by the tannery’s clerks, on the clean side of the yard.',
        nl: 'Marineblauw droegen de klerken van de looierij, aan de schone kant van het erf.',
        de: 'Marineblau trugen die Schreiber der Gerberei, auf der sauberen Seite des Hofs.',
        fr: 'En marine s’habillaient les commis de la tannerie, du côté propre de la cour.',
      },
      age: 190,
    },
    {
      number: '004',
      color: 'brown',
      picture: 'suedederby-3',
      line: {
        en: 'Brown suede has been forbidden after six for a hundred years, and goes to dinner anyway.',
        nl: 'Bruin suède mag al honderd jaar niet na zessen, en gaat toch mee uit eten.',
        de: 'Braunes Velours ist seit hundert Jahren nach sechs verboten und geht trotzdem mit zum Abendessen.',
        fr: 'Le suède marron est proscrit après six heures depuis un siècle, et va dîner quand même.',
      },
      age: 80,
    },
  ],
}

const biesbosch: Model = {
  parentSku: '20340',
  brand: 'langstraet',
  gender: 'men',
  name: { en: 'Biesbosch brogue', nl: 'Brogue Biesbosch', de: 'Brogue Biesbosch', fr: 'Derbies perforés Biesbosch' },
  description: {
    en: 'The first brogues were pierced to let the bog out again, and in the Biesbosch, all creeks and willows, that would still be useful. Here the holes stop at the backing: three hundred and sixty a shoe, punched along cap, quarters and heel with a mallet and a steel tube. The welt is sewn to a leather sole. Polish with a brush, since a cloth only fills the holes.',
    nl: 'De eerste brogues kregen gaten om het veenwater weer kwijt te raken, en in de Biesbosch zou dat nog altijd van pas komen. Hier gaan ze niet verder dan de achterlaag: driehonderdzestig per schoen, met hamer en holpijp geslagen langs neuskap, zijstukken en hiel. De rand is op een leren zool genaaid. Poets met een borstel, want een doek stopt de gaatjes alleen maar dicht.',
    de: 'Die ersten Brogues waren gelocht, damit das Moorwasser wieder hinauslief; im Biesbosch, zwischen Prielen und Weiden, wäre das heute noch nützlich. Hier enden die Löcher an der Hinterlage: dreihundertsechzig pro Schuh, mit Hammer und Locheisen geschlagen, entlang von Kappe, Seitenteilen und Ferse. Der Rahmen ist auf eine Ledersohle genäht. Poliert wird mit der Bürste, ein Tuch setzt die Löcher nur zu.',
    fr: 'Les premiers brogues étaient percés pour rendre l’eau aux tourbières ; dans le Biesbosch, entre criques et saules, l’idée servirait encore. Ici, les trous s’arrêtent à l’entoilage : trois cent soixante par soulier, frappés au maillet le long du bout, des quartiers et du talon. La trépointe est cousue sur une semelle de cuir. Cirez à la brosse, car un chiffon ne fait que boucher les perforations.',
  },
  categories: ['men-derbies'],
  sizes: menHalfSizes,
  weight: 1080,
  price: { eur: 31900, gbp: 27900 },
  properties: {
    ...weltedDressShoe,
    fit: ['regular'],
    lining: ['leather'],
    season: allYear,
    occasion: ['office'],
  },
  care: 'dress-leather',
  footwear: allLeather,
  goesWith: ['23110.001', '24110.001'],
  colorways: [
    {
      number: '001',
      color: 'dark-brown',
      picture: 'brogue-0',
      line: {
        en: 'In dark brown the light catches on the rim of every hole.',
        nl: 'In donkerbruin blijft het licht aan de rand van elk gaatje hangen.',
        de: 'In Dunkelbraun bleibt das Licht an jedem Lochrand hängen.',
        fr: 'En brun foncé, la lumière s’accroche au bord de chaque trou.',
      },
      age: 27,
      popularity: 73,
    },
    {
      number: '002',
      color: 'black',
      picture: 'brogue-1',
      line: {
        en: 'Black comes with brown laces; change them and it may go to a funeral.',
        nl: 'Zwart heeft bruine veters; met zwarte kan hij mee naar een begrafenis.',
        de: 'Schwarz trägt braune Senkel; mit schwarzen darf er auch zur Beerdigung.',
        fr: 'Le noir a des lacets bruns ; changez-les et il peut suivre un enterrement.',
      },
      age: 450,
      supply: 'plenty',
    },
    {
      number: '003',
      color: 'cognac',
      picture: 'brogue-2',
      line: {
        en: 'Polish settles in the holes and draws them a shade deeper on cognac.',
        nl: 'De was blijft in de gaatjes zitten en tekent ze op cognac een tint dieper.',
        de: 'Das Wachs setzt sich in die Löcher und zeichnet sie auf Cognac einen Ton tiefer nach.',
        fr: 'La cire se loge dans les trous du cognac et les dessine un ton plus sombre.',
      },
      age: 165,
    },
    {
      number: '004',
      color: 'burgundy',
      picture: 'brogue-3',
      line: {
        en: 'Burgundy is still drying on the last, in the row nearest the window.',
        nl: 'Bordeaux staat nog op de leest te drogen, in de rij bij het raam.',
        de: 'Bordeaux trocknet noch auf dem Leisten, in der Reihe am Fenster.',
        fr: 'Le bordeaux sèche encore sur forme, dans la rangée près de la fenêtre.',
      },
      age: 4,
      comingSoonInDays: 20,
    },
  ],
}

export const menDerbies: readonly Model[] = [oisterwijk, biesbosch]
