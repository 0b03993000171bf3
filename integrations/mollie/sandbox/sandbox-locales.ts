/** Languages of Mollie's screens; its documentation leaves some out that its API takes, and the other way round. */
const locales =
  'en_US en_GB en_NL en_BE nl_NL nl_BE de_DE de_AT de_CH de_LU fr_FR fr_BE fr_LU es_ES ca_ES pt_PT it_IT nb_NO sv_SE fi_FI da_DK is_IS hu_HU pl_PL lv_LV lt_LT cs_CZ sk_SK'.split(
    ' ',
  )

export const isLocale = (text: string): boolean => locales.includes(text)
