import { z } from 'zod'
import { pageUrl } from '#kernel/page-url.ts'
import { type Storefront, storefrontByCode, storefronts } from '#kernel/storefront.ts'
import { type CatalogueQuestions, productsPerAnswer } from './catalogue-questions.ts'
import type { Tool } from './mcp.ts'

const code = z
  .string()
  .max(10)
  .refine((value) => storefrontByCode(value) !== undefined, 'must be a code of list_storefronts')
  .describe('The code of a storefront, as list_storefronts names it.')
const sku = z.string().min(1).max(64)

const searchInput = z.object({
  storefront: code,
  query: z.string().max(200).describe('As a shopper would type it: "black chelsea boots 39 under 150".'),
  page: z.int().min(1).max(100).default(1),
})
const productInput = z.object({ storefront: code, sku: sku.describe('Of a product or of one of its sizes.') })
const sizeInput = z.object({
  storefront: code,
  sku: sku.describe('Of a size, as search_products and get_product name it.'),
})

const itemsInput = z.object({
  storefront: code,
  items: z
    .array(z.object({ sku: sku.describe('Of a size.'), quantity: z.int().min(1).max(9).default(1) }))
    .min(1)
    .max(30),
})

/** What assistants may ask of the shop. */
export function shopTools(questions: CatalogueQuestions, publicUrl: string): readonly Tool[] {
  return [
    tool({
      name: 'list_storefronts',
      title: 'Storefronts',
      description: 'The countries and languages in which the shop sells. Prices, stock and texts differ by storefront.',
      input: z.object({}),
      call: async () => ({ storefronts: storefronts.map((storefront) => shown(storefront, publicUrl)) }),
    }),
    tool({
      name: 'search_products',
      title: 'Search products',
      description: `Products by name, kind, colour, material, size or price, ${productsPerAnswer} on a page, with the sizes that can be bought now.`,
      input: searchInput,
      call: async ({ storefront, query, page }) => ({
        page,
        ...(await questions.search(storefrontOfCode(storefront), { text: query.trim(), page })),
      }),
    }),
    tool({
      name: 'get_product',
      title: 'Product',
      description:
        'Everything of a product as schema.org has it: sizes with price and availability, materials, delivery and returns.',
      input: productInput,
      call: async ({ storefront, sku: wanted }) =>
        (await questions.product(storefrontOfCode(storefront), wanted)) ?? 'No product of that number is sold here.',
    }),
    tool({
      name: 'stock_in_stores',
      title: 'Stock in stores',
      description:
        'Which of the shop’s stores have a size now. Without `exact` a number says no more than that there are some.',
      input: sizeInput,
      call: async ({ storefront, sku: wanted }) => ({
        stores: await questions.inStores(storefrontOfCode(storefront), [wanted]),
      }),
    }),
    tool({
      name: 'cart_link',
      title: 'Link to the cart',
      description:
        'A page on which the shopper puts a size into their cart with one press. Nothing is bought by opening it.',
      input: sizeInput,
      call: async ({ storefront, sku: wanted }) => {
        const url = await questions.cartLink(storefrontOfCode(storefront), wanted)
        return url === undefined ? 'No size of that number is sold here.' : { url }
      },
    }),
    tool({
      name: 'shared_cart_link',
      title: 'Link to a cart of several',
      description:
        'A page on which the shopper sees several sizes and puts all of them into their cart with one press. Nothing is bought by opening it.',
      input: itemsInput,
      call: async ({ storefront, items }) => {
        const url = await questions.sharedCartLink(storefrontOfCode(storefront), items)
        return url === undefined ? 'One of these sizes is not sold here.' : { url }
      },
    }),
  ]
}

/** A tool whose call is given what its schema reads. */
function tool<Input extends z.ZodObject>(
  one: Omit<Tool, 'input' | 'call'> & {
    readonly input: Input
    readonly call: (input: z.output<Input>) => Promise<object | string>
  },
): Tool {
  return one
}

function storefrontOfCode(value: string): Storefront {
  const storefront = storefrontByCode(value)
  if (!storefront) throw new Error(`There is no storefront ${value}`)
  return storefront
}

const shown = (storefront: Storefront, publicUrl: string) => ({
  code: storefront.code,
  country: storefront.country,
  language: storefront.language,
  currency: storefront.currency,
  deliversTo: storefront.deliversTo,
  url: pageUrl(publicUrl, storefront, '/'),
})
