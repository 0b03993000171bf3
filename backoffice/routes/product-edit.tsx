import { data, redirect } from 'react-router'
import { languages } from '#kernel/storefront.ts'
import { graphql } from '../graphql/gql.ts'
import type { EditedProductQuery } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, type Problem, ProblemSummary } from '../ui/problems.tsx'
import { CustomsForm } from '../ui/product/edit-customs.tsx'
import { FactsForm } from '../ui/product/edit-facts.tsx'
import { PicturesForm } from '../ui/product/edit-pictures.tsx'
import { SaleForm } from '../ui/product/edit-sale.tsx'
import { TextsForm } from '../ui/product/edit-texts.tsx'
import { Lacks } from '../ui/product/lacks.tsx'
import { ProductPreviews } from '../ui/product/previews.tsx'
import {
  movedPictures,
  saleCellsOf,
  type TypedProductPicture,
  toldOfPictures,
  typedCells,
  typedPictures,
  wrongPoints,
} from './product-edit-form.ts'

const previewsQuery = graphql(`
  query ProductPreviews($sku: String!) {
    productPreviews(sku: $sku) {
      storefront
      path
    }
  }
`)

const editedQuery = graphql(`
  query EditedProduct($sku: String!) {
    me {
      permissions
    }
    editedProduct(sku: $sku) {
      sku
      name
      version
      isOnSale
      isWithdrawn
      onSaleFrom
      onSaleUntil
      lacks {
        column
        isNeeded
      }
      cells {
        column
        value
      }
      customs {
        origin
        tariffCode
      }
      pictures {
        reference
        url
        alts {
          language
          text
        }
        focus
      }
      manufacturers
    }
    productChoices {
      categories {
        key
        name
        level
      }
    }
  }
`)

const changeProduct = graphql(`
  mutation ChangeProduct($sku: String!, $version: String!, $cells: [ProductCellInput!]!) {
    changeProduct(sku: $sku, version: $version, cells: $cells) {
      id
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const changeCustoms = graphql(`
  mutation ChangeProductCustoms($sku: String!, $origin: String!, $tariffCode: String!) {
    changeProductCustoms(sku: $sku, origin: $origin, tariffCode: $tariffCode) {
      id
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const changePictures = graphql(`
  mutation ChangePictures(
    $sku: String!
    $version: String!
    $pictures: [String!]!
    $uploads: [ID!]!
    $details: [PictureDetailInput!]
  ) {
    changePictures(sku: $sku, version: $version, pictures: $pictures, uploads: $uploads, details: $details) {
      id
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export type EditedProduct = NonNullable<EditedProductQuery['editedProduct']>

export async function loader({ context, params, request }: RouteArgs<'sku'>) {
  const { me, editedProduct, productChoices } = await scopeOf(context).ask(editedQuery, { sku: params.sku })
  if (!editedProduct || !me?.permissions.includes('PRODUCTS_WRITE')) throw data(null, { status: 404 })
  const done = new URL(request.url).searchParams.get('done')
  const { productPreviews } = await scopeOf(context).ask(previewsQuery, { sku: params.sku })
  return { previews: productPreviews, product: editedProduct, categories: productChoices.categories, done }
}

export async function action({ context, params, request }: RouteArgs<'sku'>) {
  const form = await request.formData()
  const pictures = form.get('do') === 'pictures' ? typedPictures(form, languages) : undefined
  const move = form.get('move')
  if (pictures && typeof move === 'string')
    return { did: 'pictures', problems: [], typed: {}, pictures: movedPictures(pictures, move) }
  const { id, problems } = await changed(scopeOf(context), params.sku, form)
  if (problems.length === 0) throw redirect(`/products/${encodeURIComponent(params.sku)}/edit?done=${id ?? ''}`)
  const typed: Readonly<Record<string, string>> = Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      form
        .getAll(name)
        .filter((one) => typeof one === 'string')
        .join('|'),
    ]),
  )
  return { did: typed.do ?? '', problems, typed, pictures }
}

async function changed({ ask, services }: Scope, sku: string, form: FormData) {
  const version = String(form.get('version') ?? '')
  const what = form.get('do')
  if (what === 'sale') return (await ask(changeProduct, { sku, version, cells: [...saleCellsOf(form)] })).changeProduct
  if (what === 'customs') {
    const told = { origin: String(form.get('origin') ?? ''), tariffCode: String(form.get('tariff_code') ?? '') }
    return (await ask(changeCustoms, { sku, ...told })).changeProductCustoms
  }
  const { me, editedProduct } = await ask(editedQuery, { sku })
  // Who may not change a product must not fill the disk either.
  if (!editedProduct || !me?.permissions.includes('PRODUCTS_WRITE')) throw new Response(null, { status: 403 })
  if (what !== 'pictures') {
    const { cells, problems } = typedCells(form, editedProduct.cells)
    if (problems.length > 0) return { id: null, problems }
    return (await ask(changeProduct, { sku, version, cells: [...cells] })).changeProduct
  }
  const typed = typedPictures(form, languages)
  const wrong = wrongPoints(typed).map((field) => ({ messageKey: 'product-picture-point', field, name: null }))
  if (wrong.length > 0) return { id: null, problems: wrong }
  const uploads: string[] = []
  for (const file of form.getAll('pictures'))
    if (file instanceof File && file.size > 0)
      uploads.push(await services.keepUpload(file.name, new Uint8Array(await file.arrayBuffer())))
  const told = toldOfPictures(typed)
  const pictures = told.map(({ reference }) => reference)
  return (await ask(changePictures, { sku, version, pictures, uploads, details: told })).changePictures
}

export type EditResult = {
  readonly did: string
  readonly problems: readonly Problem[]
  readonly typed: Readonly<Record<string, string>>
  /** Of the form of pictures, in the order that was typed. */
  readonly pictures: readonly TypedProductPicture[] | undefined
}

export default function ProductEdit({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.productEditing
  const { product, categories, done, previews } = loaderData
  const problems = [...new Map(actionData?.problems.map((one) => [`${one.messageKey} ${one.field}`, one])).values()]
  return (
    <>
      <title>{`${said.title(product.name)} · ${shopName}`}</title>
      <h1>{said.title(product.name)}</h1>
      <p className="soft break">
        {product.sku} · <a href={`/products/${encodeURIComponent(product.sku)}`}>{said.back}</a>
      </p>
      <DoneNotice text={done === null || actionData ? undefined : said.done} />
      {done ? (
        <p>
          <a href={`/imports/${encodeURIComponent(done)}`}>{said.undoLink}</a>
        </p>
      ) : null}
      <ProblemSummary problems={problems} />
      <ProductPreviews previews={previews} isOnSale={product.isOnSale} />
      <Lacks product={product} />
      <SaleForm product={product} result={actionData} />
      <TextsForm product={product} result={actionData} />
      <FactsForm product={product} categories={categories} result={actionData} />
      <CustomsForm product={product} result={actionData} />
      <PicturesForm product={product} result={actionData} />
    </>
  )
}
