import { leatherAndElastic, leatherOnRubber } from '../materials.ts'
import type { Model } from '../model.ts'
import { coldMonths } from '../properties.ts'
import { menHalfSizes, menShoes } from '../sizes.ts'

const maas: Model = {
  parentSku: '21110',
  brand: 'langstraet',
  gender: 'men',
  name: { en: 'Maas Chelsea boot', nl: 'Chelseaboot Maas', de: 'Chelsea-Boot Maas', fr: 'Bottines chelsea Maas' },
  description: {
    en: 'Few boots are harder to make than one without laces, because nothing hides the fit. The Maas is lasted by hand from one piece of calf, which is why you find a seam only at the heel. A storm welt and a thin rubber sole keep the wet outside; the elastics are woven, not glued, and can be replaced. Snug on the first day, comfortable from the third.',
    nl: 'Een boot zonder veters is het moeilijkst om te maken, want niets verbergt de pasvorm. De Maas wordt met de hand over de leest getrokken uit één stuk kalfsleer; daarom zit er alleen bij de hiel een naad. Een stormrand en een dunne rubberzool houden het water buiten, en de geweven elastieken zijn te vervangen. De eerste dag strak, vanaf de derde van jou.',
    de: 'Kaum ein Stiefel ist schwerer zu fertigen als der ohne Schnürung, denn nichts kaschiert die Passform. Der Maas wird von Hand aus einem einzigen Stück Kalbleder über den Leisten gezogen und hat deshalb nur an der Ferse eine Naht. Sturmrahmen und dünne Gummisohle halten die Nässe draußen, die gewebten Gummizüge lassen sich austauschen. Am ersten Tag eng, ab dem dritten bequem.',
    fr: 'Rien n’est plus difficile à faire qu’une bottine sans lacets : aucun artifice pour masquer le chaussant. La Maas est montée à la main dans une seule pièce de veau, d’où cette unique couture au talon. Trépointe tempête et fine semelle de gomme gardent l’eau dehors ; les élastiques, tissés et non collés, se remplacent. Serrée le premier jour, à vous dès le troisième.',
  },
  categories: ['men-chelsea-boots'],
  sizes: menHalfSizes,
  weight: 1180,
  price: { eur: 28995, gbp: 25500 },
  properties: {
    heel: ['low'],
    shaft: ['ankle'],
    closure: ['elastic'],
    toe: ['almond'],
    sole: ['rubber'],
    construction: ['welted'],
    fit: ['regular'],
    lining: ['leather'],
    season: coldMonths,
    occasion: ['office', 'everyday'],
  },
  care: 'dress-leather',
  footwear: leatherAndElastic,
  goesWith: ['24110.001', '23110.001'],
  colorways: [
    {
      number: '001',
      color: 'dark-brown',
      picture: 'chelsea-0',
      line: {
        en: 'Dark brown is the one to own first: sober beside navy, warm beside grey.',
        nl: 'Donkerbruin is de kleur om mee te beginnen: ingetogen bij marine, warm bij grijs.',
        de: 'Mit Dunkelbraun fängt man am besten an: zurückhaltend zu Marine, warm zu Grau.',
        fr: 'Le brun foncé est celui par lequel commencer : sobre avec le marine, chaleureux avec le gris.',
      },
      age: 520,
      supply: 'plenty',
      label: 'bestseller',
      popularity: 91,
    },
    {
      number: '002',
      color: 'cognac',
      picture: 'chelsea-2',
      line: {
        en: 'The cognac calf is finished with oil alone and darkens a shade for every winter you wear it.',
        nl: 'Het cognackleurige kalfsleer is alleen met olie afgewerkt en wordt elke winter een tint dieper.',
        de: 'Das cognacfarbene Kalbleder ist nur geölt und dunkelt mit jedem Winter um eine Nuance nach.',
        fr: 'Ce veau cognac, fini à l’huile seule, gagne une nuance à chaque hiver.',
      },
      age: 28,
      popularity: 69,
    },
  ],
}

const heath: Model = {
  parentSku: '21210',
  brand: 'cordwainer',
  gender: 'men',
  name: { en: 'Heath lace-up boot', nl: 'Veterboot Heath', de: 'Schnürboot Heath', fr: 'Bottines à lacets Heath' },
  description: {
    en: 'A walking boot that lost weight. Heath keeps the padded collar, the bellows tongue and the deep tread of the mountain model, and leaves out the steel. The waxed leather arrives with a dull bloom that a soft cloth turns into a shine. Wear it with thick socks and the size you always take.',
    nl: 'Een bergschoen die is afgevallen. Heath houdt de zachte kraag, de gesloten tong en het diepe profiel, en laat het staal weg. Op het gewaxte leer ligt een doffe waas die je met een zachte doek uitwrijft tot glans. Draag hem met dikke sokken, in je gewone maat.',
    de: 'Ein Wanderstiefel, der abgenommen hat. Heath behält den gepolsterten Kragen, die Faltenzunge und das tiefe Profil des Bergmodells und lässt den Stahl weg. Auf dem gewachsten Leder liegt ein matter Schleier, den ein weiches Tuch in Glanz verwandelt. Mit dicken Socken in gewohnter Größe zu tragen.',
    fr: 'Une chaussure de marche qui a perdu du poids. Heath garde le col matelassé, la langue à soufflet et les crampons profonds du modèle de montagne, et renonce à l’acier. Le cuir ciré arrive voilé d’une fleur mate qu’un chiffon doux transforme en brillant. À porter avec de grosses chaussettes, dans votre pointure habituelle.',
  },
  categories: ['men-lace-up-boots'],
  sizes: menShoes,
  weight: 1340,
  price: { eur: 19900, gbp: 17500 },
  properties: {
    heel: ['low'],
    shaft: ['lace'],
    closure: ['laces'],
    toe: ['round'],
    sole: ['lug'],
    construction: ['welted'],
    fit: ['roomy'],
    lining: ['leather'],
    season: coldMonths,
    occasion: ['everyday', 'sport'],
  },
  care: 'smooth-leather',
  footwear: leatherOnRubber,
  goesWith: ['23410.001', '24110.001'],
  colorways: [
    {
      number: '001',
      color: 'brown',
      picture: 'ankle-1',
      line: {
        en: 'The brown hides a week of forest paths and shows none of it at dinner.',
        nl: 'Bruin verbergt een week bospaden en laat daar aan tafel niets van merken.',
        de: 'Braun verbirgt eine Woche Waldweg und verrät bei Tisch nichts davon.',
        fr: 'Le marron dissimule une semaine de sous-bois et n’en laisse rien paraître à table.',
      },
      age: 330,
      popularity: 74,
    },
    {
      number: '002',
      color: 'olive',
      picture: 'ankle-2',
      line: {
        en: 'Olive under a charcoal collar looks like it came from an army shop, and did not.',
        nl: 'Olijf onder een antracieten kraag oogt als een dumpvondst, en is het niet.',
        de: 'Oliv unter anthrazitfarbenem Kragen sieht nach Armeebestand aus und ist es nicht.',
        fr: 'L’olive sous un col anthracite a des airs de surplus militaire, l’odeur en moins.',
      },
      age: 180,
      sale: { eur: 14900, gbp: 12900, daysAgo: 44 },
    },
  ],
}

export const menBoots: readonly Model[] = [maas, heath]
