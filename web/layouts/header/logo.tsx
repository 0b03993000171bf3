import { useSegment } from '#web/device/segment.ts'
import { useFrame } from '#web/frame.ts'
import { usePath } from '#web/shop-context.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import styles from './logo.module.css'

/** The name over the door; leads to the home of the visitor's segment. */
export function Logo() {
  const path = usePath()
  const segment = useSegment()
  const name = useFrame()?.company.tradeName
  return (
    <SmartLink href={path(segment === 'for-him' ? 'menHome' : 'home')} className={styles.logo}>
      {name}
    </SmartLink>
  )
}
