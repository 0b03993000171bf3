import { type Clock, hour } from '#kernel/clock.ts'
import { isRecord } from '#kernel/is-record.ts'

/** Seals a text so that nobody else can make or change one, and opens it again; nothing where somebody did. */
export type Sealer = { seal(text: string): string; open(sealed: string): string | undefined }

/** How long the link to a product works that is not public. */
export const productPreviewLifetime = hour

/** What the tokens of products begin with; those of documents are addresses. */
const mark = 'product.'

/** Links to products that are not on sale, for who was given one: each names its product and its end, and is sealed. */
export function productPreviews({ sealer, clock }: { readonly sealer: Sealer; readonly clock: Clock }) {
  return {
    tokenOf: (productId: string): string => {
      const until = clock.now().getTime() + productPreviewLifetime
      return mark + sealer.seal(JSON.stringify({ productId, until }))
    },
    /** The product that a token shows; nothing when it is over, or made by somebody else. */
    productOf: (token: string): string | undefined => {
      if (!token.startsWith(mark) || token.length > longestToken) return undefined
      const said = opened(sealer, token.slice(mark.length))
      if (!isRecord(said) || typeof said.productId !== 'string' || typeof said.until !== 'number') return undefined
      return said.until > clock.now().getTime() ? said.productId : undefined
    },
  }
}

const longestToken = 500

function opened(sealer: Sealer, sealed: string): unknown {
  try {
    const text = sealer.open(sealed)
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
