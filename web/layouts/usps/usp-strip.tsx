import { useTranslate } from '#web/shop-context.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isIconName } from '#web/ui/icon-names.ts'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { useRotation } from '../announcements/use-rotation.ts'
import styles from './usp-strip.module.css'

export type Usp = {
  readonly label: string
  readonly link: string | null
  readonly icon: string
  readonly description: string | null
}

/**
 * Why to shop here, in one line: in turn on narrow screens, side by side where there is room.
 */
export function UspStrip({
  usps,
  className,
}: {
  readonly usps: readonly Usp[]
  readonly className?: string | undefined
}) {
  const t = useTranslate()
  const { turn, paused, setPaused, hold } = useRotation(usps.length)
  if (usps.length === 0) return null
  return (
    <section className={cx(styles.strip, className)} aria-label={t('usp.list')}>
      <ul className={styles.list} {...hold}>
        {usps.map((usp, index) => (
          <li key={usp.label} className={cx(styles.usp, index === turn % usps.length && styles.current)}>
            <UspLine usp={usp} />
          </li>
        ))}
      </ul>
      {usps.length > 1 && (
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'a11y.play' : 'a11y.pause')}
          className={styles.pause}
          onClick={() => setPaused(!paused)}
        />
      )}
    </section>
  )
}

/** A promise with its drawing; a link where it has more to say. */
export function UspLine({ usp: { label, link, icon } }: { readonly usp: Usp }) {
  const content = (
    <>
      {isIconName(icon) && <Icon name={icon} className={styles.icon} />}
      {label}
    </>
  )
  return link ? (
    <SmartLink href={link} className={styles.line}>
      {content}
    </SmartLink>
  ) : (
    <span className={styles.line}>{content}</span>
  )
}
