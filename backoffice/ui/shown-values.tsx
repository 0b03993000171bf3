import { moneyText } from './format.ts'
import { useScope } from './page-scope.tsx'
import { ValueText } from './value-text.tsx'

/** What a change says, value by value under the words of staff; what stands within another is told below it. */
export function ShownValues({ values }: { readonly values: unknown }) {
  const { words, language } = useScope()
  const { fields } = words.approvals
  const names = Object.keys(fields)
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return <ValueText value={values} />
  const currency = 'currency' in values && typeof values.currency === 'string' ? values.currency : undefined
  const text = (name: string, value: unknown) => {
    if (name === 'amount' && typeof value === 'number' && currency)
      return moneyText({ amount: value, currency }, language)
    if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
      return value
        .map((one) => words.staff.roleNames[String(one).toUpperCase() as keyof typeof words.staff.roleNames] ?? one)
        .join(', ')
    if (name === 'storefronts' && value === 'all') return words.staff.all
    if (name === 'stores' && value === 'all') return words.staff.allStores
    return typeof value === 'object' ? <ShownValues values={value} /> : <ValueText value={value} />
  }
  return (
    <dl className="facts values">
      {Object.entries(values)
        .filter(([name]) => name !== 'currency' || !('amount' in values))
        // The database keeps no order of names; what was before stands before what is after.
        .toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{fields[name as keyof typeof fields] ?? name}</dt>
            <dd>{text(name, value)}</dd>
          </div>
        ))}
    </dl>
  )
}
