import { useEffect, useState } from 'react'
import { canBeTold, type Subscription, subscribeBrowser } from '#web/device/push.ts'
import { summaryOf, type ValidationError, validationError } from '#web/forms/validation-errors.ts'
import { useFrame } from '#web/frame.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import links from '../ui/links.module.css'
import words from '../ui/words.module.css'
import styles from './push-offer.module.css'

type PushOfferProps = {
  /** What the button says. */
  readonly label: string
  /** What is said once the shop has promised it. */
  readonly done: string
  readonly wide?: boolean
  /** Tells the shop; answers what stands in its way. */
  readonly ask: (subscription: Subscription) => Promise<readonly ValidationError[]>
}

type State = 'hidden' | 'offered' | 'busy' | 'done' | 'blocked'

/**
 * A button by which this browser is told by a message of its own. It stands only where the browser has a way for that, and asks its
 * shopper with the press, which is their consent; what the press means stands below it.
 */
export function PushOffer({ label, done, wide = false, ask }: PushOfferProps) {
  const t = useTranslate()
  const path = usePath()
  const storefront = useStorefront()
  const offered = useFrame()?.device?.push === true
  const [state, setState] = useState<State>('hidden')
  const [errors, setErrors] = useState<readonly ValidationError[]>([])
  useEffect(() => {
    if (offered && canBeTold()) setState(Notification.permission === 'denied' ? 'blocked' : 'offered')
  }, [offered])
  if (state === 'hidden') return null

  const press = async () => {
    setErrors([])
    setState('busy')
    const subscription = await subscribeBrowser(storefront).catch(() => undefined)
    if (subscription === 'blocked') return setState('blocked')
    const wrong = subscription ? await ask(subscription) : [validationError('push-not-possible')]
    setErrors(wrong)
    setState(wrong.length > 0 ? 'offered' : 'done')
  }
  return (
    <div className={styles.offer}>
      {(state === 'offered' || state === 'busy') && (
        <div>
          <Button look="secondary" wide={wide} icon="bell" busy={state === 'busy'} onClick={press}>
            {label}
          </Button>
        </div>
      )}
      <p role="status" className={state === 'done' ? styles.done : words.note}>
        {state === 'done' ? done : state === 'blocked' ? t('push.blocked') : ''}
      </p>
      <div role="alert" className={words.errors}>
        {summaryOf(errors, t).map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {state !== 'blocked' && (
        <p className={words.note}>
          {t('push.note')}{' '}
          <SmartLink href={`${path('cookieSettings')}#messages`} className={links.text}>
            {t('push.manage')}
          </SmartLink>
          .
        </p>
      )}
    </div>
  )
}
