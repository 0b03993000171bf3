import { useEffect, useRef } from 'react'
import { announceCartChange } from '#web/device/visitor.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { type CartNotice, cartMessages } from '../messages/api-messages.ts'
import type { CartChange } from './read-change.ts'
import type { Removed } from './removed-notice.tsx'

/** What the action of the cart's page answers; `removed` is what can be put back. */
export type CartAnswer = {
  readonly change: CartChange['kind']
  readonly news: readonly CartNotice[]
  readonly removed?: Removed | undefined
  /** The code that was refused, for a form without JavaScript. */
  readonly typed?: string | undefined
}

/** What the shop says to a change is told as it happens (specification §8); the header counts anew. */
export function useCartNotice(answer: CartAnswer | undefined) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const told = useRef<CartAnswer | undefined>(undefined)
  useEffect(() => {
    if (!answer || told.current === answer) return
    told.current = answer
    announceCartChange()
    for (const message of cartMessages(answer.news, t, iso)) showToast(message)
  }, [answer, t, iso])
}
