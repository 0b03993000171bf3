import type { Translated } from '#kernel/storefront.ts'
import type { Fibre, ProductFeed } from '#shop/catalog/catalog-feed.ts'

type Footwear = NonNullable<ProductFeed['footwear']>
type TextilePart = NonNullable<ProductFeed['textile']>[number]

/** Upper, lining and sole as Directive 94/11/EC wants them named. */
export const allLeather: Footwear = { upper: ['leather'], lining: ['leather'], sole: ['leather'] }
export const leatherOnRubber: Footwear = { upper: ['leather'], lining: ['leather'], sole: ['other'] }
export const leatherWithTextileLining: Footwear = { upper: ['leather'], lining: ['textile'], sole: ['other'] }
export const patentOnLeather: Footwear = { upper: ['coated-leather'], lining: ['leather'], sole: ['leather'] }
export const meshRunner: Footwear = { upper: ['textile', 'other'], lining: ['textile'], sole: ['other'] }
export const leatherAndElastic: Footwear = { upper: ['leather', 'textile'], lining: ['leather'], sole: ['other'] }

const parts = {
  whole: { en: 'Whole garment', nl: 'Geheel', de: 'Gesamtes Teil', fr: 'Ensemble' },
  shell: { en: 'Outer fabric', nl: 'Buitenstof', de: 'Oberstoff', fr: 'Tissu extérieur' },
  lining: { en: 'Lining', nl: 'Voering', de: 'Futter', fr: 'Doublure' },
  trim: { en: 'Collar and cuffs', nl: 'Kraag en boorden', de: 'Kragen und Bündchen', fr: 'Col et bords-côtes' },
} as const satisfies Readonly<Record<string, Translated>>

/** One part of a garment and what it is spun from, the largest share first. */
export function fabricPart(part: keyof typeof parts, fibres: Partial<Readonly<Record<Fibre, number>>>): TextilePart {
  const shares = Object.entries(fibres) as [Fibre, number][]
  return {
    part: parts[part],
    fibres: shares.map(([fibre, percent]) => ({ fibre, percent })).sort((a, b) => b.percent - a.percent),
  }
}

export const care = {
  'smooth-leather': {
    en: 'Wipe with a damp cloth, let dry away from the radiator, then feed with a colourless cream. Shoe trees keep the shape.',
    nl: 'Neem af met een vochtige doek, laat drogen uit de buurt van de verwarming en voed het leer daarna met kleurloze crème. Schoenspanners houden de vorm.',
    de: 'Mit einem feuchten Tuch abwischen, fern der Heizung trocknen lassen und danach mit farbloser Creme pflegen. Schuhspanner erhalten die Form.',
    fr: 'Essuyez avec un chiffon humide, laissez sécher loin du radiateur, puis nourrissez avec une crème incolore. Des embauchoirs gardent la forme.',
  },
  'dress-leather': {
    en: 'Brush off dust, apply a thin layer of wax polish, leave for ten minutes and buff. Give the pair a day of rest between wears, on cedar shoe trees.',
    nl: 'Borstel het stof eraf, breng een dun laagje waspoets aan, wacht tien minuten en poets uit. Laat het paar tussen twee draagdagen een dag rusten op cederhouten spanners.',
    de: 'Staub abbürsten, dünn Wachspolitur auftragen, zehn Minuten einziehen lassen und auspolieren. Zwischen zwei Tragetagen einen Tag auf Zedernholzspannern ruhen lassen.',
    fr: 'Brossez la poussière, appliquez une fine couche de cirage, attendez dix minutes et lustrez. Laissez la paire reposer un jour entre deux ports, sur embauchoirs en cèdre.',
  },
  patent: {
    en: 'Clean with a soft, slightly damp cloth and polish dry. No wax; keep the pair apart in its bag, since patent takes on colour from dark shoes.',
    nl: 'Reinig met een zachte, licht vochtige doek en wrijf droog. Geen was; bewaar het paar apart in het zakje, want lak neemt kleur over van donkere schoenen.',
    de: 'Mit einem weichen, leicht feuchten Tuch reinigen und trocken nachreiben. Kein Wachs; getrennt im Beutel aufbewahren, denn Lack nimmt Farbe von dunklen Schuhen an.',
    fr: 'Nettoyez avec un chiffon doux à peine humide, puis essuyez. Pas de cirage ; rangez la paire à part dans son pochon, car le verni prend la couleur des souliers foncés.',
  },
  suede: {
    en: 'Spray before the first walk and again every month. Brush dry with a suede brush; lift stains with a suede rubber, never with water.',
    nl: 'Spuit in voor de eerste wandeling en daarna elke maand. Borstel droog met een suèdeborstel; haal vlekken weg met een suèdegum, nooit met water.',
    de: 'Vor dem ersten Tragen und danach monatlich imprägnieren. Trocken mit der Raulederbürste ausbürsten; Flecken mit dem Raulederradierer lösen, nie mit Wasser.',
    fr: 'Imperméabilisez avant la première sortie, puis chaque mois. Brossez à sec avec une brosse à suède ; gommez les taches, sans jamais les mouiller.',
  },
  sport: {
    en: 'Take out the insoles and laces, clean by hand with lukewarm water and a soft brush, stuff with paper and dry in the air. Not for the washing machine.',
    nl: 'Haal zooltjes en veters eruit, maak schoon met lauw water en een zachte borstel, vul met papier en laat aan de lucht drogen. Niet in de wasmachine.',
    de: 'Einlegesohlen und Schnürsenkel herausnehmen, von Hand mit lauwarmem Wasser und weicher Bürste reinigen, mit Papier ausstopfen und an der Luft trocknen. Nicht in die Waschmaschine.',
    fr: 'Retirez semelles et lacets, nettoyez à la main à l’eau tiède avec une brosse souple, bourrez de papier et laissez sécher à l’air. Pas de machine à laver.',
  },
  bag: {
    en: 'Keep out of rain and strong sun. Wipe with a dry cloth, feed twice a year with leather balm, and store stuffed with tissue in its cotton bag.',
    nl: 'Houd uit de regen en felle zon. Neem af met een droge doek, voed twee keer per jaar met leerbalsem en bewaar gevuld met vloeipapier in de katoenen zak.',
    de: 'Vor Regen und starker Sonne schützen. Mit trockenem Tuch abwischen, zweimal im Jahr mit Lederbalsam pflegen und mit Seidenpapier gefüllt im Baumwollbeutel aufbewahren.',
    fr: 'Évitez la pluie et le plein soleil. Essuyez avec un chiffon sec, nourrissez deux fois par an avec un baume, et rangez garni de papier de soie dans son sac en coton.',
  },
  'suede-bag': {
    en: 'Spray before the first outing and twice a year after that. Brush dry once a month, all one way; rub out stains with a suede rubber, never with water. Wet, dark suede can mark pale cloth: stuff a soaked bag with paper and let it dry in the air.',
    nl: 'Spuit de tas in voor je hem het eerst meeneemt, en daarna twee keer per jaar. Borstel één keer per maand droog, steeds in dezelfde richting; haal vlekken weg met een suèdegum, nooit met water. Nat kan donker suède afgeven op lichte kleding: vul een doorweekte tas met papier en laat hem aan de lucht drogen.',
    de: 'Vor dem ersten Einsatz und danach zweimal im Jahr imprägnieren. Einmal im Monat trocken und immer in dieselbe Richtung bürsten; Flecken mit dem Raulederradierer lösen, nie mit Wasser. Nass kann dunkles Velours auf helle Kleidung abfärben: eine durchnässte Tasche mit Papier ausstopfen und an der Luft trocknen.',
    fr: 'Imperméabilisez avant la première sortie, puis deux fois par an. Brossez à sec une fois par mois, toujours dans le même sens ; gommez les taches, jamais d’eau. Mouillé, un suède foncé peut déteindre sur un vêtement clair : bourrez de papier un sac trempé et laissez-le sécher à l’air.',
  },
  belt: {
    en: 'Hang by the buckle, never roll tightly. A little leather balm once a season keeps the holes from cracking.',
    nl: 'Hang de riem aan de gesp en rol hem niet strak op. Eén keer per seizoen een beetje leerbalsem houdt de gaatjes soepel.',
    de: 'An der Schnalle aufhängen, nicht eng aufrollen. Etwas Lederbalsam einmal pro Saison hält die Löcher geschmeidig.',
    fr: 'Suspendez-la par la boucle, ne la roulez pas serré. Un peu de baume une fois par saison évite aux trous de craqueler.',
  },
  tailoring: {
    en: 'Dry clean only, once a season is enough. Brush after wearing, hang on a broad hanger and let steam take out the creases.',
    nl: 'Alleen chemisch reinigen, één keer per seizoen is genoeg. Borstel na het dragen, hang op een brede hanger en laat stoom de kreukels doen.',
    de: 'Nur chemisch reinigen, einmal pro Saison genügt. Nach dem Tragen ausbürsten, auf einen breiten Bügel hängen und Falten mit Dampf glätten.',
    fr: 'Nettoyage à sec uniquement, une fois par saison suffit. Brossez après usage, suspendez sur un cintre large et laissez la vapeur défroisser.',
  },
  knitwear: {
    en: 'Hand wash or wool programme at 30 °C, dry flat, fold rather than hang. Pills in the first weeks come off with a comb.',
    nl: 'Handwas of wolprogramma op 30 °C, liggend drogen, opvouwen in plaats van ophangen. Pluisjes van de eerste weken haal je weg met een wolkam.',
    de: 'Handwäsche oder Wollprogramm bei 30 °C, liegend trocknen, falten statt hängen. Knötchen der ersten Wochen lassen sich mit dem Wollkamm entfernen.',
    fr: 'Lavage à la main ou programme laine à 30 °C, séchage à plat, à plier plutôt qu’à suspendre. Les bouloches des premières semaines partent au peigne.',
  },
  cotton: {
    en: 'Wash at 30 °C with like colours, inside out. Dry on the line, iron medium hot while slightly damp.',
    nl: 'Was op 30 °C met gelijke kleuren, binnenstebuiten. Droog aan de lijn en strijk op middelhoog, licht vochtig.',
    de: 'Bei 30 °C mit ähnlichen Farben auf links waschen. Auf der Leine trocknen, leicht feucht auf mittlerer Stufe bügeln.',
    fr: 'Lavez à 30 °C avec des couleurs proches, sur l’envers. Séchez sur fil, repassez à fer moyen encore un peu humide.',
  },
  'care-tin': {
    en: 'Close the lid firmly and keep the tin cool and upright. Dried out at the edge after a year or two? Warm it in your hands and it comes back.',
    nl: 'Druk het deksel goed dicht en bewaar het blik koel en rechtop. Na een jaar of twee aan de rand wat ingedroogd? Warm het op in je handen en het wordt weer zacht.',
    de: 'Den Deckel fest schließen und die Dose kühl und aufrecht aufbewahren. Nach ein, zwei Jahren am Rand angetrocknet? In den Händen erwärmt wird der Inhalt wieder geschmeidig.',
    fr: 'Refermez bien le couvercle et gardez la boîte au frais, à plat. Un bord desséché au bout d’un an ou deux ? Réchauffez-la entre les mains, elle redevient souple.',
  },
  'care-jar': {
    en: 'Screw the lid on straight away: cream dries in the air. Use within two years of opening, and keep from frost.',
    nl: 'Draai het deksel meteen weer dicht: crème droogt in de lucht. Gebruik de pot binnen twee jaar na opening en bewaar hem vorstvrij.',
    de: 'Den Deckel gleich wieder zuschrauben, Creme trocknet an der Luft. Nach dem Öffnen binnen zwei Jahren verbrauchen und frostfrei lagern.',
    fr: 'Revissez aussitôt le couvercle : la crème sèche à l’air. À utiliser dans les deux ans après ouverture, à l’abri du gel.',
  },
  'care-aerosol': {
    en: 'Shake well. Empty the nozzle after use by spraying upside down for a second. An empty can goes to the hazardous waste point or the metal bin, as your town asks.',
    nl: 'Goed schudden. Spuit na gebruik één tel ondersteboven, dan raakt de kop niet verstopt. Een lege bus hoort bij het klein chemisch afval of bij het metaal, zoals je gemeente het vraagt.',
    de: 'Gut schütteln. Nach Gebrauch eine Sekunde kopfüber sprühen, damit die Düse frei bleibt. Leere Dosen je nach Gemeinde zum Schadstoffmobil oder in die Wertstoffsammlung geben.',
    fr: 'Agitez bien. Après usage, vaporisez une seconde tête en bas pour dégager la buse. La bombe vide se dépose en déchèterie ou au tri des métaux, selon votre commune.',
  },
  'care-brush': {
    en: 'Comb the brush out now and then. Wash it once a year in lukewarm soapy water, bristle down, and let it dry lying on its side.',
    nl: 'Kam de borstel af en toe uit. Was hem één keer per jaar in lauw zeepsop, met de haren omlaag, en laat hem op zijn kant drogen.',
    de: 'Die Bürste ab und zu auskämmen. Einmal im Jahr in lauwarmem Seifenwasser waschen, Haare nach unten, und auf der Seite liegend trocknen.',
    fr: 'Peignez la brosse de temps à autre. Lavez-la une fois l’an à l’eau tiède savonneuse, poils vers le bas, et laissez-la sécher sur le flanc.',
  },
  'care-book': {
    en: 'Keep it away from damp and from the open tin. Wipe the linen with a dry cloth only.',
    nl: 'Houd het weg van vocht en van het open blik. Veeg het linnen alleen met een droge doek af.',
    de: 'Vor Feuchtigkeit und der offenen Dose schützen. Das Leinen nur trocken abwischen.',
    fr: 'Tenez-le loin de l’humidité et de la boîte ouverte. Essuyez le lin avec un chiffon sec, rien d’autre.',
  },
  'care-cedar': {
    en: 'Never oil or varnish cedar: it must stay thirsty. Let the trees dry in the air between two wet pairs.',
    nl: 'Nooit oliën of lakken: cederhout moet dorst houden. Laat de spanners tussen twee natte paren aan de lucht drogen.',
    de: 'Zedernholz nie ölen oder lackieren, es soll durstig bleiben. Zwischen zwei nassen Paaren an der Luft trocknen lassen.',
    fr: 'N’huilez ni ne vernissez jamais le cèdre : il doit garder soif. Laissez-les sécher à l’air entre deux paires mouillées.',
  },
} as const satisfies Readonly<Record<string, Translated>>

export type CareKey = keyof typeof care
