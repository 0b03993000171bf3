import { useEffect, useState } from 'react'
import { useStorefront, useWords } from '#web/shop-context.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { asItStands, useFromServer } from '#web/ui/use-from-server.ts'
import styles from './promo-banners.module.css'
import { type PromoBanner, sameBanners, timeLeft, visibleBanners } from './visible-banners.ts'

/** News above the header: one stands still, several pass by, and can be stopped. `renderedAt` is the server's time. */
export function PromoBanners({
  banners,
  renderedAt,
}: {
  readonly banners: readonly PromoBanner[]
  readonly renderedAt: string
}) {
  const t = useWords()
  const visible = useVisible(banners, renderedAt)
  const [paused, setPaused] = useState(false)
  const [first] = visible
  if (!first) return null
  if (visible.length === 1) {
    return (
      <section className={styles.strip} aria-label={t('banner.list')}>
        <Banner banner={first} renderedAt={renderedAt} />
      </section>
    )
  }
  return (
    <section className={cx(styles.strip, styles.moving)} aria-label={t('banner.list')}>
      <div className={cx(styles.track, paused && styles.paused)}>
        <ul className={styles.run}>
          {visible.map((banner) => (
            <li key={banner.text} className={styles.item}>
              <Banner banner={banner} renderedAt={renderedAt} />
            </li>
          ))}
        </ul>
        {/* The same again, so that the row has no end; for eyes only. */}
        <ul className={styles.run} aria-hidden="true" inert>
          {visible.map((banner) => (
            <li key={banner.text} className={styles.item}>
              <Banner banner={banner} renderedAt={renderedAt} />
            </li>
          ))}
        </ul>
      </div>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={t(paused ? 'a11y.play' : 'a11y.pause')}
        className={styles.pause}
        onClick={() => setPaused(!paused)}
      />
    </section>
  )
}

function Banner({ banner, renderedAt }: { readonly banner: PromoBanner; readonly renderedAt: string }) {
  const { text, link, color, background_color: backgroundColor, action_to: until } = banner
  const look = { className: styles.banner, style: { color, backgroundColor } }
  const content = (
    <span className={styles.text}>
      {text}
      {until && <Countdown until={until} renderedAt={renderedAt} />}
    </span>
  )
  return link ? (
    <SmartLink href={link} {...look}>
      {content}
    </SmartLink>
  ) : (
    <p {...look}>{content}</p>
  )
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Made once: a format costs more to make than a banner to show. */
function dayFormat(iso: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${iso} ${timeZone}`
  const known = dayFormats.get(key) ?? new Intl.DateTimeFormat(iso, { day: 'numeric', month: 'long', timeZone })
  dayFormats.set(key, known)
  return known
}

/** The clock is for eyes; whoever listens is told the day instead of every second. */
function Countdown({ until, renderedAt }: { readonly until: string; readonly renderedAt: string }) {
  const now = useSeconds()
  const fromServer = useFromServer()
  const look = { className: styles.countdown, 'aria-hidden': true }
  return (
    <>
      {!now && fromServer && typeof document !== 'undefined' ? (
        // Words for numbers cost more than the rest of the strip, so the server's stand until the first second has passed.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the server's markup that stays
        <span key="0" {...look} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
      ) : (
        <span {...look}>
          <Clock until={until} now={now ?? new Date(renderedAt)} />
        </span>
      )}
      <LastDay until={until} />
    </>
  )
}

function Clock({ until, now }: { readonly until: string; readonly now: Date }) {
  const t = useWords()
  const left = timeLeft(new Date(until), now)
  if (!left) return null
  return (
    <>
      {left.days > 0 && <span>{t('pl.days', { n: left.days })}</span>}
      <span>{t('pl.hours', { n: left.hours })}</span>
      <span>{t('pl.minutes', { n: left.minutes })}</span>
      <span>{t('pl.seconds', { n: left.seconds })}</span>
    </>
  )
}

/** Never changes, so the server's words stand: for a phone, writing a date is the most work of the whole banner. */
function LastDay({ until }: { readonly until: string }) {
  const t = useWords()
  const { iso, timeZone } = useStorefront()
  const fromServer = useFromServer()
  if (fromServer && typeof document !== 'undefined')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the server's markup that stays
    return <span className="visually-hidden" suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  return (
    <span className="visually-hidden">
      , {t('banner.until', { date: dayFormat(iso, timeZone).format(new Date(until)) })}
    </span>
  )
}

/** This device's time, every second; not before the first has passed. */
function useSeconds(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => everySecond(() => setNow(new Date())), [])
  return now
}

/** By the server's time at first, so that both render the same; then by this device's. Changes only when one comes or goes. */
function useVisible(banners: readonly PromoBanner[], renderedAt: string): readonly PromoBanner[] {
  const [visible, setVisible] = useState(() => visibleBanners(banners, new Date(renderedAt)))
  useEffect(() => {
    const look = () => {
      const next = visibleBanners(banners, new Date())
      setVisible((before) => (sameBanners(before, next) ? before : next))
    }
    look()
    return everySecond(look)
  }, [banners])
  return visible
}

function everySecond(work: () => void): () => void {
  const timer = setInterval(work, 1000)
  return () => clearInterval(timer)
}
