import { useEffect } from 'react'
import { cookies } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'
import { useStorefront } from '#web/shop-context.tsx'
import { setBrowserCookie } from './browser-cookie.ts'
import { whenIdle } from './when-idle.ts'

/** Remembers the storefront for what has none of its own: mails, technical addresses. It never decides a page. */
export function useSaveLocale(): void {
  const { code } = useStorefront()
  useEffect(
    () =>
      whenIdle(() => {
        if (cookieValue(document.cookie, cookies.locale.name) !== code) setBrowserCookie(cookies.locale, code)
      }),
    [code],
  )
}
