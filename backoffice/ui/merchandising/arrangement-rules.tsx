import { type Draft, stepKinds, stepPlaces } from '../../routes/arrangement-form.ts'
import { SelectField, TextField } from '../field.tsx'
import { storefrontOptions } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import type { Problem } from '../problems.tsx'

/** By what the list is ordered, and a field that puts a product at a place. */
export function ArrangementRules({
  draft,
  brands,
  shownIn,
  typed,
  problems,
  mayChange,
}: {
  readonly draft: Draft
  readonly brands: readonly { readonly slug: string; readonly name: string }[]
  /** Which storefront the preview is of, where it may be chosen. */
  readonly shownIn: string | undefined
  readonly typed: { readonly sku: string; readonly place: string } | undefined
  readonly problems: readonly Problem[] | undefined
  readonly mayChange: boolean
}) {
  const { merchandising: said, session } = useScope().words
  return (
    <>
      <section className="card" aria-labelledby="rules" id="steps">
        <h2 id="rules">{said.rulesTitle}</h2>
        <p className="soft small">{said.rulesAbout}</p>
        {Array.from({ length: stepPlaces }, (_, index) => {
          const step = draft.steps[index]
          const label = said.step(index + 1)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place
            <div className="step" key={index}>
              <SelectField
                name="step"
                scope={`${index}-`}
                label={label}
                value={step?.kind ?? ''}
                options={[
                  { value: '', label: said.steps.NONE },
                  ...stepKinds.map((kind) => ({ value: kind, label: said.steps[kind] })),
                ]}
              />
              <SelectField
                name="brand"
                scope={`${index}-`}
                label={session.labelled(label, said.brand)}
                value={step?.brand ?? ''}
                options={[
                  { value: '', label: said.noBrand },
                  ...brands.map(({ slug, name }) => ({ value: slug, label: name })),
                ]}
              />
            </div>
          )
        })}
        {shownIn === undefined ? null : (
          <SelectField name="shownIn" label={said.shownIn} value={shownIn} options={storefrontOptions()} />
        )}
        <button type="submit" name="press" value="show" className="plain">
          {said.show}
        </button>
      </section>
      {mayChange ? (
        <section className="card" aria-labelledby="add">
          <h2 id="add">{said.addTitle}</h2>
          <TextField name="sku" label={said.addSku} value={typed?.sku} problems={problems} maxLength={60} />
          <TextField
            name="place"
            type="number"
            min={1}
            max={200}
            label={said.addPlace}
            value={typed?.place || '1'}
            problems={problems}
          />
          <button type="submit" name="press" value="add" className="plain">
            {said.addSubmit}
          </button>
        </section>
      ) : null}
    </>
  )
}
