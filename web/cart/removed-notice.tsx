import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { cartFetcher } from './cart-fetcher.ts'
import type { LineType } from './read-change.ts'
import styles from './removed-notice.module.css'

export type Removed = {
  readonly sku: string
  readonly quantity: number
  readonly name: string
  readonly type: LineType
}

/**
 * Says what was removed and puts it back. Takes the focus, since the button that removed the line is gone with it.
 *
 * @param fresh whether it was removed a moment ago on this page
 */
export function RemovedNotice({ removed, fresh }: { readonly removed: Removed | undefined; readonly fresh: boolean }) {
  const t = useTranslate()
  const path = usePath()
  const fetcher = useFetcher({ key: cartFetcher })
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (removed && fresh) notice.current?.focus()
  }, [removed, fresh])

  return (
    <div role="status">
      {removed && (
        <div ref={notice} tabIndex={-1} className={styles.notice}>
          <p>{removed.name ? t('cart.removed', { name: removed.name }) : t('cart.removed_one')}</p>
          <fetcher.Form method="post" action={path('cart')}>
            <input type="hidden" name="change" value="restore" />
            <input type="hidden" name="type" value={removed.type} />
            <input type="hidden" name="sku" value={removed.sku} />
            <input type="hidden" name="quantity" value={removed.quantity} />
            <Button type="submit" look="quiet">
              {t('cart.undo')}
            </Button>
          </fetcher.Form>
        </div>
      )}
    </div>
  )
}
