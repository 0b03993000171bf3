import { Form, useNavigation } from 'react-router'
import { withReference } from '#web/checkout/load-order.ts'
import { MessagePage } from '#web/checkout/message-page.tsx'
import orders from '#web/customers/orders.module.css'
import { errorTextOf, summaryOf, type ValidationError } from '#web/forms/validation-errors.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Select, TextArea } from '#web/ui/field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { usePieceDetail } from '#web/ui/piece-detail.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import type { RepairView } from './documents.ts'
import styles from './progress.module.css'
import { RepairList } from './repair-list.tsx'
import { repairStoreOptions } from './repair-stores.ts'

type Choice = RepairView['repairable'][number]

type Props = {
  readonly progress: RepairView
  /** The place of the line that somebody came for. */
  readonly line: number
  readonly reference: string
  /** Of this form: pressing its button twice is one request. */
  readonly idempotencyKey: string
  readonly errors: readonly ValidationError[]
  /** What was typed, by the names of the fields, when the form comes back. */
  readonly typed: Readonly<Record<string, string>>
}

/** Repairs of an order, and the form by which another one is asked for. */
export function RepairPage({ progress, line, reference, idempotencyKey, errors, typed }: Props) {
  const t = useTranslate()
  const back = withReference(usePath()('order'), reference)
  const { repairs, repairable } = progress
  const chosen = Number(typed.position ?? line)
  const choice = repairable.find(({ piece }) => piece.position === chosen) ?? repairable[0]
  if (!choice && repairs.length === 0) {
    return (
      <div className={styles.frame}>
        <MessagePage title={t('repair.none')} text={t('repair.none_text')}>
          <ButtonLink href={back}>{t('follow.back')}</ButtonLink>
        </MessagePage>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={headings.title}>{t(choice && repairs.length === 0 ? 'repair.ask' : 'repair.title')}</h1>
      </header>
      {errors.length > 0 && !typed.position && <ErrorSummary errors={summaryOf(errors, t)} id={errors} />}
      <RepairList repairs={repairs} reference={reference} />
      {choice && (
        <section className={styles.part}>
          {repairs.length > 0 && <h2 className={styles.heading}>{t('repair.ask')}</h2>}
          <p className={styles.lead}>{t('repair.intro')}</p>
          <p>
            {t('repair.guarantee')}{' '}
            <SmartLink href={t('path.guarantee')} className={links.text}>
              {t('repair.guarantee_link')}
            </SmartLink>
          </p>
          <RepairForm
            choice={choice}
            others={repairable.filter((one) => one !== choice)}
            progress={progress}
            reference={reference}
            idempotencyKey={idempotencyKey}
            errors={errors}
            typed={typed}
          />
        </section>
      )}
      <p>
        <SmartLink href={back} className={links.text}>
          {t('follow.back')}
        </SmartLink>
      </p>
    </div>
  )
}

type FormProps = Omit<Props, 'line'> & { readonly choice: Choice; readonly others: readonly Choice[] }

function RepairForm({ choice, others, progress, reference, idempotencyKey, errors, typed }: FormProps) {
  const t = useTranslate()
  const path = usePath()
  const { iso } = useStorefront()
  const busy = useNavigation().formAction !== undefined
  const self = withReference(path('orderRepair'), reference)
  const { piece, services } = choice
  const [only] = services.length === 1 ? services : []
  return (
    <Form method="post" action={self} noValidate className={styles.form} key={`${idempotencyKey}:${piece.position}`}>
      {typed.position !== undefined && <ErrorSummary errors={summaryOf(errors, t)} id={errors} />}
      <RepairedPiece piece={piece} />
      {others.length > 0 && <OtherPairs others={others} self={self} />}
      <input type="hidden" name="position" value={piece.position} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <RadioGroup
        name="service"
        legend={t('repair.service')}
        defaultValue={typed.service ?? only?.id}
        error={errorTextOf(errors, 'service', t)}
        required
        options={services.map(({ id, name, price, days }) => ({
          value: id,
          label: name,
          hint: t('repair.days', { days }),
          aside: price.label,
        }))}
      />
      {services.map(({ id, price }) => (
        <input key={id} type="hidden" name={`price-${id}`} value={price.amount} />
      ))}
      <p className={orders.detail}>{t('repair.price_hint')}</p>
      <Select
        name="location"
        label={t('repair.store')}
        defaultValue={typed.location ?? ''}
        error={errorTextOf(errors, 'location', t)}
        required
        options={[{ value: '', label: t('repair.choose_store') }, ...repairStoreOptions(progress.repairStores, iso)]}
      />
      {progress.repairsByPost && (
        <RadioGroup
          name="way"
          legend={t('repair.way')}
          defaultValue={typed.way ?? 'bring'}
          options={[
            { value: 'bring', label: t('repair.way_bring') },
            { value: 'post', label: t('repair.way_post'), hint: t('repair.way_post_hint') },
          ]}
        />
      )}
      <TextArea
        name="text"
        label={t('repair.text')}
        hint={t('repair.text_hint')}
        defaultValue={typed.text}
        error={errorTextOf(errors, 'text', t)}
        maxLength={1000}
        rows={4}
        optional
      />
      <div className={styles.ways}>
        <Button type="submit" name="do" value="ask" busy={busy}>
          {t('repair.send')}
        </Button>
      </div>
    </Form>
  )
}

function OtherPairs({ others, self }: { readonly others: readonly Choice[]; readonly self: string }) {
  const t = useTranslate()
  const detailOf = usePieceDetail()
  return (
    <nav aria-label={t('repair.pair')}>
      <p className={orders.detail}>{t('repair.pair')}</p>
      <ul>
        {others.map(({ piece }) => (
          <li key={piece.position}>
            <SmartLink href={`${self}&line=${piece.position}`} className={links.text}>
              {[piece.name, detailOf(piece)].filter(Boolean).join(', ')}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function RepairedPiece({ piece }: { readonly piece: Choice['piece'] }) {
  const detailOf = usePieceDetail()
  const { image, name } = piece
  return (
    <div className={styles.exchanged}>
      {image ? <Picture {...image} alt="" sizes="4.5rem" widths={[60, 120, 166]} className={orders.thumb} /> : <span />}
      <div>
        <p>{name}</p>
        <p className={orders.detail}>{detailOf(piece)}</p>
      </div>
    </div>
  )
}
