import { Form, useNavigation } from 'react-router'
import { withReference } from '#web/checkout/load-order.ts'
import styles from '#web/customers/orders.module.css'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { usePieceDetail } from '#web/ui/piece-detail.ts'
import { SmartLink } from '#web/ui/smart-link.tsx'
import links from '../ui/links.module.css'
import type { RepairView } from './documents.ts'
import own from './progress.module.css'

type Repair = RepairView['repairs'][number]

/** Repairs that were asked for: how far each is, what it costs, and what whoever ordered can still say. */
export function RepairList({
  repairs,
  reference,
}: {
  readonly repairs: readonly Repair[]
  readonly reference: string
}) {
  if (repairs.length === 0) return null
  return (
    <ul className={own.events}>
      {repairs.map((repair) => (
        <li key={repair.code} className={own.event}>
          <RepairFacts repair={repair} />
          <RepairAnswers repair={repair} reference={reference} />
        </li>
      ))}
    </ul>
  )
}

function RepairFacts({ repair }: { readonly repair: Repair }) {
  const t = useTranslate()
  const detailOf = usePieceDetail()
  const path = usePath()
  const { code, service, state, days, reason, piece, price, proposedPrice, store } = repair
  const isOpen = state !== 'REFUSED' && state !== 'CANCELLED'
  return (
    <div className={own.facts}>
      <p className={own.name}>
        {service}: {[piece.name, detailOf(piece)].filter(Boolean).join(', ')}
      </p>
      <p role="status">{t(`repair.state_${state}`)}</p>
      <p className={styles.detail} translate="no">
        {t('repair.code', { code })}
      </p>
      {isOpen && !proposedPrice && <p className={styles.detail}>{t('repair.price', { price: price.label })}</p>}
      {(state === 'NEW' || state === 'RECEIVED') && <p className={styles.detail}>{t('repair.days', { days })}</p>}
      {store && (
        <p className={styles.detail}>
          <SmartLink href={path('store', { reference: store.reference })} className={links.text}>
            {t('repair.at', { store: store.title })}
          </SmartLink>
        </p>
      )}
      {state === 'NEW' && <p className={styles.detail}>{t(`repair.next_${repair.way}`)}</p>}
      {reason && <p className={styles.detail}>{t('repair.why', { reason })}</p>}
      {proposedPrice && <p>{t('repair.price_text', { price: proposedPrice.label, agreed: price.label })}</p>}
    </div>
  )
}

function RepairAnswers({ repair, reference }: { readonly repair: Repair; readonly reference: string }) {
  const t = useTranslate()
  const path = usePath()
  const busy = useNavigation().formAction !== undefined
  const { code, proposedPrice, cancellable } = repair
  if (!cancellable) return null
  return (
    <Form method="post" action={withReference(path('orderRepair'), reference)} className={styles.ways}>
      <input type="hidden" name="code" value={code} />
      {proposedPrice && (
        <>
          <input type="hidden" name="price" value={proposedPrice.amount} />
          <Button type="submit" name="do" value="accept" busy={busy}>
            {t('repair.accept', { price: proposedPrice.label })}
          </Button>
        </>
      )}
      <Button type="submit" name="do" value="cancel" look="quiet" busy={busy}>
        {t('repair.cancel')}
      </Button>
    </Form>
  )
}
