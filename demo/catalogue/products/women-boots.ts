import { elasticBoot, weltedLaceBoot } from '../builds.ts'
import { leatherAndElastic, leatherOnRubber } from '../materials.ts'
import type { Model } from '../model.ts'
import { coldMonths } from '../properties.ts'
import { womenHalfSizes } from '../sizes.ts'

const drunen: Model = {
  parentSku: '11110',
  brand: 'langstraet',
  gender: 'women',
  name: {
    en: 'Drunen lace-up boot',
    nl: 'Veterboot Drunen',
    de: 'Schnürstiefelette Drunen',
    fr: 'Bottines à lacets Drunen',
  },
  description: {
    en: 'Behind the factory in Drunen lie the largest inland dunes in the country, and this is the boot the women of the stitching room wear there at lunch. The tread is deep, the leather thick, yet the last is narrow at the heel so that nothing lifts. Yellow thread along the welt shows where it can be reopened for a new sole. Allow a week for the leather to meet you halfway.',
    nl: 'Achter de fabriek in Drunen liggen de grootste stuifduinen van het land, en dit is de boot die de vrouwen van de stikkerij er in de pauze dragen. Het profiel is diep en het leer dik, maar de leest is smal bij de hiel zodat er niets slipt. Het gele garen op de rand laat zien waar hij opengaat voor een nieuwe zool. Geef het leer een week om je tegemoet te komen.',
    de: 'Hinter der Fabrik in Drunen liegen die größten Binnendünen des Landes, und dort tragen die Frauen der Stepperei diesen Stiefel in der Mittagspause. Das Profil ist tief, das Leder kräftig, der Leisten an der Ferse dennoch schmal, damit nichts rutscht. Der gelbe Faden am Rahmen zeigt, wo er sich für eine neue Sohle öffnen lässt. Geben Sie dem Leder eine Woche, um Ihnen entgegenzukommen.',
    fr: 'Derrière l’usine de Drunen s’étendent les plus grandes dunes intérieures du pays, et c’est cette bottine que portent les piqueuses à la pause de midi. Crampons profonds, cuir épais, mais une forme fine au talon pour que rien ne décolle. Le fil jaune de la trépointe indique où l’ouvrir pour la ressemeler. Laissez une semaine au cuir pour faire sa part du chemin.',
  },
  categories: ['women-ankle-boots'],
  sizes: womenHalfSizes,
  weight: 1120,
  price: { eur: 21995, gbp: 18900 },
  properties: {
    ...weltedLaceBoot,
    fit: ['regular'],
    lining: ['leather'],
    season: coldMonths,
    occasion: ['everyday', 'sport'],
  },
  care: 'smooth-leather',
  footwear: leatherOnRubber,
  goesWith: ['13110.001', '13410.001', '14110.001'],
  colorways: [
    {
      number: '001',
      color: 'black',
      picture: 'ankle-0',
      line: {
        en: 'In black the yellow welt is the only thing that shows it was not made yesterday.',
        nl: 'In zwart verraadt alleen de gele randsteek dat hij niet van gisteren is.',
        de: 'In Schwarz verrät allein die gelbe Rahmennaht, dass er nicht von gestern ist.',
        fr: 'En noir, seule la couture jaune trahit qu’elle n’est pas née d’hier.',
      },
      age: 390,
      supply: 'plenty',
      label: 'back',
      popularity: 90,
    },
    {
      number: '002',
      color: 'sand',
      picture: 'ankle-3',
      line: {
        en: 'Sand comes straight from the view.',
        nl: 'De kleur zand komt rechtstreeks van het uitzicht.',
        de: 'Der Sandton stammt unmittelbar von der Aussicht.',
        fr: 'Le sable vient tout droit du paysage.',
      },
      age: 115,
      sale: { eur: 17595, gbp: 14900, daysAgo: 14 },
    },
    {
      number: '003',
      color: 'burgundy',
      picture: 'ankle-4',
      line: {
        en: 'This burgundy, yellow thread included, was found in a sample book of 1931 behind one of the stitching machines.',
        nl: 'Dit bordeaux, geel garen incluis, kwam uit een stalenboek van 1931 dat achter een stikmachine lag.',
        de: 'Dieses Bordeaux, gelber Faden inbegriffen, fand sich in einem Musterbuch von 1931 hinter einer Steppmaschine.',
        fr: 'Ce bordeaux et son fil jaune dormaient dans un cahier d’échantillons de 1931, derrière une machine à piquer.',
      },
      age: 85,
      popularity: 75,
    },
  ],
}

const amstel: Model = {
  parentSku: '11210',
  brand: 'cordwainer',
  gender: 'women',
  name: {
    en: 'Amstel Chelsea boot',
    nl: 'Chelseaboot Amstel',
    de: 'Chelsea-Boot Amstel',
    fr: 'Bottines chelsea Amstel',
  },
  description: {
    en: 'A Chelsea cut for a bicycle: the shaft ends below the trouser clip, the heel is low enough for a pedal and the elastic is ribbed so that it lies flat. We left the toe long and slim, since a short one looks like a riding lesson. A woven loop at the back pulls the boot on in one go. Fits true, also with a sock.',
    nl: 'Een chelsea voor op de fiets: de schacht houdt onder je broekspijp op, de hak is laag genoeg voor de trapper en het geribde elastiek ligt plat. De neus hielden we lang en slank, want een korte doet denken aan paardrijles. Met de geweven lus achterop trek je hem in één keer aan. Valt normaal, ook met sok.',
    de: 'Ein Chelsea fürs Fahrrad: Der Schaft endet unter der Hosenklammer, der Absatz ist flach genug fürs Pedal, und der gerippte Gummizug liegt glatt an. Die Spitze haben wir lang und schlank gelassen, denn eine kurze sieht nach Reitstunde aus. An der gewebten Schlaufe zieht man ihn mit einem Griff an. Er fällt normal aus, auch mit Socke.',
    fr: 'Une chelsea pensée pour le vélo : la tige s’arrête sous la pince à pantalon, le talon convient à la pédale, l’élastique côtelé reste à plat. Le bout est resté long et fin, car trop court, il sent le manège. Une boucle tissée à l’arrière permet de l’enfiler d’un geste. Chausse juste, même avec une chaussette.',
  },
  categories: ['women-chelsea-boots'],
  sizes: womenHalfSizes,
  weight: 980,
  price: { eur: 17900, gbp: 15500 },
  properties: {
    ...elasticBoot,
    construction: ['cemented'],
    fit: ['regular'],
    lining: ['leather'],
    season: coldMonths,
    occasion: ['everyday', 'office'],
  },
  care: 'smooth-leather',
  footwear: leatherAndElastic,
  goesWith: ['13110.001', '12110.001', '14110.002'],
  colorways: [
    {
      number: '001',
      color: 'black',
      picture: 'chelsea-1',
      line: {
        en: 'Black, polished just enough to see the street lamps in it.',
        nl: 'Zwart, net genoeg gepoetst om er de lantaarns in te zien.',
        de: 'Schwarz, gerade so blank, dass sich die Laternen darin spiegeln.',
        fr: 'Noir, juste assez lustré pour que les réverbères s’y reflètent.',
      },
      age: 455,
      supply: 'plenty',
      popularity: 95,
    },
    {
      number: '002',
      color: 'green',
      picture: 'chelsea-3',
      line: {
        en: 'The green is that of the houseboats near the Magere Brug, two coats of it.',
        nl: 'Het groen is dat van de woonboten bij de Magere Brug, twee lagen dik.',
        de: 'Das Grün haben die Hausboote an der Magere Brug, in zwei Anstrichen.',
        fr: 'Ce vert est celui des péniches du Magere Brug, en deux couches.',
      },
      age: 6,
      popularity: 66,
    },
    {
      number: '003',
      color: 'sand',
      picture: 'chelsea-4',
      line: {
        en: 'Sand leather with black elastic, for anyone who finds brown too obvious.',
        nl: 'Zandkleurig leer met zwart elastiek, voor wie bruin te voor de hand vindt liggen.',
        de: 'Sandfarbenes Leder mit schwarzem Gummizug, für alle, denen Braun zu naheliegend ist.',
        fr: 'Cuir sable et élastique noir, pour qui juge le marron trop évident.',
      },
      age: 41,
    },
    {
      number: '004',
      color: 'charcoal',
      picture: 'chelsea-5',
      line: {
        en: 'Charcoal is the shade of a bicycle tyre, whose smudges therefore go unseen.',
        nl: 'Antraciet heeft de tint van een fietsband, dus de vegen ervan zie je niet.',
        de: 'Anthrazit hat den Ton eines Fahrradreifens, dessen Spuren man deshalb nicht sieht.',
        fr: 'L’anthracite a la teinte d’un pneu de vélo, dont les traces passent donc inaperçues.',
      },
      age: 120,
    },
    {
      number: '005',
      color: 'burgundy',
      picture: 'chelsea-6',
      line: {
        en: 'Burgundy is the paint on the iron posts along the kerb, into which everyone in Amsterdam has walked once.',
        nl: 'Bordeaux is de verf van de amsterdammertjes, de paaltjes waar iedereen in de stad één keer tegenaan is gelopen.',
        de: 'Bordeaux sind die eisernen Pfosten am Bordstein, gegen die in Amsterdam jeder schon einmal gelaufen ist.',
        fr: 'Le bordeaux est celui des bornes de fonte du trottoir, que tout Amsterdam a heurtées au moins une fois.',
      },
      age: 24,
      popularity: 78,
    },
  ],
}

export const womenBoots: readonly Model[] = [drunen, amstel]
