import { SelectField, TextField } from '../field.tsx'
import { moneyText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { ActionForm, type PressedFormProps, PressFields } from './action-form.tsx'

/** Gives a part of the money back, or a voucher in its place. */
export function RefundForm({ order, pressKey, result }: PressedFormProps) {
  const { words, language } = useScope()
  const said = words.orders.page
  const own = result?.did === 'refund' || result?.did === 'voucher' ? result : undefined
  return (
    <ActionForm title={said.refund} action="refund" isOpen={own !== undefined}>
      <PressFields order={order} pressKey={pressKey} />
      <p>{said.refundAbout(moneyText(order.refundable, language))}</p>
      <TextField
        name="amount"
        label={`${said.refundAmount} (${order.total.currency})`}
        inputMode="decimal"
        value={own?.typed.amount}
        problems={own?.problems}
        maxLength={10}
      />
      {order.customerNumber ? (
        <SelectField
          name="as"
          label={words.changes.refundAs}
          value={own?.typed.as ?? 'money'}
          options={[
            { value: 'money', label: words.changes.asMoney },
            { value: 'voucher', label: words.changes.asVoucher },
          ]}
        />
      ) : (
        <input type="hidden" name="as" value="money" />
      )}
      <TextField
        name="reason"
        label={said.refundReason}
        hint={said.refundReasonHint}
        value={own?.typed.reason}
        problems={own?.problems}
        maxLength={200}
      />
      <button type="submit" className="danger">
        {said.refundSubmit}
      </button>
    </ActionForm>
  )
}
