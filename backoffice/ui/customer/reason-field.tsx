import { TextField } from '../field.tsx'
import { useScope } from '../page-scope.tsx'
import type { CustomerPress } from './shown-customer.ts'

/** Why points or a voucher are given or taken by hand. */
export function ReasonField({ scope, result }: { readonly scope: string; readonly result: CustomerPress['result'] }) {
  const said = useScope().words.customers
  return (
    <TextField
      scope={scope}
      name="reason"
      label={said.reason}
      hint={said.reasonHint}
      value={result?.typed.reason}
      problems={result?.problems}
      maxLength={200}
    />
  )
}
