import type { Model } from '../model.ts'
import { oneSizeOnly } from '../sizes.ts'

const strapontin: Model = {
  parentSku: '12130',
  brand: 'aubrelle',
  gender: 'women',
  name: {
    en: 'Strapontin mini bag',
    nl: 'Handtasje Strapontin',
    de: 'Minitasche Strapontin',
    fr: 'Mini-sac Strapontin',
  },
  description: {
    en: 'When the house is full, a strapontin folds out into the aisle, a seat for one; this bag asks for no more room than that. The round flap covers half the front, held by a brass lock that takes a quarter turn. A phone goes in lying down, beside keys, cards and a lipstick. The handle is sewn round a cord and keeps its arch, so you find it in the dark.',
    nl: 'Zit de zaal vol, dan klapt in het gangpad een strapontin uit, een stoeltje voor één; meer ruimte heeft dit tasje niet nodig. De ronde klep bedekt de halve voorkant en sluit met een messing slot dat je een kwartslag draait. Je telefoon past er liggend in, naast sleutels, pasjes en een lippenstift. Het hengsel is om een koord genaaid en houdt zijn boog, zodat je het ook in het donker vindt.',
    de: 'Bei vollem Haus klappt man im Gang den Strapontin aus, einen Sitz für eine Person; mehr Platz braucht diese Tasche nicht. Die runde Klappe bedeckt die halbe Vorderseite; ihr Messingschloss öffnet mit einer Vierteldrehung. Das Telefon liegt quer, daneben Schlüssel, Karten und ein Lippenstift. Der Henkel ist um eine Kordel genäht und hält seinen Bogen, damit man ihn auch im Dunkeln findet.',
    fr: 'Le strapontin, ce siège qu’on déplie dans l’allée quand la salle est pleine, ne prend guère de place ; ce sac non plus. Son rabat arrondi couvre la moitié de la face, retenu par un fermoir de laiton qui cède au quart de tour. Le téléphone s’y couche, à côté des clés, des cartes et d’un rouge à lèvres. L’anse, cousue sur un cordon, garde son arc : on la retrouve dans le noir.',
  },
  categories: ['women-handbags'],
  sizes: oneSizeOnly,
  weight: 380,
  price: { eur: 17900, gbp: 15500 },
  properties: {
    closure: ['turnlock'],
    carried: ['hand'],
    dimensions: ['mini'],
    lining: ['leather'],
    occasion: ['evening', 'everyday'],
  },
  care: 'bag',
  goesWith: ['10410.002', '13310.001', '14120.001'],
  colorways: [
    {
      number: '001',
      color: 'camel',
      picture: 'mini-0',
      line: {
        en: 'In camel the thread disappears; every other colour gets the same tan one, as there is one machine.',
        nl: 'In camel valt het garen weg; de andere kleuren krijgen hetzelfde lichtbruine, want er is maar één machine.',
        de: 'In Camel verschwindet der Faden; die übrigen Farben bekommen denselben hellbraunen, denn es gibt nur eine Maschine.',
        fr: 'Sur le camel, le fil disparaît ; les autres teintes gardent le même brun clair, faute d’une seconde machine.',
      },
      age: 35,
      supply: 'plenty',
      popularity: 80,
    },
    {
      number: '002',
      color: 'black',
      picture: 'mini-1',
      line: {
        en: 'Black was away for a season while the lock was redrawn, and now turns without a fingernail.',
        nl: 'Zwart was een seizoen weg omdat het slot opnieuw getekend werd; nu draait het zonder nagel.',
        de: 'Schwarz fehlte eine Saison, weil das Schloss neu gezeichnet wurde; jetzt dreht es sich ohne Fingernagel.',
        fr: 'Le noir s’est absenté une saison, le temps de redessiner le fermoir, qui tourne désormais sans l’ongle.',
      },
      age: 255,
      label: 'back',
      popularity: 84,
    },
    {
      number: '003',
      color: 'burgundy',
      picture: 'mini-2',
      line: {
        en: 'Burgundy passes through a single pair of hands, six bags a week; yours is on the list.',
        nl: 'Bordeaux gaat door één paar handen, zes tassen per week; die van jou staat op de lijst.',
        de: 'Bordeaux geht durch ein einziges Paar Hände, sechs Taschen die Woche; Ihre steht auf der Liste.',
        fr: 'Le bordeaux passe par une seule paire de mains, six sacs par semaine ; le vôtre est sur la liste.',
      },
      age: 60,
      preOrder: 'two-weeks',
    },
    {
      number: '004',
      color: 'slate',
      picture: 'mini-3',
      line: {
        en: 'Slate, for the Saône under a low sky.',
        nl: 'Leigrijs, naar de Saône onder een lage lucht.',
        de: 'Schiefergrau, nach der Saône unter tiefem Himmel.',
        fr: 'Gris ardoise, comme la Saône sous un ciel bas.',
      },
      age: 190,
      sale: { eur: 13900, gbp: 11900, daysAgo: 22 },
    },
    {
      number: '005',
      color: 'ivory',
      picture: 'mini-4',
      line: {
        en: 'Ivory prefers white wine.',
        nl: 'Ivoor heeft liever witte wijn.',
        de: 'Elfenbein bevorzugt Weißwein.',
        fr: 'L’ivoire préfère le vin blanc.',
      },
      age: 130,
    },
  ],
}

export const miniBags: readonly Model[] = [strapontin]
