import { type FocusEvent, useEffect, useState } from 'react'
import { withOrdinalFirst } from '#kernel/written-date.ts'
import { useIsLoggedIn } from '#web/device/visitor.ts'
import { Island } from '#web/islands/island.tsx'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SmartLink } from '#web/ui/smart-link.tsx'
import {
  type PromoBanner,
  type ShownBanner,
  sameBanners,
  shownBanners,
  timeLeft,
} from '../../content/visible-banners.ts'
import { type Usp, UspLine } from '../usps/usp-strip.tsx'
import styles from './announcements.module.css'
import { useRotation } from './use-rotation.ts'

/**
 * One line above the header: why to shop here, and the shop's banners. On a phone all of it takes turns; from 64em on the promises
 * stand still and the banners take turns beside them. `renderedAt` is the server's time.
 */
export function Announcements({
  usps,
  banners,
  renderedAt,
}: {
  readonly usps: readonly Usp[]
  readonly banners: readonly PromoBanner[]
  readonly renderedAt: string
}) {
  const t = useTranslate()
  const visible = useVisible(banners, renderedAt)
  const count = visible.length + usps.length
  const { turn, goTo, paused, setPaused, hold } = useRotation(count)
  if (count === 0) return null
  // Banners come first: they are the news.
  const place = (index: number) => ({
    'data-narrow': index === turn % count || undefined,
    'data-wide': index >= visible.length || index === turn % visible.length || undefined,
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (getComputedStyle(currentTarget).opacity !== '1') goTo(index)
    },
  })
  return (
    <div className={styles.announcements} {...hold}>
      {usps.length > 0 && (
        <section className={styles.promises} aria-label={t('usp.list')}>
          <ul className={styles.stack}>
            {usps.map((usp, index) => (
              <li key={usp.label} className={styles.item} {...place(visible.length + index)}>
                <UspLine usp={usp} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {visible.length > 0 && (
        <section className={styles.banners} aria-label={t('banner.list')}>
          <ul className={styles.stack}>
            {visible.map(({ banner, closing }, index) => (
              <li key={banner.text} className={styles.item} {...place(index)}>
                <Banner banner={banner} until={closing ? banner.action_to : null} renderedAt={renderedAt} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {count > 1 && (
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'a11y.play' : 'a11y.pause')}
          className={cx(styles.pause, visible.length < 2 && styles.onPhone)}
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  )
}

type BannerProps = {
  readonly banner: PromoBanner
  /** Counted down to. */
  readonly until: string | null
  readonly renderedAt: string
}

function Banner({ banner, until, renderedAt }: BannerProps) {
  const { text, link, color, background_color: backgroundColor } = banner
  const look = { className: cx(styles.banner, until && styles.counting), style: { color, backgroundColor } }
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
  return (
    <>
      {/* Words for numbers cost more than the rest of the strip, so the server's stand until the first second has passed. */}
      <Island as="span" hydrate="never" of={now} complete className={styles.countdown} aria-hidden>
        {() => <Clock until={until} now={now ?? new Date(renderedAt)} />}
      </Island>
      <LastDay until={until} />
    </>
  )
}

function Clock({ until, now }: { readonly until: string; readonly now: Date }) {
  const t = useTranslate()
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
  const t = useTranslate()
  const { iso, timeZone } = useStorefront()
  return (
    <Island as="span" hydrate="never" of={until} complete className="visually-hidden">
      {() => (
        <>, {t('banner.until', { date: withOrdinalFirst(dayFormat(iso, timeZone).format(new Date(until)), iso) })}</>
      )}
    </Island>
  )
}

/** This device's time, every second; not before the first has passed. */
function useSeconds(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => everySecond(() => setNow(new Date())), [])
  return now
}

/**
 * By the server's time and as a guest sees it at first, so that both render the same; then by this device's time, and without what is
 * for guests where somebody is logged in. Changes only when something does.
 */
function useVisible(banners: readonly PromoBanner[], renderedAt: string): readonly ShownBanner[] {
  const isLoggedIn = useIsLoggedIn()
  const [visible, setVisible] = useState(() => shownBanners(banners, new Date(renderedAt)))
  useEffect(() => {
    const lookAgain = () => {
      const next = shownBanners(banners, new Date(), isLoggedIn)
      setVisible((before) => (sameBanners(before, next) ? before : next))
    }
    lookAgain()
    return everySecond(lookAgain)
  }, [banners, isLoggedIn])
  return visible
}

function everySecond(work: () => void): () => void {
  const timer = setInterval(work, 1000)
  return () => clearInterval(timer)
}
