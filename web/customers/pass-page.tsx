import { useEffect, useState } from 'react'
import { cookies } from '#kernel/routes.ts'
import { cookieValue } from '#web/cookies.ts'
import { clearPass, isPassKept, keepPass } from '#web/device/kept-pass.ts'
import { useFrame } from '#web/frame.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { AccountFrame } from './account-frame.tsx'
import { Barcode } from './barcode.tsx'
import styles from './pass.module.css'

type PassPageProps = {
  readonly customer: { readonly firstName: string; readonly lastName: string; readonly customerNumber: string }
}

/** The pass as a till wants it: large, bright, and on the device itself if its owner wants that. */
export function PassPage({ customer }: PassPageProps) {
  const t = useTranslate()
  return (
    <AccountFrame title={t('account.pass')} lead={t('account.pass_text')}>
      <div className={styles.pass}>
        <div className={styles.card}>
          <p className={styles.brand} translate="no">
            {useFrame()?.company.tradeName}
          </p>
          <p className={styles.holder} translate="no">
            {customer.firstName} {customer.lastName}
          </p>
          <Barcode text={customer.customerNumber} />
        </div>
        <Keeping />
      </div>
    </AccountFrame>
  )
}

/** Without a network there is nothing to fetch the pass from; on a tablet of a store there is nobody to keep it for. */
function Keeping() {
  const t = useTranslate()
  const path = usePath()
  const { basePath } = useStorefront()
  const [kept, setKept] = useState<boolean>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (cookieValue(document.cookie, cookies.storeLocation.name)) return
    void isPassKept().then(setKept, () => undefined)
  }, [])
  if (kept === undefined) return null

  const change = async () => {
    setBusy(true)
    const done = kept ? clearPass().then(() => true) : keepPass(basePath + path('customerPass'))
    const worked = await done.catch(() => false)
    setFailed(!worked)
    if (worked) setKept(!kept)
    setBusy(false)
  }
  return (
    <div className={styles.keeping}>
      <p role="status">{failed ? t('account.pass_failed') : kept ? t('account.pass_kept') : t('account.pass_offer')}</p>
      <div>
        <Button look="secondary" busy={busy} onClick={change}>
          {t(kept ? 'account.pass_forget' : 'account.pass_keep')}
        </Button>
      </div>
    </div>
  )
}
