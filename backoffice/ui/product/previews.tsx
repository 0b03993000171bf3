import { storefrontName } from '../format.ts'
import { useScope } from '../page-scope.tsx'

/** The product as each storefront shows it, also while nobody may buy it. */
export function ProductPreviews({
  previews,
  isOnSale,
}: {
  readonly previews: readonly { readonly storefront: string; readonly path: string }[]
  readonly isOnSale: boolean
}) {
  const { words, storefrontUrl } = useScope()
  const said = words.productEditing
  return (
    <section className="card" aria-labelledby="previews">
      <h2 id="previews">{said.previews}</h2>
      {previews.length === 0 ? (
        <p>{said.previewsNone}</p>
      ) : (
        <>
          <p className="soft">{isOnSale ? said.previewsAbout : said.previewsHidden}</p>
          <ul className="row">
            {previews.map(({ storefront, path }) => (
              <li key={storefront}>
                <a className="button plain" href={`${storefrontUrl}${path}`} target="_blank" rel="noreferrer">
                  {storefrontName(storefront)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
