import { data } from 'react-router'
import { renderSVG } from 'uqr'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { sizeText } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'

const passportsQuery = graphql(`
  query ProductPassports($sku: String!) {
    product(sku: $sku) {
      sku
      name
      brand
      sizes {
        sku
        size
        ean
        passport
      }
    }
  }
`)

/** The codes of a product's sizes, one picture each; printed by the browser. */
export async function loader({ context, params }: RouteArgs<'sku'>) {
  const { ask, services } = scopeOf(context)
  const { product } = await ask(passportsQuery, { sku: params.sku })
  if (!product) throw data(null, { status: 404 })
  const codes = product.sizes.flatMap(({ sku, size, ean, passport }) => {
    const link = passport && `${services.storefrontUrl}${passport}`
    // What is printed gets scratched: at M, 15 % of a code may be gone (ISO/IEC 18004), with four modules of white around it.
    return link ? [{ sku, size, ean, link, svg: renderSVG(link, { ecc: 'M', border: 4 }) }] : []
  })
  return { product, codes }
}

export default function ProductPassports({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName, language } = useScope()
  const said = words.products
  const { product, codes } = loaderData
  return (
    <>
      <title>{`${said.passportsOf(product.name)} · ${shopName}`}</title>
      <h1>{said.passportsOf(product.name)}</h1>
      <p className="soft break">
        {product.brand} · <a href={`/products/${encodeURIComponent(product.sku)}`}>{product.sku}</a>
      </p>
      <p>{said.passportsAbout}</p>
      {codes.length === 0 ? <p className="card">{said.passportsNone}</p> : null}
      <ul className="codes">
        {codes.map(({ sku, size, ean, link, svg }) => (
          <li key={sku}>
            <Code svg={svg} label={said.passportCode(sizeText(size, language))} />
            <strong>{sizeText(size, language)}</strong>
            <span className="small break">{ean}</span>
            <a href={link} className="small break" target="_blank" rel="noreferrer">
              {link.replace(/^https?:\/\//, '')}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Drawn here, of a link that the shop made. */
function Code({ svg, label }: { readonly svg: string; readonly label: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is our own
  return <div className="qr" role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />
}
