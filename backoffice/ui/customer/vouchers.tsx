import { storefrontByCode } from '#kernel/storefront.ts'
import { Badge } from '../badge.tsx'
import { TextField } from '../field.tsx'
import { longDayText, moneyText } from '../format.ts'
import { ActionForm } from '../order/action-form.tsx'
import { useScope } from '../page-scope.tsx'
import { DataTable } from '../table.tsx'
import { ReasonField } from './reason-field.tsx'
import type { CustomerPress, ShownCustomer } from './shown-customer.ts'

/** What somebody may take off, why they have it, and forms that give one or take one back. */
export function CustomerVouchers({
  customer,
  press,
}: {
  readonly customer: ShownCustomer
  readonly press: CustomerPress
}) {
  const { words, language } = useScope()
  const said = words.customers
  const states = said.voucherStates
  const { vouchers } = customer
  return (
    <section className="card" aria-labelledby="vouchers">
      <h2 id="vouchers">{said.vouchers}</h2>
      {vouchers.length === 0 ? (
        <p className="soft">{said.noVouchers}</p>
      ) : (
        <DataTable
          caption={said.vouchers}
          rows={vouchers}
          keyOf={({ number }) => number}
          columns={[
            {
              label: said.number,
              cell: ({ number, reason, by }) => (
                <span className="break">
                  {number}
                  {reason ? (
                    <>
                      <br />
                      <span className="soft small">{[reason, by].filter(Boolean).join(' · ')}</span>
                    </>
                  ) : null}
                </span>
              ),
            },
            {
              label: words.staff.state,
              cell: ({ status }) => (
                <Badge
                  text={states[status as keyof typeof states] ?? status}
                  tone={status === 'issued' ? 'good' : 'calm'}
                />
              ),
            },
            { label: said.validTo, cell: ({ validTo }) => longDayText(validTo, language) },
            { label: said.worth, isAmount: true, cell: ({ amount }) => moneyText(amount, language) },
          ]}
        />
      )}
      {press.mayChange ? <GiveForm customer={customer} press={press} /> : null}
      {press.mayChange
        ? vouchers
            .filter(({ status }) => status === 'issued')
            .map((voucher) => <VoidForm key={voucher.number} voucher={voucher} press={press} />)
        : null}
    </section>
  )
}

function GiveForm({
  customer,
  press: { pressKey, result },
}: {
  readonly customer: ShownCustomer
  readonly press: CustomerPress
}) {
  const said = useScope().words.customers
  const own = result?.did === 'voucher' ? result : undefined
  return (
    <ActionForm title={said.giveVoucher} action="voucher" isOpen={own !== undefined}>
      <input type="hidden" name="key" value={own?.typed.key ?? pressKey} />
      <p className="soft">{said.giveVoucherAbout}</p>
      <TextField
        scope="voucher"
        name="amount"
        label={`${said.worth} (${storefrontByCode(customer.storefront)?.currency ?? ''})`}
        inputMode="decimal"
        value={own?.typed.amount}
        problems={own?.problems}
        maxLength={10}
      />
      <ReasonField scope="voucher" result={own} />
      <button type="submit">{said.giveVoucherSubmit}</button>
    </ActionForm>
  )
}

function VoidForm({
  voucher,
  press: { result },
}: {
  readonly voucher: ShownCustomer['vouchers'][number]
  readonly press: CustomerPress
}) {
  const { words, language } = useScope()
  const said = words.customers
  const own = result?.did === 'void' && result.typed.which === voucher.number ? result : undefined
  const title = said.voidVoucher(voucher.number, moneyText(voucher.amount, language))
  return (
    <ActionForm title={title} action="void" which={voucher.number} isOpen={own !== undefined}>
      <ReasonField scope={own ? 'void' : `void${voucher.number}`} result={own} />
      <button type="submit" className="danger">
        {said.voidVoucherSubmit}
      </button>
    </ActionForm>
  )
}
