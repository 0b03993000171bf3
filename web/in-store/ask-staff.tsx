import { useMemo, useState, useSyncExternalStore } from 'react'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './ask-staff.module.css'
import { askedStaff, cancelStaff, requestStaff } from './staff-messages.ts'

type AskStaffProps = {
  /** The size to bring; without one somebody is called. */
  readonly variantSku?: string | undefined
  /** In the bar there is little room: what was asked is said in one line. */
  readonly place: 'page' | 'bar'
}

const nothing = () => []

/** Has staff bring a size or come, says how it stands, and takes it back. */
export function AskStaff({ variantSku, place }: AskStaffProps) {
  const t = useTranslate()
  const storefront = useStorefront()
  const watch = useMemo(() => askedStaff.watch(storefront), [storefront])
  const messages = useSyncExternalStore(watch, askedStaff.current, nothing)
  const [busy, setBusy] = useState(false)
  const message = messages.find((one) => (one.variantSku ?? undefined) === variantSku)
  const isOpen = message?.state === 'sent' || message?.state === 'taken'

  const during = async (work: () => Promise<unknown>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  const ask = () =>
    during(async () => {
      const refused = await requestStaff(storefront, variantSku)
      if (refused !== undefined) showToast({ kind: 'notice', text: refused || t('instore.ask_unavailable') })
    })
  const cancel = (id: string) =>
    during(async () => {
      if (!(await cancelStaff(storefront, id))) showToast({ kind: 'notice', text: t('instore.ask_unavailable') })
    })

  return (
    <div className={place === 'bar' ? styles.bar : styles.page}>
      <p role="status" className={styles.status}>
        {message && (isOpen || message.state === 'expired') && stateWords(t, message, storefront.iso)}
      </p>
      {isOpen ? (
        <button
          type="button"
          className={styles.cancel}
          aria-busy={busy || undefined}
          onClick={() => cancel(message.id)}
        >
          {t('instore.ask_cancel')}
        </button>
      ) : (
        <Button look="secondary" icon={variantSku === undefined ? 'user' : 'store'} busy={busy} onClick={ask}>
          {t(variantSku === undefined ? 'instore.call' : 'instore.bring')}
        </Button>
      )}
    </div>
  )
}

type Message = ReturnType<typeof askedStaff.current>[number]

function stateWords(
  t: ReturnType<typeof useTranslate>,
  { state, undelivered, askedAt }: Message,
  locale: string,
): string {
  if (state === 'expired') return t('instore.ask_expired')
  if (state === 'taken') return t('instore.ask_coming')
  if (undelivered) return t('instore.ask_undelivered')
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(askedAt))
  return t('instore.ask_sent', { time })
}
