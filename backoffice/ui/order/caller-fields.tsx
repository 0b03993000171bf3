import { type FoundArticle, shownRows } from '../../routes/caller-articles.ts'
import { TextField } from '../field.tsx'
import { moneyText, sizeText } from '../format.ts'
import { useScope } from '../page-scope.tsx'

type Typed = Readonly<Record<string, string>>

/** What is ordered: found by name and put in by a press, or typed by its SKU. */
export function ArticleFields({
  typed,
  found,
}: {
  readonly typed: Typed | undefined
  readonly found: readonly FoundArticle[] | undefined
}) {
  const said = useScope().words.caller
  return (
    <>
      <div className="filters">
        <TextField name="find" label={said.find} value={typed?.find} maxLength={60} autoComplete="off" />
        <button type="submit" className="plain" name="do" value="find">
          {said.findSubmit}
        </button>
      </div>
      {found ? <FoundArticles found={found} text={typed?.find ?? ''} /> : null}
      {shownRows(typed).map((row) => (
        <div className="filters" key={row}>
          <TextField name={`sku-${row}`} label={said.sku} value={typed?.[`sku-${row}`] ?? ''} maxLength={60} />
          <TextField
            name={`quantity-${row}`}
            type="number"
            inputMode="numeric"
            min={1}
            label={said.quantity}
            value={typed?.[`quantity-${row}`] ?? '1'}
          />
        </div>
      ))}
    </>
  )
}

/** First what it comes to; then the button that places it, once the caller has heard that. */
export function PlaceFields({ total, currency }: { readonly total: number | undefined; readonly currency: string }) {
  const { words, language } = useScope()
  const said = words.caller
  if (total === undefined) return <button type="submit">{said.look}</button>
  const amount = moneyText({ amount: total, currency }, language)
  return (
    <section className="card stack">
      <input type="hidden" name="expectedTotal" value={total} />
      <p className="notice" role="status">
        {said.total(amount)}
      </p>
      <label className="choice">
        <input type="checkbox" name="termsRead" required />
        <span>{said.terms}</span>
      </label>
      <button type="submit">{said.place(amount)}</button>
    </section>
  )
}

/** What was found, each size a button that puts a piece of it into the order. */
function FoundArticles({ found, text }: { readonly found: readonly FoundArticle[]; readonly text: string }) {
  const { words, language, storefrontUrl } = useScope()
  const said = words.caller
  if (found.length === 0) return <p role="status">{said.findNothing(text)}</p>
  return (
    <ul className="stack found" aria-label={said.found}>
      {found.map(({ sku, name, brand, image, sizes }) => (
        <li key={sku} className="article">
          {image ? (
            <img className="thumb" src={`${storefrontUrl}${image}?w=332`} alt="" width="40" height="55" />
          ) : (
            <span className="thumb" />
          )}
          <div className="stack">
            <strong>
              {name} <span className="soft small">{`${brand} · ${sku}`}</span>
            </strong>
            <div className="row">
              {sizes.map((one) => (
                <button
                  key={one.sku}
                  type="submit"
                  className="plain slim"
                  name="add"
                  value={one.sku}
                  disabled={one.available < 1}
                >
                  <span className="hidden">{said.add(name)} </span>
                  {said.sizeAt(
                    sizeText(one.size, language),
                    moneyText(one.price, language),
                    one.available.toLocaleString(language),
                  )}
                </button>
              ))}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
