import { fabricPart } from '../materials.ts'
import type { Model } from '../model.ts'
import { allYear, coldMonths } from '../properties.ts'
import { womenClothing } from '../sizes.ts'

const agnete: Model = {
  parentSku: '13110',
  brand: 'ebbelund',
  gender: 'women',
  name: { en: 'Agnete wool coat', nl: 'Wollen jas Agnete', de: 'Wollmantel Agnete', fr: 'Manteau en laine Agnete' },
  description: {
    en: 'Agnete ran the dairy before it became a workshop and wore one coat for nineteen years. Ours follows its lines: straight from the shoulder, two buttons, flap pockets deep enough for both hands. The cloth is woven in Denmark from wool with a little cashmere, the lining is viscose so that it slides over a jumper. It ends at the knee.',
    nl: 'Agnete leidde de melkfabriek voordat het een atelier werd, en droeg negentien jaar dezelfde jas. De onze volgt haar lijnen: recht vanaf de schouder, twee knopen, klepzakken waar twee handen in passen. De stof wordt in Denemarken geweven uit wol met een beetje kasjmier, de voering is van viscose en glijdt over je trui. Hij houdt op bij de knie.',
    de: 'Agnete leitete die Molkerei, bevor sie zur Werkstatt wurde, und trug neunzehn Jahre lang denselben Mantel. Unserer folgt seinen Linien: gerade von der Schulter, zwei Knöpfe, Pattentaschen, in die beide Hände passen. Der Stoff wird in Dänemark aus Wolle mit etwas Kaschmir gewebt, das Viskosefutter gleitet über den Pullover. Er endet am Knie.',
    fr: 'Agnete dirigeait la laiterie avant qu’elle ne devienne atelier, et porta le même manteau dix-neuf ans. Le nôtre en suit les lignes : droit depuis l’épaule, deux boutons, des poches à rabat où plonger les deux mains. Le drap est tissé au Danemark, laine et un peu de cachemire ; la doublure en viscose glisse sur le pull. Il s’arrête au genou.',
  },
  categories: ['women-coats'],
  sizes: womenClothing,
  weight: 1450,
  price: { eur: 34900, gbp: 31500 },
  properties: {
    closure: ['buttons'],
    fit: ['regular'],
    length: ['knee'],
    season: coldMonths,
    occasion: ['everyday', 'office'],
  },
  care: 'tailoring',
  textile: [fabricPart('shell', { wool: 90, cashmere: 10 }), fabricPart('lining', { viscose: 100 })],
  goesWith: ['11310.001', '11210.001', '14110.002'],
  colorways: [
    {
      number: '001',
      color: 'camel',
      picture: 'coat-0',
      line: {
        en: 'Camel, the colour hers had become by the end.',
        nl: 'Camel, de kleur die de hare aan het eind had gekregen.',
        de: 'Camel, die Farbe, die ihrer am Ende angenommen hatte.',
        fr: 'Camel, la couleur que le sien avait fini par prendre.',
      },
      age: 90,
      label: 'bestseller',
      popularity: 92,
    },
    {
      number: '002',
      color: 'taupe',
      picture: 'coat-2',
      line: {
        en: 'Taupe joins the range this month and is woven as the orders come in.',
        nl: 'Taupe komt er deze maand bij en wordt geweven zodra de bestellingen binnen zijn.',
        de: 'Taupe kommt in diesem Monat hinzu und wird gewebt, sobald die Bestellungen eingehen.',
        fr: 'Le taupe arrive ce mois-ci, tissé au fil des commandes.',
      },
      age: 4,
      preOrder: 'two-weeks',
    },
  ],
}

const signe: Model = {
  parentSku: '13210',
  brand: 'ebbelund',
  gender: 'women',
  name: { en: 'Signe blazer', nl: 'Blazer Signe', de: 'Blazer Signe', fr: 'Blazer Signe' },
  description: {
    en: 'Signe takes the shoulder of a man’s jacket and nothing else from it. The waist is marked by two darts, the back is left unlined and the sleeve is cut high, so that you can lift a child or hail a taxi in it. Two horn-look buttons, of which you fasten one. The wool recovers overnight on a hanger.',
    nl: 'Signe leent de schouder van een herenjasje en verder niets. Twee figuurnaden tekenen de taille, de rug is ongevoerd en de mouw zit hoog aangezet, zodat je er een kind in kunt optillen of een taxi mee kunt aanhouden. Twee knopen met hoornlook, waarvan je er één sluit. De wol herstelt zich ’s nachts op een hanger.',
    de: 'Signe leiht sich vom Herrensakko die Schulter und sonst nichts. Zwei Abnäher zeichnen die Taille, der Rücken bleibt ungefüttert, der Ärmel ist hoch eingesetzt, damit man darin ein Kind hochheben oder ein Taxi rufen kann. Zwei Knöpfe in Hornoptik, geschlossen wird einer. Die Wolle erholt sich über Nacht auf dem Bügel.',
    fr: 'Signe emprunte l’épaule d’une veste d’homme, et rien d’autre. Deux pinces dessinent la taille, le dos n’est pas doublé, l’emmanchure haute laisse porter un enfant ou héler un taxi. Deux boutons façon corne, dont un seul se ferme. La laine se remet en une nuit sur un cintre.',
  },
  categories: ['women-blazers'],
  sizes: womenClothing,
  weight: 720,
  price: { eur: 22500, gbp: 19900 },
  properties: {
    closure: ['buttons'],
    fit: ['fitted'],
    length: ['hip'],
    season: allYear,
    occasion: ['office', 'evening'],
  },
  care: 'tailoring',
  textile: [fabricPart('shell', { wool: 97, elastane: 3 }), fabricPart('lining', { viscose: 100 })],
  goesWith: ['10320.001', '10210.001', '13510.001'],
  colorways: [
    {
      number: '001',
      color: 'black',
      picture: 'blazer-1',
      line: {
        en: 'Black only, because everything else was tried and taken off the rail.',
        nl: 'Alleen in zwart, want al het andere is geprobeerd en weer van het rek gehaald.',
        de: 'Nur in Schwarz, denn alles andere wurde probiert und wieder von der Stange genommen.',
        fr: 'En noir seulement : tout le reste a été essayé, puis retiré du portant.',
      },
      age: 270,
      popularity: 74,
    },
  ],
}

const ida: Model = {
  parentSku: '13310',
  brand: 'ebbelund',
  gender: 'women',
  name: { en: 'Ida midi dress', nl: 'Midi-jurk Ida', de: 'Midikleid Ida', fr: 'Robe midi Ida' },
  description: {
    en: 'A sleeveless dress with a shallow V and a skirt that starts to move at the hip. Ida is cut from heavy crêpe jersey, which means no zip, no lining and no iron. It falls well below the knee and has a pocket in the right side seam, large enough for a train ticket. Over a roll-neck it lasts into December.',
    nl: 'Een mouwloze jurk met een ondiepe V en een rok die vanaf de heup gaat bewegen. Ida is van zware crêpejersey, dus zonder rits, voering of strijkbout. Ze valt ruim over de knie en heeft in de rechter zijnaad een zakje voor een treinkaartje. Over een coltrui gaat ze mee tot in december.',
    de: 'Ein ärmelloses Kleid mit flachem V-Ausschnitt und einem Rock, der ab der Hüfte schwingt. Ida ist aus schwerem Crêpe-Jersey und kommt deshalb ohne Reißverschluss, Futter und Bügeleisen aus. Das Kleid reicht deutlich übers Knie und hat in der rechten Seitennaht eine Tasche für die Fahrkarte. Über dem Rollkragen trägt es sich bis in den Dezember.',
    fr: 'Une robe sans manches, un V discret, une jupe qui s’anime à partir des hanches. Ida est coupée dans un jersey crêpe dense : ni zip, ni doublure, ni repassage. Elle tombe bien sous le genou et cache dans la couture droite une poche à ticket de train. Sur un col roulé, elle vous mène jusqu’en décembre.',
  },
  categories: ['women-dresses'],
  sizes: womenClothing,
  weight: 480,
  price: { eur: 13500, gbp: 11900 },
  properties: {
    closure: ['slip'],
    fit: ['fitted'],
    length: ['midi'],
    season: allYear,
    occasion: ['everyday', 'evening'],
  },
  care: 'cotton',
  textile: [fabricPart('whole', { viscose: 68, polyamide: 27, elastane: 5 })],
  goesWith: ['10410.002', '10310.002', '11320.001'],
  colorways: [
    {
      number: '001',
      color: 'red',
      picture: 'dress-0',
      line: {
        en: 'The red was dyed twice to keep it from going orange under lamps.',
        nl: 'Het rood is twee keer geverfd, zodat het onder lampen niet oranje wordt.',
        de: 'Das Rot wurde zweimal gefärbt, damit es unter Lampen nicht ins Orange kippt.',
        fr: 'Ce rouge est teint deux fois pour ne pas virer à l’orange sous les lampes.',
      },
      age: 165,
      sale: { eur: 10800, gbp: 9500, daysAgo: 29 },
    },
    {
      number: '002',
      color: 'navy',
      picture: 'dress-1',
      line: {
        en: 'Navy takes brown boots as well as black tights, which black has never managed.',
        nl: 'Marineblauw kan met bruine laarzen en met een zwarte panty; zwart is dat nooit gelukt.',
        de: 'Marineblau passt zu braunen Stiefeln wie zu schwarzen Strumpfhosen; Schwarz ist das nie gelungen.',
        fr: 'Le bleu marine accepte les bottes marron comme les collants noirs, ce que le noir n’a jamais su faire.',
      },
      age: 165,
      popularity: 79,
    },
    {
      number: '003',
      color: 'green',
      picture: 'dress-2',
      line: {
        en: 'Green follows when the beech leaves do.',
        nl: 'Groen volgt zodra de beukenbladeren zover zijn.',
        de: 'Grün folgt, sobald das Buchenlaub so weit ist.',
        fr: 'Le vert suivra, avec les feuilles des hêtres.',
      },
      age: 5,
      comingSoonInDays: 24,
    },
  ],
}

const sofie: Model = {
  parentSku: '13410',
  brand: 'ebbelund',
  gender: 'women',
  name: { en: 'Sofie wool jumper', nl: 'Wollen trui Sofie', de: 'Wollpullover Sofie', fr: 'Pull en laine Sofie' },
  description: {
    en: 'Knitted on Funen in moss stitch, which lies flat and never curls. The shoulder has no seam; the sleeve is linked to the body stitch by stitch, by two women who have done it since school. The wool is washed before it is knitted, so the jumper you try on is the size it stays. Ribbed at the hem, straight in the body.',
    nl: 'Op Funen gebreid in gerstekorrel, een steek die vlak blijft en nooit omkrult. De schouder heeft geen naad; de mouw wordt steek voor steek aangezet door twee vrouwen die dat al sinds school doen. De wol is gewassen voordat er gebreid wordt, dus de trui die je past, blijft die maat. Een boord onderaan, recht van model.',
    de: 'Auf Fünen im Perlmuster gestrickt, das flach liegt und sich nie einrollt. Die Schulter hat keine Naht; der Ärmel wird Masche für Masche angekettelt, von zwei Frauen, die das seit der Schulzeit tun. Die Wolle wird vor dem Stricken gewaschen, der Pullover behält also die Größe, in der Sie ihn anprobieren. Bündchen am Saum, gerader Schnitt.',
    fr: 'Tricoté en Fionie au point de riz, qui reste plat et ne roulotte jamais. L’épaule n’a pas de couture ; la manche est remaillée maille à maille par deux femmes qui le font depuis l’école. La laine est lavée avant d’être tricotée : le pull que vous essayez garde sa taille. Bord côtelé, coupe droite.',
  },
  categories: ['women-knitwear'],
  sizes: womenClothing,
  weight: 430,
  price: { eur: 12995, gbp: 11500 },
  properties: { closure: ['slip'], fit: ['regular'], length: ['hip'], season: coldMonths, occasion: ['everyday'] },
  care: 'knitwear',
  textile: [fabricPart('whole', { wool: 100 })],
  goesWith: ['10210.001', '11110.001', '11320.001'],
  colorways: [
    {
      number: '001',
      color: 'sage',
      picture: 'knit-0',
      line: {
        en: 'A fresh sage that makes November look like a printing error.',
        nl: 'Een fris saliegroen waarbij november op een drukfout lijkt.',
        de: 'Ein frisches Salbeigrün, neben dem der November wie ein Druckfehler wirkt.',
        fr: 'Un vert sauge si frais que novembre passe pour une coquille.',
      },
      age: 18,
      popularity: 72,
    },
    {
      number: '002',
      color: 'ivory',
      picture: 'knit-1',
      line: {
        en: 'Ivory is the wool as the sheep meant it, and it went first.',
        nl: 'Ivoor is de wol zoals het schaap hem bedoelde, en die was het eerst weg.',
        de: 'Elfenbein ist die Wolle, wie das Schaf sie gemeint hat, und war zuerst vergriffen.',
        fr: 'L’ivoire est la laine telle que le mouton l’entendait ; elle est partie la première.',
      },
      age: 100,
      supply: 'sold-out',
      popularity: 89,
    },
  ],
}

const vilma: Model = {
  parentSku: '13510',
  brand: 'ebbelund',
  gender: 'women',
  name: { en: 'Vilma T-shirt', nl: 'T-shirt Vilma', de: 'T-Shirt Vilma', fr: 'T-shirt Vilma' },
  description: {
    en: 'It took eleven fittings to get the neck of this T-shirt right: close enough to stay, wide enough to breathe. Vilma is cut from compact cotton jersey with a dry hand and no stretch, a little boxy, with sleeves that end where the arm is slimmest. Wash it warm for a year; it stays square.',
    nl: 'Voor de hals van dit T-shirt waren elf pasbeurten nodig: nauw genoeg om te blijven zitten, ruim genoeg om te ademen. Vilma is van stevige katoenen jersey zonder stretch, iets recht van model, met mouwen die ophouden waar je arm het slankst is. Was het een jaar lang; het blijft recht.',
    de: 'Elf Anproben brauchte es, bis der Ausschnitt dieses T-Shirts stimmte: eng genug, um zu sitzen, weit genug zum Atmen. Vilma ist aus festem Baumwolljersey ohne Stretch, leicht kastig, mit Ärmeln, die an der schmalsten Stelle des Arms enden. Auch nach einem Jahr Wäsche bleibt es gerade.',
    fr: 'Il a fallu onze essayages pour trouver l’encolure de ce T-shirt : assez près pour tenir, assez large pour respirer. Vilma est coupé dans un jersey de coton compact, sans élasthanne, un rien carré, avec des manches qui s’arrêtent là où le bras est le plus fin. Après un an de lavages, il reste droit.',
  },
  categories: ['women-tees'],
  sizes: womenClothing,
  weight: 190,
  price: { eur: 4500, gbp: 3900 },
  properties: { closure: ['slip'], fit: ['regular'], length: ['hip'], season: allYear, occasion: ['everyday'] },
  care: 'cotton',
  textile: [fabricPart('whole', { cotton: 100 })],
  goesWith: ['13210.001', '10110.001'],
  colorways: [
    {
      number: '001',
      color: 'white',
      picture: 'tee-0',
      line: {
        en: 'White, opaque enough to wear over anything.',
        nl: 'Wit, en ondoorzichtig genoeg voor alles eronder.',
        de: 'Weiß, und blickdicht genug für alles darunter.',
        fr: 'Blanc, assez opaque pour tout porter dessous.',
      },
      age: 340,
      supply: 'plenty',
      popularity: 81,
    },
    {
      number: '002',
      color: 'sage',
      picture: 'tee-2',
      line: {
        en: 'The sage fades evenly, like a garden chair.',
        nl: 'Het saliegroen verbleekt gelijkmatig, als een tuinstoel.',
        de: 'Das Salbeigrün bleicht gleichmäßig aus, wie ein Gartenstuhl.',
        fr: 'Le vert sauge passe uniformément, comme une chaise de jardin.',
      },
      age: 190,
      sale: { eur: 3395, gbp: 2900, daysAgo: 36 },
    },
  ],
}

export const womenClothes: readonly Model[] = [agnete, signe, ida, sofie, vilma]
