import { sewnPointedPump } from '../builds.ts'
import { allLeather } from '../materials.ts'
import type { Model } from '../model.ts'
import { allYear, midSeason } from '../properties.ts'
import { womenHalfSizes } from '../sizes.ts'

const glissade: Model = {
  parentSku: '10430',
  brand: 'aubrelle',
  gender: 'women',
  name: {
    en: 'Glissade pointed ballerina',
    nl: 'Puntige ballerina Glissade',
    de: 'Spitze Ballerina Glissade',
    fr: 'Ballerines pointues Glissade',
  },
  description: {
    en: 'In a glissade the foot hardly leaves the floor, and thirteen millimetres of heel lift this ballerina no further. It is sewn inside out, as slippers are in Lyon, but a point is harder to turn than a round toe and is coaxed out with a boxwood stick. A strip of the same suede, narrow as a shoelace, binds the edge, and there is no bow. Your toes stop where the point begins.',
    nl: 'Bij een glissade komt de voet nauwelijks van de vloer, en ook deze ballerina tilt je maar dertien millimeter op. Hij is binnenstebuiten genaaid, zoals dat in Lyon hoort, maar een punt keert lastiger dan een ronde neus: daar komt een palmhouten stokje aan te pas. De rand is gebiesd met hetzelfde suède, smal als een veter, en een strik zit er niet op. Je tenen houden op waar de punt begint.',
    de: 'Bei einer Glissade hebt sich der Fuß kaum vom Boden, und auch diese Ballerina bringt ihn nur dreizehn Millimeter höher. Genäht wird sie auf links, wie es sich in Lyon gehört, doch eine Spitze lässt sich schwerer wenden als eine Rundung und wird mit einem Buchsbaumstab herausgedrückt. Die Kante fasst ein Streifen desselben Velours, schmal wie ein Schnürsenkel; eine Schleife sitzt nicht darauf. Die Zehen enden, wo die Spitze beginnt.',
    fr: 'La glissade est un pas qui quitte à peine le sol ; avec treize millimètres de talon, ces ballerines n’en sont guère plus loin. On les coud à l’envers, comme tout chausson lyonnais, mais une pointe se retourne moins volontiers qu’un bout rond : il y faut un bâtonnet de buis. Le bord, sans nœud, est gansé du même suède, étroit comme un lacet. Vos orteils s’arrêtent où la pointe commence.',
  },
  categories: ['women-ballerinas'],
  sizes: womenHalfSizes,
  weight: 310,
  price: { eur: 12995, gbp: 11500 },
  properties: {
    heel: ['flat'],
    ...sewnPointedPump,
    fit: ['narrow'],
    lining: ['leather'],
    season: midSeason,
    occasion: ['everyday', 'office'],
  },
  care: 'suede',
  footwear: allLeather,
  goesWith: ['13210.001', '12120.001', '13510.002'],
  colorways: [
    {
      number: '001',
      color: 'camel',
      picture: 'pointed-0',
      line: {
        en: 'The camel suede is cut with its nap running to the toe on both feet; otherwise the pair would be two colours.',
        nl: 'Bij het camelkleurige suède loopt de vleug op beide voeten naar de neus; anders had je een paar in twee kleuren.',
        de: 'Beim camelfarbenen Velours läuft der Strich an beiden Füßen zur Spitze, sonst hätte das Paar zwei Farben.',
        fr: 'Le suède camel est coupé poil vers la pointe, à gauche comme à droite ; sans cela, la paire aurait deux couleurs.',
      },
      age: 65,
      popularity: 78,
    },
    {
      number: '002',
      color: 'black',
      picture: 'pointed-1',
      line: {
        en: 'From above you see the pale lining; the black is for everyone else.',
        nl: 'Van boven zie je zelf de lichte voering; het zwart is voor de anderen.',
        de: 'Von oben sehen Sie selbst das helle Futter; das Schwarz ist für die anderen.',
        fr: 'D’en haut, vous voyez la doublure claire ; le noir est pour les autres.',
      },
      age: 280,
      label: 'handmade',
      popularity: 80,
    },
    {
      number: '003',
      color: 'rust',
      picture: 'pointed-2',
      line: {
        en: 'A brownish rust, after the roof tiles below the workshop window.',
        nl: 'Een bruinig roestrood, naar de dakpannen onder het atelierraam.',
        de: 'Ein bräunliches Rostrot nach den Dachziegeln unter dem Werkstattfenster.',
        fr: 'Une rouille tirant sur le brun, celle des tuiles sous la fenêtre de l’atelier.',
      },
      age: 150,
    },
    {
      number: '004',
      color: 'slate-blue',
      picture: 'pointed-3',
      line: {
        en: 'Slate blue is grey under the lamp and blue at the window.',
        nl: 'Leiblauw is grijs onder de lamp en blauw bij het raam.',
        de: 'Schieferblau ist unter der Lampe grau und am Fenster blau.',
        fr: 'Le bleu ardoise est gris sous la lampe, bleu à la fenêtre.',
      },
      age: 150,
      sale: { eur: 9695, gbp: 8500, daysAgo: 33 },
    },
  ],
}

const mariaplaats: Model = {
  parentSku: '10440',
  brand: 'cordwainer',
  gender: 'women',
  name: {
    en: 'Mariaplaats Mary Jane',
    nl: 'Mary Jane Mariaplaats',
    de: 'Riemchenballerina Mariaplaats',
    fr: 'Babies Mariaplaats',
  },
  description: {
    en: 'At the conservatory on the Mariaplaats in Utrecht, organ students play with their feet and want a thin sole, a low heel and a strap. We took all three: a sheet of rubber, thirteen millimetres, and a band high across the instep with a brass buckle the size of a thumbnail. The edge is bound in the same patent, so that nothing frays where the heel pushes in. A school shoe that has finished school.',
    nl: 'Orgelstudenten van het conservatorium aan de Mariaplaats in Utrecht spelen met hun voeten en willen een dunne zool, een lage hak en een bandje. Alle drie hebben we overgenomen: een laagje rubber, dertien millimeter en een band hoog over de wreef, met een messing gespje zo groot als een duimnagel. Om de opening loopt een bies van hetzelfde lakleer, dus er rafelt niets waar je hiel naar binnen duwt. Een schoolschoen die klaar is met school.',
    de: 'Am Konservatorium auf dem Mariaplaats in Utrecht spielt die Orgelklasse mit den Füßen und verlangt dünne Sohle, flachen Absatz und Riemen. Alle drei haben wir übernommen: eine Lage Gummi, dreizehn Millimeter und ein Band hoch über dem Spann, mit einer Messingschnalle von der Größe eines Daumennagels. Eine Paspel aus dem gleichen Lack säumt die Öffnung, damit nichts ausfranst, wo die Ferse drückt. Ein Schulschuh, der die Schule hinter sich hat.',
    fr: 'Au conservatoire de la Mariaplaats, à Utrecht, les élèves organistes jouent aussi des pieds et réclament semelle mince, talon bas et bride. Nous avons pris les trois : une feuille de gomme, treize millimètres, une bande placée haut sur le cou-de-pied et sa boucle de laiton, pas plus grande qu’un ongle. Un passepoil du même verni borde l’ouverture : rien ne s’effiloche sous la poussée du talon. Des souliers d’écolière qui ont obtenu leur diplôme.',
  },
  categories: ['women-ballerinas'],
  sizes: womenHalfSizes,
  weight: 370,
  price: { eur: 11900, gbp: 10500 },
  properties: {
    heel: ['flat'],
    closure: ['buckle'],
    toe: ['round'],
    sole: ['rubber'],
    construction: ['cemented'],
    fit: ['regular'],
    lining: ['leather'],
    season: allYear,
    occasion: ['everyday', 'office'],
  },
  care: 'patent',
  footwear: { upper: ['coated-leather'], lining: ['leather'], sole: ['other'] },
  goesWith: ['13410.001', '12320.002', '13310.002'],
  colorways: [
    {
      number: '001',
      color: 'burgundy',
      picture: 'maryjane-0',
      line: {
        en: 'Burgundy belongs with grey tights, as every school once knew.',
        nl: 'Bordeaux hoort bij een grijze maillot; dat wisten we op het schoolplein al.',
        de: 'Bordeaux gehört zu grauen Strümpfen; das wusste man schon auf dem Pausenhof.',
        fr: 'Le bordeaux va avec des collants gris : dans la cour de récréation, on le savait déjà.',
      },
      age: 20,
      popularity: 77,
    },
    {
      number: '002',
      color: 'black',
      picture: 'maryjane-1',
      line: {
        en: 'Black is the organist’s own choice: from the nave, her back and her feet are all one sees.',
        nl: 'Zwart kiezen de organisten zelf: vanuit de kerk zie je alleen hun rug en hun voeten.',
        de: 'Schwarz wählen die Organistinnen selbst: Vom Kirchenschiff aus sieht man nur Rücken und Füße.',
        fr: 'Le noir est le choix des organistes : de la nef, on ne voit d’elles que le dos et les pieds.',
      },
      age: 310,
      supply: 'plenty',
      popularity: 86,
    },
    {
      number: '003',
      color: 'navy',
      picture: 'maryjane-2',
      line: {
        en: 'Navy and brass: half an admiral’s uniform.',
        nl: 'Marineblauw met messing: de helft van een admiraalsuniform.',
        de: 'Marineblau und Messing: die Hälfte einer Admiralsuniform.',
        fr: 'Bleu marine et laiton : la moitié d’un uniforme d’amiral.',
      },
      age: 125,
    },
    {
      number: '004',
      color: 'nude',
      picture: 'maryjane-3',
      line: {
        en: 'In nude, all that shows across a room is the buckle.',
        nl: 'In nude blijft aan de andere kant van de kamer alleen de gesp over.',
        de: 'In Nude bleibt vom anderen Ende des Zimmers aus nur die Schnalle übrig.',
        fr: 'En nude, on ne voit que la boucle depuis l’autre bout de la pièce.',
      },
      age: 125,
    },
  ],
}

export const womenBallerinas: readonly Model[] = [glissade, mariaplaats]
