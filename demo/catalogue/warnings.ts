import type { Translated } from '#kernel/storefront.ts'

/**
 * What the label warns of, word for word as Regulation (EC) 1272/2008 has it in each language (annexes III and IV); article 48
 * wants it said before a purchase too.
 */
export const warnings = {
  'flammable-aerosol': [
    { en: 'Danger.', nl: 'Gevaar.', de: 'Gefahr.', fr: 'Danger.' },
    {
      en: 'Extremely flammable aerosol.',
      nl: 'Zeer licht ontvlambare aerosol.',
      de: 'Extrem entzündbares Aerosol.',
      fr: 'Aérosol extrêmement inflammable.',
    },
    {
      en: 'Pressurised container: may burst if heated.',
      nl: 'Houder onder druk: kan open barsten bij verhitting.',
      de: 'Behälter steht unter Druck: kann bei Erwärmung bersten.',
      fr: 'Récipient sous pression : peut éclater sous l’effet de la chaleur.',
    },
    {
      en: 'Keep out of reach of children.',
      nl: 'Buiten het bereik van kinderen houden.',
      de: 'Darf nicht in die Hände von Kindern gelangen.',
      fr: 'Tenir hors de portée des enfants.',
    },
    {
      en: 'Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.',
      nl: 'Verwijderd houden van warmte, hete oppervlakken, vonken, open vuur en andere ontstekingsbronnen. Niet roken.',
      de: 'Von Hitze, heißen Oberflächen, Funken, offenen Flammen und anderen Zündquellen fernhalten. Nicht rauchen.',
      fr: 'Tenir à l’écart de la chaleur, des surfaces chaudes, des étincelles, des flammes nues et de toute autre source d’inflammation. Ne pas fumer.',
    },
    {
      en: 'Do not spray on an open flame or other ignition source.',
      nl: 'Niet in een open vuur of op andere ontstekingsbronnen spuiten.',
      de: 'Nicht gegen offene Flamme oder andere Zündquelle sprühen.',
      fr: 'Ne pas vaporiser sur une flamme nue ou sur toute autre source d’ignition.',
    },
    {
      en: 'Do not pierce or burn, even after use.',
      nl: 'Ook na gebruik niet doorboren of verbranden.',
      de: 'Nicht durchstechen oder verbrennen, auch nicht nach Gebrauch.',
      fr: 'Ne pas perforer, ni brûler, même après usage.',
    },
    {
      en: 'Use only outdoors or in a well-ventilated area.',
      nl: 'Alleen buiten of in een goed geventileerde ruimte gebruiken.',
      de: 'Nur im Freien oder in gut belüfteten Räumen verwenden.',
      fr: 'Utiliser seulement en plein air ou dans un endroit bien ventilé.',
    },
    {
      en: 'Protect from sunlight. Do not expose to temperatures exceeding 50 °C/122 °F.',
      nl: 'Tegen zonlicht beschermen. Niet blootstellen aan temperaturen boven 50 °C/122 °F.',
      de: 'Vor Sonnenbestrahlung schützen. Nicht Temperaturen über 50 °C/122 °F aussetzen.',
      fr: 'Protéger du rayonnement solaire. Ne pas exposer à une température supérieure à 50 °C/122 °F.',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Translated[]>>

export type WarningKey = keyof typeof warnings
