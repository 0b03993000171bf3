import { shownSize } from '#kernel/written-size.ts'
import { SelectField, TextField } from '../field.tsx'
import { sizeText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { useProblem } from '../problems.tsx'
import { ActionForm, PieceFields, type PressedFormProps, PressFields, waitingPieces } from './action-form.tsx'
import type { ShownOrder } from './shown-order.ts'

/** Another size before anything left. */
export function SizeForm({ order, pressKey, result }: PressedFormProps) {
  const said = useScope().words.changes
  const own = result?.did === 'size' ? result : undefined
  const lines = order.lines.filter(({ type, quantity, notDelivered }) => type === 'article' && quantity > notDelivered)
  return (
    <ActionForm title={said.size} action="size" isOpen={own !== undefined}>
      <PressFields order={order} pressKey={pressKey} />
      <p>{said.sizeAbout}</p>
      <SizeField scope="size-" {...{ order, lines, own }} />
      <QuantityField scope="size-" own={own} />
      <button type="submit">{said.sizeSubmit}</button>
    </ActionForm>
  )
}

/** Another size for what arrived. */
export function ExchangeForm({ order, pressKey, result }: PressedFormProps) {
  const said = useScope().words.changes
  const own = result?.did === 'exchange' ? result : undefined
  const lines = order.lines.filter(({ returnable }) => returnable > 0)
  return (
    <ActionForm title={said.exchange} action="exchange" isOpen={own !== undefined}>
      <PressFields order={order} pressKey={pressKey} />
      <p>{said.exchangeAbout}</p>
      <SizeField scope="exchange-" {...{ order, lines, own }} />
      <QuantityField scope="exchange-" own={own} />
      <SelectField
        name="way"
        scope="exchange-"
        label={said.exchangeWay}
        value={own?.typed.way ?? 'post'}
        problems={own?.problems}
        options={[
          { value: 'post', label: said.byPost },
          { value: 'store', label: said.inStore },
        ]}
      />
      <button type="submit">{said.exchangeSubmit}</button>
    </ActionForm>
  )
}

/** Articles that are no longer wanted, before they leave. */
export function RemoveForm({ order, pressKey, result }: PressedFormProps) {
  const { words, language } = useScope()
  const said = words.changes
  const own = result?.did === 'remove' ? result : undefined
  return (
    <ActionForm title={said.remove} action="remove" isOpen={own !== undefined}>
      <PressFields order={order} pressKey={pressKey} />
      <p>{said.removeAbout}</p>
      <PieceFields scope="remove-" pieces={waitingPieces(order, language, false)} typed={own?.typed} />
      <button type="submit" className="danger">
        {said.removeSubmit}
      </button>
    </ActionForm>
  )
}

type Own = PressedFormProps['result']

/** Article and new size in one choice, so that no script has to fill one list from another. */
function SizeField({
  order,
  lines,
  own,
  scope,
}: {
  readonly order: ShownOrder
  readonly lines: ShownOrder['lines']
  readonly own: Own
  readonly scope: string
}) {
  const { words, language } = useScope()
  const said = words.changes
  const error = useProblem(own?.problems ?? [], 'sku')
  const id = `${scope}sku`
  return (
    <div className="field">
      <label htmlFor={id}>{said.sizeLabel}</label>
      <select
        id={id}
        name="size"
        defaultValue={own?.typed.size ?? ''}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        {/* Whoever didn't choose would send the smallest. */}
        <option value="">{said.sizeChoose}</option>
        {lines.flatMap((line) =>
          order.sizes
            .filter(({ position }) => position === line.position)
            .map(({ sku, available, ...choice }) => {
              const size = sizeText(choice.size, language)
              const article = [line.name, shownSize(line.size, language)].filter(Boolean).join(' · ')
              return (
                <option key={`${line.position} ${sku}`} value={`${line.position} ${sku}`} disabled={available === 0}>
                  {available === 0 ? said.sizeGone(article, size) : said.sizeOption(article, size, available)}
                </option>
              )
            }),
        )}
      </select>
      {error === undefined ? null : (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}

function QuantityField({ own, scope }: { readonly own: Own; readonly scope: string }) {
  const said = useScope().words.changes
  return (
    <TextField
      name="quantity"
      scope={scope}
      type="number"
      inputMode="numeric"
      min={1}
      label={said.quantity}
      value={own?.typed.quantity ?? '1'}
      problems={own?.problems}
    />
  )
}
