import { Form } from 'react-router'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import type { StoresData } from './load-stores.ts'
import styles from './store-finder.module.css'
import type { DevicePosition } from './use-position.ts'

type StoreFinderProps = {
  readonly query: string
  /** The SKU of a size that is looked for in the stores. */
  readonly size: string | undefined
  readonly refusal: StoresData['refusal']
  readonly position: DevicePosition
}

/** Where is the nearest store: by a place that is typed, which needs no scripts, or by where the device is, which does. */
export function StoreFinder({ query, size, refusal, position }: StoreFinderProps) {
  const t = useTranslate()
  const path = usePath()
  const canLocate = useHydrated()
  return (
    <search className={styles.finder}>
      <Form method="get" action={path('stores')} className={styles.form} noValidate>
        {size && <input type="hidden" name="size" value={size} />}
        <Field
          // A search from elsewhere is shown in the field as well.
          key={query}
          name="q"
          type="search"
          label={t('stores.search_label')}
          defaultValue={query}
          error={refusal}
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={80}
          className={styles.field}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="primary">
            {t('stores.search')}
          </Button>
          {canLocate && (
            <Button look="secondary" icon="map-pin" busy={position.state === 'asking'} onClick={position.ask}>
              {t('stores.near_me')}
            </Button>
          )}
        </div>
      </Form>
      <p className={styles.note} aria-live="polite">
        {position.state === 'denied' && t('stores.position_denied')}
        {position.state === 'known' && t('stores.position_note')}
      </p>
    </search>
  )
}
