import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { sizeText } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DataTable } from '../ui/table.tsx'

const figuresQuery = graphql(`
  query ReturnFigures {
    returnFigures {
      productSku
      name
      size
      sold
      returned
      reasons {
        reason
        pieces
      }
    }
    learnedFits {
      productSku
      kept
      tooSmall
      tooLarge
      runs
    }
  }
`)

export async function loader({ context }: RouteArgs) {
  return scopeOf(context).ask(figuresQuery)
}

export default function ReturnFigures({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName, language } = useScope()
  const said = words.returns
  const share = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <>
      <title>{`${said.figures} · ${shopName}`}</title>
      <h1>{said.figures}</h1>
      <p className="soft">{said.figuresAbout}</p>
      {loaderData.returnFigures.length === 0 ? (
        <p className="card">{said.figuresNone}</p>
      ) : (
        <DataTable
          caption={said.figures}
          rows={loaderData.returnFigures}
          keyOf={({ productSku, size }) => `${productSku} ${size}`}
          columns={[
            {
              label: said.article,
              isHeading: true,
              cell: ({ productSku, name }) => <a href={`/products/${productSku}`}>{name}</a>,
            },
            { label: said.size, cell: ({ size }) => <strong>{sizeText(size, language)}</strong> },
            { label: said.sold, isAmount: true, cell: ({ sold }) => sold },
            { label: said.back, isAmount: true, cell: ({ returned }) => returned },
            {
              label: said.share,
              isAmount: true,
              cell: ({ sold, returned }) => (sold > 0 ? share.format(returned / sold) : '–'),
            },
            {
              label: said.why,
              cell: ({ reasons }) =>
                reasons.map(({ reason, pieces }) => `${said.reasons[reason]} ${pieces}`).join(', '),
            },
          ]}
        />
      )}
      {loaderData.learnedFits.length === 0 ? null : (
        <section className="stack" aria-labelledby="fits">
          <h2 id="fits">{said.fits}</h2>
          <p className="soft">{said.fitsAbout}</p>
          <DataTable
            caption={said.fits}
            rows={loaderData.learnedFits}
            keyOf={({ productSku }) => productSku}
            columns={[
              { label: said.article, cell: ({ productSku }) => <a href={`/products/${productSku}`}>{productSku}</a> },
              { label: said.kept, isAmount: true, cell: ({ kept }) => kept },
              { label: said.tooSmall, isAmount: true, cell: ({ tooSmall }) => tooSmall },
              { label: said.tooLarge, isAmount: true, cell: ({ tooLarge }) => tooLarge },
              { label: said.runs, cell: ({ runs }) => (runs ? said.directions[runs] : said.notSure) },
            ]}
          />
        </section>
      )}
    </>
  )
}
