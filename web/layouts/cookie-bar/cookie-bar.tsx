import { useLocation } from 'react-router'
import { routePaths } from '#kernel/routes.ts'
import { type DeviceConsent, saveConsent, useConsentAnswered } from '#web/device/consent.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SmartLink } from '#web/ui/smart-link.tsx'
import styles from './cookie-bar.module.css'

/**
 * Asks once, with two buttons of the same size. It is a form, so that it can be answered without JavaScript; with it, the
 * answer needs no request. Not shown where the same choice is the page.
 */
export function CookieBar({
  unanswered,
  inFlow = false,
}: {
  readonly unanswered: boolean
  /** Above the page on narrow screens, so that it covers nothing of it. */
  readonly inFlow?: boolean
}) {
  const t = useTranslate()
  const path = usePath()
  const { basePath } = useStorefront()
  const { pathname, search } = useLocation()
  const answered = useConsentAnswered(!unanswered)
  if (answered || `${pathname}/`.startsWith(routePaths.cookieSettings)) return null

  const answer = (choice: DeviceConsent) => (event: { preventDefault(): void }) => {
    event.preventDefault()
    saveConsent(choice)
  }
  return (
    <section className={cx(styles.bar, inFlow && styles.inFlow)} aria-label={t('cookie.title')}>
      <form method="post" action={basePath + path('cookieSettings')} className={styles.form}>
        <input type="hidden" name="return" value={pathname + search} />
        <p className={styles.text}>
          {t('cookie.text')}{' '}
          <SmartLink href={path('cookieSettings')} className={styles.link}>
            {t('cookie.settings')}
          </SmartLink>{' '}
          <SmartLink href={path('privacyPolicy')} className={styles.link}>
            {t('cookie.privacy')}
          </SmartLink>
        </p>
        <div className={styles.answers}>
          <Button type="submit" look="secondary" name="choice" value="disabled" onClick={answer('disabled')}>
            {t('cookie.refuse')}
          </Button>
          <Button type="submit" look="secondary" name="choice" value="enabled" onClick={answer('enabled')}>
            {t('cookie.accept')}
          </Button>
        </div>
        <IconButton
          icon="x"
          label={t('cookie.close')}
          className={styles.close}
          type="submit"
          name="choice"
          value="disabled"
          onClick={answer('disabled')}
        />
      </form>
    </section>
  )
}
