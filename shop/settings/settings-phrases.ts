import type { Language } from '#kernel/storefront.ts'

/** Words between the figures of the settings, where content names them. */
export const settingsPhrases: Readonly<
  Record<Language, { readonly free: string; readonly freeFrom: string; readonly colon: string }>
> = {
  en: { free: 'free', freeFrom: 'free from', colon: ': ' },
  nl: { free: 'gratis', freeFrom: 'gratis vanaf', colon: ': ' },
  de: { free: 'kostenlos', freeFrom: 'kostenlos ab', colon: ': ' },
  fr: { free: 'offerte', freeFrom: 'offerte dès', colon: ' : ' },
}
