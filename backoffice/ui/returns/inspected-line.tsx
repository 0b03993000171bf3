import { shownSize } from '#kernel/written-size.ts'
import type { ReturnCondition, ReturnQuery, ReturnReason } from '../../graphql/graphql.ts'
import { SelectField, TextField } from '../field.tsx'
import { sizeText } from '../format.ts'
import { useScope } from '../page-scope.tsx'

type Order = NonNullable<ReturnQuery['order']>

const reasons: readonly ReturnReason[] = [
  'UNKNOWN',
  'TOO_SMALL',
  'TOO_LARGE',
  'NOT_AS_EXPECTED',
  'DAMAGED',
  'WRONG_ARTICLE',
  'CHANGED_MIND',
]
const conditions: readonly ReturnCondition[] = ['AS_NEW', 'MARKED', 'DAMAGED', 'INCOMPLETE']

/** A picture of what should lie in the box, and what somebody saw of it. */
export function InspectedLine({
  line,
  expected,
  sizes,
  locations,
  typed,
}: {
  readonly line: Order['lines'][number]
  /** How many pieces were announced. */
  readonly expected: number
  readonly sizes: Order['sizes']
  readonly locations: ReturnQuery['shelfLocations']
  readonly typed: Readonly<Record<string, string>> | undefined
}) {
  const { words, language, storefrontUrl } = useScope()
  const said = words.returns
  const { position } = line
  const value = (name: string, usual: string) => typed?.[`${name}-${position}`] ?? usual
  const most = expected + line.returnable
  const size = shownSize(line.size, language)
  const name = [line.name, size].filter(Boolean).join(' · ')
  return (
    <fieldset className="card boxed">
      <legend className="hidden">{name}</legend>
      <div className="boxed-what">
        {line.image ? <img src={`${storefrontUrl}${line.image}?w=332`} alt="" width="112" height="154" /> : <span />}
        <div>
          <p>
            <strong>{line.name}</strong>
          </p>
          <p className="size-big">{size}</p>
          <p className="soft small break">
            {[line.brand, line.color, line.ean ?? line.sku].filter(Boolean).join(' · ')}
          </p>
          <p>
            <span className={expected > 0 ? 'badge warn' : 'badge'}>
              {expected > 0 ? said.expected(expected) : said.sent(line.shipped)}
            </span>
          </p>
        </div>
      </div>
      <div className="filters inspected">
        <TextField
          name={`quantity-${position}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          label={said.quantity}
          value={value('quantity', String(expected))}
        />
        <SelectField
          name={`reason-${position}`}
          label={said.reason}
          value={value('reason', 'UNKNOWN')}
          options={reasons.map((one) => ({ value: one, label: said.reasons[one] }))}
        />
        <SelectField
          name={`condition-${position}`}
          label={said.condition}
          value={value('condition', 'AS_NEW')}
          options={conditions.map((one) => ({ value: one, label: said.conditions[one] }))}
        />
        <SelectField
          name={`restock-${position}`}
          label={said.restock}
          hint={said.restockHint}
          value={value('restock', locations[0]?.code ?? '')}
          options={[
            ...locations.map(({ code, name: place }) => ({ value: code, label: place })),
            { value: '', label: said.restockNot },
          ]}
        />
        <SelectField
          name={`then-${position}`}
          label={said.outcome}
          value={value('then', '')}
          options={[
            { value: '', label: said.refund },
            ...sizes
              .filter(({ available }) => available > 0)
              .map((one) => ({ value: one.sku, label: said.exchange(sizeText(one.size, language), one.available) })),
          ]}
        />
      </div>
    </fieldset>
  )
}
