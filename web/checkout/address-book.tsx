import { Form } from 'react-router'
import { useTranslate } from '#web/shop-context.tsx'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './address-book.module.css'
import { shownAddressLines } from './address-lines.ts'
import type { AddressView } from './checkout-document.ts'

type AddressBookProps = {
  readonly addresses: readonly AddressView[]
  /** Where the parcel goes so far. */
  readonly delivery: string | null
  /** Where it is posted to. */
  readonly action: string
}

/** The addresses of a customer's book, to send the parcel to: each a button, so that it works without JavaScript. */
export function AddressBook({ addresses, delivery, action }: AddressBookProps) {
  const t = useTranslate()
  if (addresses.length === 0) return null
  return (
    <Form method="post" action={action} className={styles.book} aria-labelledby="address-book">
      <h2 id="address-book" className={styles.heading}>
        {t('address.book')}
      </h2>
      <div className={styles.addresses}>
        {addresses.map((address) => {
          const [name = '', ...lines] = shownAddressLines(address)
          const isChosen = address.id === delivery
          return (
            <button
              key={address.id}
              type="submit"
              name="book"
              value={address.id}
              aria-pressed={isChosen}
              className={cx(styles.address, isChosen && styles.chosen)}
            >
              <span className={styles.name}>
                {name}
                {isChosen && <Icon name="check" className={styles.tick} />}
              </span>
              {lines.slice(0, -1).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </button>
          )
        })}
      </div>
    </Form>
  )
}
