import { useEffect, useState } from 'react'
import { browserMutation, browserPost } from '#web/browser-api.ts'
import { subscriptionsHere } from '#web/device/push.ts'
import type { PushRequestsQuery } from '#web/graphql/graphql.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import headings from '../ui/headings.module.css'
import words from '../ui/words.module.css'
import { endPushRequestsMutation, pushRequestsQuery } from './push-documents.ts'
import styles from './push-offer.module.css'

type Told = NonNullable<PushRequestsQuery['pushRequests']>[number] & { readonly endpoint: string }

/** What this browser is told of, and one press by which it is told nothing more. Nothing where it never asked. */
export function DeviceMessages() {
  const t = useTranslate()
  const storefront = useStorefront()
  const [told, setTold] = useState<readonly Told[]>()
  const [subscribed, setSubscribed] = useState(false)
  const [stopped, setStopped] = useState(false)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    void subscriptionsHere().then(async (subscriptions) => {
      setSubscribed(subscriptions.length > 0)
      const answers = subscriptions.map(async ({ endpoint }) => {
        const answer = await browserPost(storefront, pushRequestsQuery, { endpoint })
        return (answer?.pushRequests ?? []).map((request) => ({ ...request, endpoint }))
      })
      setTold((await Promise.all(answers)).flat())
    })
  }, [storefront])
  if (!told || (!subscribed && !stopped)) return null

  const stop = async ({ id, endpoint }: Told) => {
    setBusy(true)
    const answer = await browserMutation(storefront, endPushRequestsMutation, { endpoint, id })
    if (answer) setTold((before) => before?.filter((one) => one.id !== id))
    setBusy(false)
  }
  /** The browser leaves its push service first: whatever the shop hears of it, nothing is shown any more. */
  const stopAll = async () => {
    setBusy(true)
    for (const subscription of await subscriptionsHere()) {
      const { endpoint } = subscription
      await subscription.unsubscribe().catch(() => false)
      await browserMutation(storefront, endPushRequestsMutation, { endpoint, id: null })
    }
    setTold([])
    setSubscribed(false)
    setStopped(true)
    setBusy(false)
  }
  return (
    <section id="messages" className={styles.messages} aria-labelledby="messages-title">
      <h2 id="messages-title" className={headings.heading}>
        {t('push.title')}
      </h2>
      <p role="status">{stopped && t('push.stopped')}</p>
      {!stopped && <p className={words.note}>{t(told.length > 0 ? 'push.text' : 'push.none')}</p>}
      {told.length > 0 && (
        <ul className={styles.list}>
          {told.map((one) => (
            <li key={one.id} className={styles.message}>
              <span>{nameOf(one)}</span>
              <Button
                look="quiet"
                busy={busy}
                aria-label={t('form.labelled', { label: t('push.stop'), text: nameOf(one) })}
                onClick={() => stop(one)}
              >
                {t('push.stop')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!stopped && (
        <div>
          <Button look="secondary" busy={busy} onClick={stopAll}>
            {t('push.stop_all')}
          </Button>
        </div>
      )}
    </section>
  )

  function nameOf({ product, size, order }: Told): string {
    if (order) return t('push.order', { number: order })
    return size ? `${product}, ${t('size.of', { size })}` : (product ?? '')
  }
}
