import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { longestScan } from '#kernel/scanned-code.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field, Select } from '#web/ui/field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import frame from '../ui/frame.module.css'
import headings from '../ui/headings.module.css'
import type { ScanData } from './load-scan.ts'
import styles from './scan-page.module.css'
import { ScanTools } from './scan-tools.tsx'
import { scanQuery } from './scanned-address.ts'

/** Where the barcode of a box leads to its product: by the camera, by a photograph, or typed in. The form works without scripts. */
export function ScanPage({ data: { code, error, store: known, stores } }: { readonly data: ScanData }) {
  const t = useTranslate()
  const path = usePath()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [store, setStore] = useState(known)
  const options = [
    { value: '', label: t('scan.no_store') },
    ...stores.map(({ code, name }) => ({ value: code, label: name })),
  ]
  return (
    <div className={cx(frame.page, styles.page)}>
      <header className={styles.header}>
        <h1 className={headings.title}>{t('search.scan')}</h1>
        <p className={styles.lead}>{t('scan.lead')}</p>
      </header>
      <Form method="get" action={path('scan')} aria-label={t('search.scan')} className={styles.form}>
        <Select
          name="store"
          label={t('scan.store')}
          options={options}
          value={store}
          required={false}
          onChange={(event) => setStore(event.currentTarget.value)}
        />
        {hydrated && <ScanTools onCode={(found) => navigate(path('scan') + scanQuery({ code: found, store }))} />}
        <Field
          // What was read by the camera is shown where it can be corrected.
          key={code}
          name="code"
          label={t('scan.number')}
          hint={t('scan.number_hint')}
          error={error}
          defaultValue={code}
          inputMode="numeric"
          autoComplete="off"
          maxLength={longestScan}
        />
        <Button type="submit" look="primary" className={styles.submit}>
          {t('scan.show')}
        </Button>
      </Form>
    </div>
  )
}
