import { fabricPart } from '../materials.ts'
import type { Model } from '../model.ts'
import { allYear, coldMonths } from '../properties.ts'
import { menClothing } from '../sizes.ts'

const asger: Model = {
  parentSku: '23110',
  brand: 'ebbelund',
  gender: 'men',
  name: { en: 'Asger overcoat', nl: 'Overjas Asger', de: 'Mantel Asger', fr: 'Pardessus Asger' },
  description: {
    en: 'An overcoat for men who cycle to the opera. Asger is single-breasted with two buttons set high, so that the skirts open over the saddle and close again when you stand. The melton is felted until wind gives up on it; the sleeves are lined in twill that survives a blazer. Inside left, a pocket for a folded programme.',
    nl: 'Een overjas voor mannen die op de fiets naar de opera gaan. Asger heeft twee hoog geplaatste knopen, zodat de panden over het zadel openvallen en weer sluiten als je staat. De melton is vervilt tot de wind het opgeeft; in de mouwen zit keper die tegen een blazer kan. Links binnenin een zak voor een gevouwen programmaboekje.',
    de: 'Ein Mantel für Männer, die mit dem Rad in die Oper fahren. Asger ist einreihig, die beiden Knöpfe sitzen hoch, damit die Schöße sich über dem Sattel öffnen und im Stehen wieder schließen. Der Melton ist verfilzt, bis der Wind aufgibt; das Köperfutter der Ärmel hält auch ein Sakko aus. Innen links eine Tasche für das gefaltete Programmheft.',
    fr: 'Un pardessus pour ceux qui vont à l’opéra à vélo. Asger est droit, ses deux boutons placés haut pour que les pans s’ouvrent sur la selle et se referment debout. Le melton est feutré jusqu’à décourager le vent ; les manches, doublées d’un sergé qui supporte un blazer. À l’intérieur gauche, une poche pour un programme plié.',
  },
  categories: ['men-coats'],
  sizes: menClothing,
  weight: 1680,
  price: { eur: 33900, gbp: 29500 },
  properties: {
    closure: ['buttons'],
    fit: ['regular'],
    length: ['knee'],
    season: coldMonths,
    occasion: ['office', 'evening'],
  },
  care: 'tailoring',
  textile: [fabricPart('shell', { wool: 80, polyamide: 20 }), fabricPart('lining', { viscose: 100 })],
  goesWith: ['21110.001', '23410.001', '20310.001'],
  colorways: [
    {
      number: '001',
      color: 'navy',
      picture: 'coat-1',
      line: {
        en: 'A navy so deep that the buttons have to tell you.',
        nl: 'Een marineblauw zo diep dat de knopen het je moeten vertellen.',
        de: 'Ein Marineblau, so tief, dass die Knöpfe es verraten müssen.',
        fr: 'Un bleu marine si profond que seuls les boutons le trahissent.',
      },
      age: 36,
      popularity: 77,
    },
  ],
}

const villads: Model = {
  parentSku: '23210',
  brand: 'ebbelund',
  gender: 'men',
  name: { en: 'Villads blazer', nl: 'Blazer Villads', de: 'Sakko Villads', fr: 'Blazer Villads' },
  description: {
    en: 'Villads has no shoulder pads, no chest canvas and no objection to an aeroplane seat. The hopsack is woven with air between the threads, so a crease falls out while you have coffee. Two buttons, patch-free flap pockets and a vent that stays shut when you walk. Buttons down over a T-shirt, up over a shirt.',
    nl: 'Villads heeft geen schoudervulling, geen borstlinnen en geen bezwaar tegen een vliegtuigstoel. De hopsack is luchtig geweven, zodat een kreuk er tijdens de koffie uit valt. Twee knopen, klepzakken en een split die dichtblijft als je loopt. Open over een T-shirt, dicht over een overhemd.',
    de: 'Villads hat keine Schulterpolster, keine Rosshaareinlage und nichts gegen Flugzeugsitze. Der Hopsack ist luftig gewebt, sodass Falten sich aushängen, während Sie Kaffee trinken. Zwei Knöpfe, ein Schlitz, der beim Gehen geschlossen bleibt, und Taschen mit Patten. Offen überm T-Shirt, geschlossen überm Hemd.',
    fr: 'Villads n’a ni épaulettes, ni toile, ni objection contre les sièges d’avion. Son hopsack est tissé avec de l’air entre les fils : un pli s’efface le temps d’un café. Deux boutons, une fente qui reste close quand vous marchez, des poches à rabat. Ouvert sur un T-shirt, fermé sur une chemise.',
  },
  categories: ['men-blazers'],
  sizes: menClothing,
  weight: 880,
  price: { eur: 25000, gbp: 21900 },
  properties: {
    closure: ['buttons'],
    fit: ['regular'],
    length: ['hip'],
    season: allYear,
    occasion: ['office', 'everyday'],
  },
  care: 'tailoring',
  textile: [fabricPart('shell', { wool: 100 }), fabricPart('lining', { polyester: 100 })],
  goesWith: ['20210.002', '23510.001', '24110.001'],
  colorways: [
    {
      number: '001',
      color: 'navy',
      picture: 'blazer-0',
      line: {
        en: 'In navy it has attended more weddings than the registrar.',
        nl: 'In marineblauw heeft hij meer bruiloften meegemaakt dan de ambtenaar.',
        de: 'In Marineblau hat es mehr Hochzeiten erlebt als der Standesbeamte.',
        fr: 'En bleu marine, il a assisté à plus de mariages que l’officier d’état civil.',
      },
      age: 430,
      popularity: 76,
    },
    {
      number: '002',
      color: 'taupe',
      picture: 'blazer-2',
      line: {
        en: 'Taupe takes denim, flannel and gravy in its stride.',
        nl: 'Taupe kan tegen denim, flanel en jus.',
        de: 'Taupe verträgt Denim, Flanell und Bratensoße.',
        fr: 'Le taupe s’accommode du denim, de la flanelle et de la sauce.',
      },
      age: 215,
      sale: { eur: 17500, gbp: 14900, daysAgo: 25 },
    },
  ],
}

const anker: Model = {
  parentSku: '23410',
  brand: 'ebbelund',
  gender: 'men',
  name: {
    en: 'Anker crew-neck jumper',
    nl: 'Trui Anker met ronde hals',
    de: 'Rundhalspullover Anker',
    fr: 'Pull ras du cou Anker',
  },
  description: {
    en: 'Seven hundred grams of wool, which is twice what the fashion pages allow. Anker is knitted tight enough to turn drizzle and rough enough to stay honest; it softens after the third wash. The neck is doubled and sewn down, so it will not gape. Take your size, or one up to wear it over a shirt.',
    nl: 'Zevenhonderd gram wol, twee keer wat de modebladen toestaan. Anker is zo dicht gebreid dat motregen eraf blijft, en ruw genoeg om eerlijk te zijn; na de derde wasbeurt wordt hij zachter. De hals is dubbel en vastgezet, dus die lubbert niet. Neem je maat, of één groter over een overhemd.',
    de: 'Siebenhundert Gramm Wolle, doppelt so viel, wie die Modeseiten erlauben. Anker ist so dicht gestrickt, dass Nieselregen abperlt, und rau genug, um ehrlich zu bleiben; nach der dritten Wäsche wird er weicher. Der Kragen ist doppelt gelegt und festgenäht, er leiert nicht aus. In Ihrer Größe, oder eine mehr über dem Hemd.',
    fr: 'Sept cents grammes de laine, deux fois ce que tolèrent les pages de mode. Anker est tricoté assez serré pour écarter le crachin, assez rêche pour rester franc ; il s’adoucit au troisième lavage. L’encolure, double et rabattue, ne baille pas. Votre taille, ou une de plus sur une chemise.',
  },
  categories: ['men-knitwear'],
  sizes: menClothing,
  weight: 700,
  price: { eur: 14900, gbp: 12900 },
  properties: { closure: ['slip'], fit: ['regular'], length: ['hip'], season: coldMonths, occasion: ['everyday'] },
  care: 'knitwear',
  textile: [
    fabricPart('whole', { wool: 85, polyamide: 15 }),
    fabricPart('trim', { wool: 82, polyamide: 16, elastane: 2 }),
  ],
  goesWith: ['21210.001', '23110.001'],
  colorways: [
    {
      number: '001',
      color: 'navy',
      picture: 'knit-2',
      line: {
        en: 'Navy, as on every quay from Esbjerg to Ostend.',
        nl: 'Marineblauw, zoals op elke kade van Esbjerg tot Oostende.',
        de: 'Marineblau, wie an jedem Kai von Esbjerg bis Ostende.',
        fr: 'Bleu marine, le même sur tous les quais, d’Esbjerg à Ostende.',
      },
      age: 75,
      popularity: 73,
    },
  ],
}

const mads: Model = {
  parentSku: '23510',
  brand: 'ebbelund',
  gender: 'men',
  name: { en: 'Mads T-shirt', nl: 'T-shirt Mads', de: 'T-Shirt Mads', fr: 'T-shirt Mads' },
  description: {
    en: 'Mads is heavy for a T-shirt and light for a jumper. The jersey is knitted on old circular machines, slowly, which leaves it without side seams and without twist. The neckband is narrow and double-stitched; the back is two centimetres longer than the front, for when you bend over an engine or a pram.',
    nl: 'Mads is zwaar voor een T-shirt en licht voor een trui. De jersey komt van oude rondbreimachines die er de tijd voor nemen; daardoor heeft het geen zijnaden en trekt het niet scheef. De halsboord is smal en dubbel gestikt, en de rug is twee centimeter langer dan de voorkant, voor als je over een motor of kinderwagen buigt.',
    de: 'Für ein T-Shirt ist Mads schwer, für einen Pullover leicht. Der Jersey läuft langsam von alten Rundstrickmaschinen und hat deshalb weder Seitennähte noch Verzug. Das Halsbündchen ist schmal und doppelt gesteppt, der Rücken zwei Zentimeter länger als das Vorderteil, falls Sie sich über Motor oder Kinderwagen beugen.',
    fr: 'Mads est lourd pour un T-shirt, léger pour un pull. Son jersey sort lentement de vieux métiers circulaires : pas de couture sur les côtés, et rien qui vrille. L’encolure est étroite, surpiquée deux fois ; le dos descend deux centimètres plus bas, pour se pencher sur un moteur ou un landau.',
  },
  categories: ['men-tees'],
  sizes: menClothing,
  weight: 240,
  price: { eur: 3995, gbp: 3500 },
  properties: { closure: ['slip'], fit: ['roomy'], length: ['hip'], season: allYear, occasion: ['everyday'] },
  care: 'cotton',
  textile: [fabricPart('whole', { cotton: 100 })],
  goesWith: ['23210.001', '20110.002'],
  colorways: [
    {
      number: '001',
      color: 'black',
      picture: 'tee-1',
      line: {
        en: 'The black is reactive-dyed and stays black at thirty degrees.',
        nl: 'Het zwart is reactief geverfd en blijft zwart op dertig graden.',
        de: 'Das Schwarz ist reaktiv gefärbt und bleibt bei dreißig Grad schwarz.',
        fr: 'Le noir, teint en réactif, reste noir à trente degrés.',
      },
      age: 310,
      supply: 'plenty',
      popularity: 71,
    },
  ],
}

export const menClothes: readonly Model[] = [asger, villads, anker, mads]
