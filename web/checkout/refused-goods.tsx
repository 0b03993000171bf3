import { useTranslate } from '#web/shop-context.tsx'
import { FieldError, fieldId } from '#web/ui/field.tsx'
import { summaryOf, type ValidationError } from '../forms/validation-errors.ts'
import { pageParts } from './beside-part.ts'

/** Why what is ordered can't be had, or not for what it cost a moment ago, where it stands with its new total. */
export function RefusedGoods({ errors }: { readonly errors: readonly ValidationError[] }) {
  const t = useTranslate()
  const refused = summaryOf(errors, t).filter(({ field }) => field === pageParts.goods)
  if (refused.length === 0) return null
  return (
    <div id={fieldId(pageParts.goods)} tabIndex={-1}>
      {refused.map(({ text }) => (
        <FieldError key={text} name={pageParts.goods} error={text} />
      ))}
    </div>
  )
}
