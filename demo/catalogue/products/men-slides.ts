import { openSlipOn } from '../builds.ts'
import { leatherOnRubber } from '../materials.ts'
import type { Model } from '../model.ts'
import { menShoeSizes } from '../sizes.ts'

const sanitja: Model = {
  parentSku: '20420',
  brand: 'menorval',
  gender: 'men',
  name: { en: 'Sanitja slide', nl: 'Slipper Sanitja', de: 'Pantolette Sanitja', fr: 'Claquettes Sanitja' },
  description: {
    en: 'The Romans who camped at Sanitja wound a metre of strap round each foot to keep the sole on; this slide manages with two short bands. One lies across the toes, the other over the instep, and together they stop the heel from slapping on stairs. The footbed is cork, ground and pressed to shape under a cover of leather. Its rim stands up all round and keeps the gravel out.',
    nl: 'De Romeinen die bij Sanitja hun kamp hadden, wonden een meter riem om elke voet om de zool op zijn plek te houden; deze slipper doet het met twee korte banden. Eén over je tenen en één over je wreef, zodat je hiel op de trap niet klappert. Het voetbed is kurk, gemalen, in vorm geperst en met leer bekleed. De rand staat rondom een stukje op en houdt het grind buiten.',
    de: 'Die Römer, die bei Sanitja lagerten, wickelten sich einen Meter Riemen um jeden Fuß, damit die Sohle hielt; diese Pantolette kommt mit zwei kurzen Bändern aus. Eines liegt über den Zehen, eines über dem Spann, und auf der Treppe klappert keine Ferse. Das Fußbett ist Kork, gemahlen, in Form gepresst und mit Leder bezogen. Sein Rand steht ringsum hoch und hält den Kies draußen.',
    fr: 'Les Romains campés à Sanitja s’enroulaient un mètre de lanière autour du pied pour que la semelle tienne ; cette claquette s’en tire avec deux brides courtes. L’une passe sur les orteils, l’autre sur le cou-de-pied, et le talon ne claque plus dans l’escalier. L’assise est en liège moulu, pressé en forme et gainé de cuir. Son bord relevé laisse les gravillons dehors.',
  },
  categories: ['men-slides'],
  sizes: menShoeSizes,
  weight: 540,
  price: { eur: 8995, gbp: 7900 },
  properties: {
    ...openSlipOn,
    fit: ['roomy'],
    lining: ['leather'],
    season: ['summer'],
    occasion: ['everyday'],
  },
  care: 'smooth-leather',
  footwear: leatherOnRubber,
  goesWith: ['23510.001', '24110.001'],
  colorways: [
    {
      number: '001',
      color: 'moss',
      picture: 'twostrap-0',
      line: {
        en: 'Moss, like the fennel that grows wild along the dry-stone walls.',
        nl: 'Mosgroen, als de venkel die in het wild langs de stapelmuren groeit.',
        de: 'Moosgrün wie der Fenchel, der wild an den Trockenmauern wächst.',
        fr: 'Vert mousse, comme le fenouil qui pousse au pied des murets.',
      },
      age: 190,
    },
    {
      number: '002',
      color: 'brown',
      picture: 'twostrap-1',
      line: {
        en: 'The brown is cut from the same hides as the shoemakers’ aprons.',
        nl: 'Het bruin komt uit dezelfde huiden als de schorten van de schoenmakers.',
        de: 'Das Braun stammt aus denselben Häuten wie die Schürzen der Schuhmacher.',
        fr: 'Le marron sort des mêmes peaux que les tabliers de l’atelier.',
      },
      age: 230,
      supply: 'scarce',
      sale: { eur: 6295, gbp: 5500, daysAgo: 50 },
      saleLabel: { NL: 'Einde zomer', DE: 'Sommerausklang', FR: 'Fin d’été', GB: 'End of summer' },
    },
  ],
}

export const menSlides: readonly Model[] = [sanitja]
