import type { Segment } from '#kernel/routes.ts'
import { chooseSegment, useSegment } from '#web/device/segment.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import styles from './segment-switch.module.css'

const segments = [
  { segment: 'for-her', home: 'home', word: 'segment.women' },
  { segment: 'for-him', home: 'menHome', word: 'segment.men' },
] as const

type SegmentSwitchProps = {
  /** In the menu a press changes the menu; elsewhere it goes to the segment's home. */
  readonly inPlace?: boolean
}

/** Women or men: the tab is a choice, and is remembered. */
export function SegmentSwitch({ inPlace }: SegmentSwitchProps) {
  const t = useTranslate()
  const path = usePath()
  const current = useSegment()
  const choose = (segment: Segment) => (event: { preventDefault(): void }) => {
    chooseSegment(segment)
    if (inPlace) event.preventDefault()
  }
  return (
    <ul className={styles.switch} aria-label={t('nav.segments')}>
      {segments.map(({ segment, home, word }) => (
        <li key={segment}>
          <SmartLink
            href={path(home)}
            className={styles.tab}
            aria-current={segment === current ? 'true' : undefined}
            onClick={choose(segment)}
          >
            {t(word)}
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
