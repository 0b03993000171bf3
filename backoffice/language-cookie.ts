import { type StaffLanguage, staffLanguages } from '#kernel/staff-language.ts'

/** In which language a browser last showed the back office to somebody it knew: what it says before they log in again. */
const name = 'staff-language'
const seconds = 365 * 24 * 60 * 60

export function languageCookie(language: StaffLanguage, secure: boolean): string {
  return `${name}=${language}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`
}

export function languageInCookie(header: string | null): StaffLanguage | undefined {
  const [, code] = /(?:^|; *)staff-language=([a-z]{2})(?:;|$)/.exec(header ?? '') ?? []
  return staffLanguages.find((language) => language === code)
}
