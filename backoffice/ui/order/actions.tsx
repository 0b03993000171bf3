import type { Permission } from '../../graphql/graphql.ts'
import type { OrderActionResult } from '../../routes/order-action.ts'
import { LongTextField, SelectField, TextField } from '../field.tsx'
import { moneyText } from '../format.ts'
import { CarrierFields } from '../packing/carrier-fields.tsx'
import { useScope } from '../page-scope.tsx'
import {
  ActionForm,
  type FormProps,
  PieceFields,
  type PressedFormProps,
  PressFields,
  waitingPieces,
} from './action-form.tsx'
import { ExchangeForm, RemoveForm, SizeForm } from './change-forms.tsx'
import { notCancellableText } from './not-cancellable.ts'
import { RefundForm } from './refund-form.tsx'
import type { ShownOrder } from './shown-order.ts'

type Props = {
  readonly order: ShownOrder
  readonly permissions: readonly Permission[]
  /** New on each page: pressing a button twice does one thing. */
  readonly pressKey: string
  /** Who sees the order as well, and can be named in a note. */
  readonly colleagues: readonly { readonly id: string; readonly name: string }[]
  readonly result: OrderActionResult | undefined
}

/** What can be done with an order now, by whoever looks at it. Each is a form that works without a script. */
export function OrderActions({ order, permissions, pressKey, colleagues, result }: Props) {
  const said = useScope().words.orders.page
  const mayFulfil = permissions.includes('ORDERS_FULFIL')
  const isWaiting = order.lines.some(({ waiting }) => waiting > 0)
  const forms = [
    mayFulfil && isWaiting && !order.pickup && <SendForm key="send" {...{ order, result }} />,
    mayFulfil && order.pickup?.state === 'preparing' && <PressForm key="ready" action="ready" label={said.ready} />,
    mayFulfil && order.pickup?.state === 'ready' && (
      <PressForm key="collected" action="collected" label={said.collected} />
    ),
    ...(mayFulfil ? order.parcels : [])
      .filter(({ deliveredAt }) => !deliveredAt)
      .map(({ id, key, carrier, trackingCode }) => (
        <PressForm
          key={id}
          action="deliver"
          which={key}
          label={said.deliver}
          about={[carrier, trackingCode].filter(Boolean).join(' ')}
        />
      )),
    ...(mayFulfil ? order.returns : [])
      .filter(({ receivedAt }) => !receivedAt)
      .map((announced) => <ReturnForm key={announced.id} {...{ announced, result }} />),
    ...(permissions.includes('ORDERS_REFUND') ? order.refunds : [])
      .filter(({ byHand, byHandDoneAt }) => byHand.amount > 0 && !byHandDoneAt)
      .map((refund) => <ByHandForm key={refund.id} refund={refund} />),
    mayFulfil && isWaiting && <MissingForm key="missing" {...{ order, result }} />,
    permissions.includes('ORDERS_WRITE') && <NoteForm key="note" {...{ order, pressKey, colleagues, result }} />,
    permissions.includes('ORDERS_WRITE') && order.isSizeOpen && order.sizes.length > 0 && (
      <SizeForm key="size" {...{ order, pressKey, result }} />
    ),
    permissions.includes('ORDERS_WRITE') && order.lines.some(({ returnable }) => returnable > 0) && (
      <ExchangeForm key="exchange" {...{ order, pressKey, result }} />
    ),
    permissions.includes('ORDERS_WRITE') && order.isRemovable && (
      <RemoveForm key="remove" {...{ order, pressKey, result }} />
    ),
    permissions.includes('ORDERS_WRITE') && order.isAddressOpen && (
      <AddressForm key="address" {...{ order, pressKey, result }} />
    ),
    permissions.includes('ORDERS_REFUND') && order.refundable.amount > 0 && (
      <RefundForm key="refund" {...{ order, pressKey, result }} />
    ),
    permissions.includes('ORDERS_WRITE') && order.isCancellable && (
      <CancelForm key="cancel" isPaid={order.state === 'paid'} />
    ),
    permissions.includes('ORDERS_WRITE') && isPartlyDone(order) && (
      <p key="not-cancellable" className="soft">
        {notCancellableText(order, said)}
      </p>
    ),
  ].filter((form) => form !== false)
  return (
    <section className="card" aria-labelledby="do">
      <h2 id="do">{said.doTitle}</h2>
      {forms.length === 0 ? <p className="soft">{said.nothingToDo}</p> : <div>{forms}</div>}
    </section>
  )
}

/** Paid, with something that waits still, and no longer to be cancelled as a whole: whoever looks for the form is told why. */
const isPartlyDone = ({ state, isCancellable, lines }: ShownOrder) =>
  state === 'paid' && !isCancellable && lines.some(({ waiting }) => waiting > 0)

function PressForm({
  action,
  label,
  which = '',
  about,
}: {
  readonly action: string
  readonly label: string
  readonly which?: string
  readonly about?: string
}) {
  return (
    <form method="post" className="row">
      <input type="hidden" name="do" value={action} />
      <input type="hidden" name="which" value={which} />
      <button type="submit" className="plain">
        {label}
      </button>
      {about ? <span className="soft small">{about}</span> : null}
    </form>
  )
}

function SendForm({ order, result }: FormProps) {
  const { words, language } = useScope()
  const said = words.orders.page
  const own = result?.did === 'send' ? result : undefined
  return (
    <ActionForm title={said.send} action="send" isOpen={own !== undefined}>
      <input type="hidden" name="parcelsSeen" value={order.parcels.length} />
      <CarrierFields typed={own?.typed} problems={own?.problems} />
      <PieceFields scope="send-" pieces={waitingPieces(order, language, true)} typed={own?.typed} />
      <button type="submit">{said.sendSubmit}</button>
    </ActionForm>
  )
}

function MissingForm({ order, result }: FormProps) {
  const { words, language } = useScope()
  const said = words.orders.page
  const own = result?.did === 'missing' ? result : undefined
  return (
    <ActionForm title={said.missing} action="missing" isOpen={own !== undefined}>
      <p>{said.missingAbout}</p>
      <PieceFields scope="missing-" pieces={waitingPieces(order, language, false)} typed={own?.typed} />
      <button type="submit" className="danger">
        {said.missingSubmit}
      </button>
    </ActionForm>
  )
}

function ReturnForm({
  announced,
  result,
}: {
  readonly announced: ShownOrder['returns'][number]
  readonly result: OrderActionResult | undefined
}) {
  const said = useScope().words.orders.page
  const own = result?.did === 'return' && result.which === announced.reference ? result : undefined
  const pieces = announced.pieces.map(({ position, name, quantity }) => ({
    position,
    name,
    most: quantity,
    usual: quantity,
  }))
  return (
    <ActionForm
      title={said.takeReturn(announced.reference)}
      action="return"
      which={announced.reference}
      isOpen={own !== undefined}
    >
      <p>{said.takeReturnAbout}</p>
      <PieceFields scope={`${announced.reference}-`} pieces={pieces} typed={own?.typed} />
      <button type="submit">{said.takeReturnSubmit}</button>
    </ActionForm>
  )
}

function ByHandForm({ refund }: { readonly refund: ShownOrder['refunds'][number] }) {
  const { words, language } = useScope()
  const said = words.orders.page
  return (
    <ActionForm title={said.byHand(moneyText(refund.byHand, language))} action="byHand" which={refund.id}>
      <p>{said.byHandAbout}</p>
      <button type="submit">{said.byHandSubmit}</button>
    </ActionForm>
  )
}

function CancelForm({ isPaid }: { readonly isPaid: boolean }) {
  const { words } = useScope()
  const said = words.orders.page
  return (
    <ActionForm title={said.cancel} action="cancel">
      <p>{isPaid ? said.cancelAbout : words.changes.cancelUnpaidAbout}</p>
      <button type="submit" className="danger">
        {said.cancel}
      </button>
    </ActionForm>
  )
}

function NoteForm({ order, pressKey, colleagues, result }: PressedFormProps & Pick<Props, 'colleagues'>) {
  const said = useScope().words.orders.page
  const own = result?.did === 'note' ? result : undefined
  return (
    <ActionForm title={said.noteTitle} action="note" isOpen={own !== undefined}>
      <PressFields order={order} pressKey={pressKey} />
      <LongTextField
        name="text"
        label={said.noteLabel}
        value={own?.typed.text}
        problems={own?.problems}
        maxLength={4000}
      />
      {colleagues.length === 0 ? null : (
        <SelectField
          name="mention"
          label={said.mention}
          hint={said.mentionHint}
          value={own?.typed.mention}
          options={[
            { value: '', label: said.mentionNobody },
            ...colleagues.map(({ name }) => ({ value: name, label: name })),
          ]}
        />
      )}
      <button type="submit">{said.noteAdd}</button>
    </ActionForm>
  )
}

function AddressForm({ order, pressKey, result }: PressedFormProps) {
  const said = useScope().words.orders.page
  const own = result?.did === 'address' ? result : undefined
  const { shippingAddress: now } = order
  const fields = [
    ['firstName', said.firstName, now.firstName],
    ['lastName', said.lastName, now.lastName],
    ['street', said.street, now.street],
    ['additionalAddressLine1', said.houseNumber, now.houseNumber],
    ['additionalAddressLine2', said.addition, now.addition],
    ['zipcode', said.zipcode, now.zipcode],
    ['city', said.city, now.city],
    ['phoneNumber', said.telephone, now.phoneNumber],
  ] as const
  return (
    <ActionForm title={said.changeAddress} action="address" isOpen={own !== undefined}>
      <PressFields order={order} pressKey={pressKey} />
      <p>{said.changeAddressAbout}</p>
      {fields.map(([name, label, value]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          value={own?.typed[name] ?? value ?? ''}
          problems={own?.problems}
          maxLength={100}
        />
      ))}
      <button type="submit">{said.changeAddressSubmit}</button>
    </ActionForm>
  )
}
