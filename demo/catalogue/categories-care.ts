import type { NamedCategory } from './categories.ts'

/** What keeps shoes and bags belongs to nobody's half of the shop. */
export const careCategories = [
  {
    key: 'care',
    name: { en: 'Care', nl: 'Verzorging', de: 'Pflege', fr: 'Entretien' },
    description: {
      en: 'Ten minutes a month is what a good pair asks for. Here is what we use at our own workbench: few things, each for one task, and on every page for which leathers they are meant.',
      nl: 'Tien minuten per maand, meer vraagt een goed paar niet. Dit gebruiken we aan onze eigen werkbank: weinig spullen, elk voor één taak, en op elke pagina staat voor welk leer.',
      de: 'Zehn Minuten im Monat, mehr verlangt ein gutes Paar nicht. Das hier steht auf unserer eigenen Werkbank: wenige Dinge, jedes für eine Aufgabe, und auf jeder Seite steht, für welches Leder.',
      fr: 'Dix minutes par mois : une bonne paire n’en demande pas davantage. Voici ce qui se trouve sur notre propre établi : peu de choses, chacune pour une tâche, et sur chaque page les cuirs auxquels elle convient.',
    },
  },
  {
    key: 'care-creams',
    parent: 'care',
    name: {
      en: 'Balm, cream and polish',
      nl: 'Balsem, crème en poets',
      de: 'Balsam, Creme und Politur',
      fr: 'Baumes, crèmes et cirages',
    },
    description: {
      en: 'Balm feeds, cream gives colour back, polish shines and keeps water out. For smooth leather only, in that order, and always less than you think.',
      nl: 'Balsem voedt, crème geeft kleur terug, poets glanst en houdt water buiten. Alleen voor glad leer, in die volgorde, en altijd minder dan je denkt.',
      de: 'Balsam nährt, Creme bringt die Farbe zurück, Politur glänzt und hält Wasser ab. Nur für Glattleder, in dieser Reihenfolge, und immer weniger, als man denkt.',
      fr: 'Le baume nourrit, la crème ravive la couleur, le cirage fait briller et protège de l’eau. Pour le cuir lisse seulement, dans cet ordre, et toujours moins qu’on ne croit.',
    },
  },
  {
    key: 'care-protection',
    parent: 'care',
    name: { en: 'Waterproofing', nl: 'Impregneren', de: 'Imprägnieren', fr: 'Imperméabilisants' },
    description: {
      en: 'What rain cannot get into, it cannot stain. Spray before the first walk rather than after the first shower.',
      nl: 'Waar regen niet in komt, maakt hij ook geen vlek. Spuit vóór de eerste wandeling, niet na de eerste bui.',
      de: 'Wo der Regen nicht eindringt, hinterlässt er keinen Fleck. Lieber vor dem ersten Gang sprühen als nach dem ersten Schauer.',
      fr: 'Là où la pluie n’entre pas, elle ne tache pas. Vaporisez avant la première sortie plutôt qu’après la première averse.',
    },
  },
  {
    key: 'care-brushes',
    parent: 'care',
    name: { en: 'Brushes', nl: 'Borstels', de: 'Bürsten', fr: 'Brosses' },
    description: {
      en: 'Horsehair for what shines, brass for what does not. A brush wears out more slowly than the shoes it saves.',
      nl: 'Paardenhaar voor wat glanst, messing voor wat dat niet doet. Een borstel slijt langzamer dan de schoenen die hij redt.',
      de: 'Rosshaar für alles, was glänzt, Messing für alles, was es nicht tut. Eine Bürste nutzt sich langsamer ab als die Schuhe, die sie rettet.',
      fr: 'Le crin pour ce qui brille, le laiton pour le reste. Une brosse s’use moins vite que les souliers qu’elle sauve.',
    },
  },
  {
    key: 'care-shoe-trees',
    parent: 'care',
    name: { en: 'Shoe trees', nl: 'Schoenspanners', de: 'Schuhspanner', fr: 'Embauchoirs' },
    description: {
      en: 'Cedar draws the day out of a shoe and holds its shape while it rests. One pair is enough, if it goes into whatever you have just taken off.',
      nl: 'Cederhout trekt de dag uit een schoen en houdt hem in vorm terwijl hij rust. Eén paar volstaat, als het in de schoenen gaat die je net hebt uitgedaan.',
      de: 'Zedernholz zieht den Tag aus dem Schuh und hält ihn in Form, während er ruht. Ein Paar genügt, wenn es in die Schuhe wandert, die man eben ausgezogen hat.',
      fr: 'Le cèdre absorbe la journée et garde la forme pendant que le soulier se repose. Une paire suffit, pourvu qu’elle aille dans celle qu’on vient de quitter.',
    },
  },
] as const satisfies readonly NamedCategory[]

export type CareCategory = (typeof careCategories)[number]['key']
