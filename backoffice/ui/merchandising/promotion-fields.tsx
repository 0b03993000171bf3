import type { ReactNode } from 'react'
import { currencies, languages } from '#kernel/storefront.ts'
import type { PromotionQuery } from '../../graphql/graphql.ts'
import { benefitKinds, type TypedPromotion } from '../../routes/promotion-form.ts'
import { Choices, SelectField, TextField } from '../field.tsx'
import { languageText, storefrontOptions } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import type { Problem } from '../problems.tsx'
import { categoryOptions } from '../product/category-options.ts'

type Props = {
  readonly typed: TypedPromotion
  readonly isNew: boolean
  readonly choices: PromotionQuery['productChoices']
  readonly problems: readonly Problem[] | undefined
  /** What saves it. */
  readonly children: ReactNode
}

/** Everything that is decided of a promotion. */
export function PromotionFields({ typed, isNew, choices, problems, children }: Props) {
  const { words } = useScope()
  const said = words.promotions
  return (
    <div className="columns">
      <div>
        <Names typed={typed} isNew={isNew} problems={problems} />
        <Benefit typed={typed} problems={problems} />
        <section className="card" aria-label={said.where}>
          <Choices
            name="storefronts"
            label={said.storefronts}
            hint={said.storefrontsHint}
            chosen={typed.ticked.storefronts}
            options={storefrontOptions()}
            problems={problems}
          />
          <Choices
            name="categories"
            label={said.categories}
            hint={said.categoriesHint}
            chosen={typed.ticked.categories}
            options={tickedFirst(categoryOptions(choices.categories), typed.ticked.categories)}
            problems={problems}
            isLong
          />
          <Choices
            name="brands"
            label={said.brands}
            hint={said.brandsHint}
            chosen={typed.ticked.brands}
            options={tickedFirst(
              choices.brands.map(({ slug, name }) => ({ value: slug, label: name })),
              typed.ticked.brands,
            )}
            problems={problems}
            isLong
          />
        </section>
      </div>
      <div>
        <Conditions typed={typed} problems={problems} />
        {children}
      </div>
    </div>
  )
}

/** What is ticked stands where it is seen without scrolling. */
function tickedFirst<Option extends { readonly value: string }>(
  options: readonly Option[],
  ticked: readonly string[],
): readonly Option[] {
  return options.toSorted((a, b) => Number(ticked.includes(b.value)) - Number(ticked.includes(a.value)))
}

type PartProps = Pick<Props, 'typed' | 'problems'>

function Names({ typed, isNew, problems }: PartProps & Pick<Props, 'isNew'>) {
  const { words, language } = useScope()
  const said = words.promotions
  const { text } = typed
  return (
    <section className="card" aria-labelledby="names">
      <h2 id="names">{said.name}</h2>
      <p className="soft small">{said.namesAbout}</p>
      {languages.map((one) => (
        <TextField
          key={one}
          name={`name-${one}`}
          label={said.nameIn(languageText(one, language))}
          value={text[`name-${one}`]}
          problems={problems}
          maxLength={120}
        />
      ))}
      <TextField
        name="code"
        label={said.code}
        hint={said.codeHint}
        value={text.code}
        problems={problems}
        maxLength={40}
      />
      {isNew ? (
        <TextField
          name="key"
          label={said.key}
          hint={said.keyHint}
          value={text.key}
          problems={problems}
          maxLength={60}
        />
      ) : (
        <p className="soft small">
          <input type="hidden" name="key" value={text.key} />
          {said.key}: {text.key}
        </p>
      )}
    </section>
  )
}

function Benefit({ typed, problems }: PartProps) {
  const said = useScope().words.promotions
  const { text } = typed
  const field = (name: string) => ({ name, value: text[name], problems, inputMode: 'decimal' as const })
  return (
    <section className="card benefit" aria-labelledby="benefit">
      <h2 id="benefit">{said.what}</h2>
      <SelectField
        name="kind"
        label={said.what}
        value={text.kind}
        options={benefitKinds.map((kind) => ({ value: kind, label: said.kinds[kind] }))}
        problems={problems}
      />
      <div className="of-rate">
        <TextField {...field('rate')} label={said.rate} hint={said.rateHint} />
      </div>
      <div className="pair of-amount">
        {currencies.map((currency) => (
          <TextField key={currency} {...field(`amount-${currency}`)} label={said.amountIn(currency)} />
        ))}
      </div>
      <div className="pair of-bundle">
        <TextField {...field('pieces')} label={said.pieces} hint={said.bundleHint} />
        <TextField {...field('reduced')} label={said.reduced} />
      </div>
    </section>
  )
}

function Conditions({ typed, problems }: PartProps) {
  const said = useScope().words.promotions
  const { text } = typed
  const tick = (name: 'fullPriceOnly' | 'isExclusive') => (
    <label className="choice">
      <input type="checkbox" name={name} value="yes" defaultChecked={text[name] === 'yes'} />
      <span>{said[name]}</span>
    </label>
  )
  const number = (name: string) => ({ name, value: text[name], problems, inputMode: 'numeric' as const })
  return (
    <section className="card" aria-labelledby="conditions">
      <h2 id="conditions">{said.conditions}</h2>
      <TextField
        name="from"
        type="datetime-local"
        label={said.from}
        hint={said.clock}
        value={text.from}
        problems={problems}
      />
      <TextField name="to" type="datetime-local" label={said.to} value={text.to} problems={problems} />
      <div className="pair">
        {currencies.map((currency) => (
          <TextField key={currency} {...number(`minimum-${currency}`)} label={said.minimumIn(currency)} />
        ))}
      </div>
      <div className="pair">
        <TextField {...number('mostPerShopper')} label={said.mostPerShopper} />
        <TextField {...number('mostInTotal')} label={said.mostInTotal} />
      </div>
      {tick('fullPriceOnly')}
      {tick('isExclusive')}
      <TextField {...number('priority')} label={said.priority} hint={said.priorityHint} />
    </section>
  )
}
