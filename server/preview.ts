import { cookies, routePaths } from '#kernel/routes.ts'
import { type Storefront, storefronts } from '#kernel/storefront.ts'
import type { Shop } from '#shop/shop.ts'
import { serializeCookie } from '#web/cookies.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { cookieOf } from './page-variant.ts'

/** Where somebody is sent on, and the cookie that goes along. */
export type Leave = { readonly to: string; readonly setCookie: string }

export type Previews = {
  /** The token that a visitor's cookie brings along, when it is one of this repository. */
  tokenOf(cookieHeader: string | undefined): string | undefined
  /** Answers `/preview/?token=…&documentId=…` and `?product=…`: to the page with the preview begun, or to the home with it ended. */
  open(storefront: Storefront, target: string): Promise<Leave>
  /** The page of a document and the token of its preview, for a frame of the back office; nothing when there is none. */
  framed(storefront: Storefront, target: string): Promise<FramedPage | undefined>
}

export type FramedPage = {
  readonly storefront: Storefront
  /** Without the storefront's prefix. */
  readonly path: string
  readonly preview: string
}

type Deps = {
  readonly shop: Pick<Shop, 'content' | 'productPreviews'> & {
    readonly catalog: Pick<Shop['catalog'], 'previewedProducts'>
  }
  readonly config: Pick<Config, 'secure' | 'prismic'>
  readonly log: Log
}

/** Whether a path, without the storefront's prefix, begins or ends a preview. */
export function isPreviewPath(path: string): boolean {
  const slashed = path.endsWith('/') ? path : `${path}/`
  return slashed === routePaths.preview || slashed === routePaths.prismicPreview
}

/** Whether a preview is asked for by a frame of the back office. */
export const isFramed = (target: string): boolean => new URLSearchParams(target.split('?')[1]).has('frame')

/** Drafts in the shop's own pages, for whoever was sent a link by the repository (specification §2). */
export function createPreviews({ shop, config: { secure, prismic }, log }: Deps): Previews {
  const { name } = cookies.preview
  const host = `${prismic.repository ?? 'cordwainer'}.prismic.io`
  const end = serializeCookie(name, '', { seconds: 0, secure, httpOnly: true })

  return {
    tokenOf(cookieHeader) {
      const value = cookieHeader?.includes(name) ? cookieOf(cookieHeader, name) : undefined
      return value !== undefined && value.length < 4000 && isToken(value) ? value : undefined
    },

    async open(storefront, target) {
      const product = new URLSearchParams(target.split('?')[1]).get('product')
      const path = product === null ? undefined : await pathOfProduct(storefront, product)
      if (product !== null && path !== undefined)
        return { to: storefront.basePath + path, setCookie: serializeCookie(name, product, { secure, httpOnly: true }) }
      const { token, page } = await pageOf(storefront, target)
      if (!page) return { to: `${storefront.basePath}/`, setCookie: end }
      return {
        to: page.storefront.basePath + page.path,
        // The form in which Prismic's own toolbar keeps it; without a time it ends with the browser.
        setCookie: serializeCookie(name, JSON.stringify({ [host]: { preview: token } }), { secure, httpOnly: true }),
      }
    },

    async framed(storefront, target) {
      const { token, page } = await pageOf(storefront, target)
      return page && token !== null ? { ...page, preview: token } : undefined
    },
  }

  function isToken(value: string): boolean {
    return Boolean(shop.content.preview(value)) || shop.productPreviews.productOf(value) !== undefined
  }

  /** Where a product is shown that a preview begins with; nothing when the preview is over, or it isn't sold here. */
  async function pathOfProduct(storefront: Storefront, token: string): Promise<string | undefined> {
    const id = shop.productPreviews.productOf(token)
    const [product] = id === undefined ? [] : await shop.catalog.previewedProducts(storefront, [id])
    return product && `/${product.url}/`
  }

  async function pageOf(storefront: Storefront, target: string) {
    const query = new URLSearchParams(target.split('?')[1])
    const token = query.get('token')
    const documentId = query.get('documentId')
    const document = token && documentId ? await find(token, documentId) : undefined
    if (!document) return { token, page: undefined }
    const home = storefronts.find(({ contentLang }) => contentLang === document.lang) ?? storefront
    return { token, page: { storefront: home, path: document.url === '' ? '/' : `/${document.url}/` } }
  }

  async function find(token: string, documentId: string) {
    try {
      return await shop.content.drafted(token, documentId)
    } catch (error) {
      // A preview that is over says so in this way, too.
      log.info({ err: error }, 'A preview could not be opened')
      return undefined
    }
  }
}
