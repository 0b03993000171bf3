import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Api } from '#api/api.ts'
import { networkOf } from '#api/network-of.ts'
import { hour } from '#kernel/clock.ts'
import { type Storefront, storefronts } from '#kernel/storefront.ts'
import type { Category } from '#shop/catalog/product.ts'
import type { Shop } from '#shop/shop.ts'
import { clientAddress } from '../request-checks.ts'
import { type CatalogueQuestions, catalogueQuestions } from './catalogue-questions.ts'
import { llmsTxt } from './llms-txt.ts'
import { answerMcp, type McpServer, protocolVersions } from './mcp.ts'
import { shopTools } from './shop-tools.ts'

export type AssistantDeps = {
  readonly shop: Pick<Shop, 'catalog' | 'clock' | 'company' | 'content' | 'rateLimits' | 'settings'>
  readonly api: Pick<Api, 'execute'>
  readonly publicUrl: string
  /** How many proxies in front tell who asks. */
  readonly trustProxy: number
  readonly report: (error: unknown) => void
}

/** What is sold changes by the minute; what is written about it doesn't. */
const caching = { products: 'public, max-age=300', text: 'public, max-age=3600' }
/** A question is short. */
const mostBody = 64 * 1024
const mostText = 200
/** Of the tools: raised when one is changed or goes. */
const toolsVersion = '1.0.0'
const mostPages = 1000

/**
 * What programs read instead of pages: `llms.txt` and `open/products.json` of each storefront, and the Model Context Protocol at `/mcp`.
 * All of it answers nothing of any person and changes nothing, as often as the retailer allows.
 */
export function mountAssistants(app: Hono, deps: AssistantDeps): void {
  const questions = catalogueQuestions(deps)
  for (const storefront of storefronts) {
    const base = storefront.basePath
    app.get(`${base}/llms.txt`, (context) => whenOffered(deps, context, () => llms(deps, context, storefront)))
    app.use(`${base}/open/*`, etag())
    app.get(`${base}/open/products.json`, (context) =>
      whenOffered(deps, context, () => list(context, questions, storefront)),
    )
    app.get(`${base}/open/products/:file{.+\\.json}`, (context) =>
      whenOffered(deps, context, () => product(context, questions, storefront)),
    )
  }
  const [first] = storefronts
  if (first && first.basePath !== '')
    app.get('/llms.txt', (context) => whenOffered(deps, context, () => llms(deps, context, first)))
  app.post('/mcp', (context) => whenOffered(deps, context, () => mcp(context, mcpServer(deps, questions), deps.report)))
  // Streams and sessions are optional, and this server has neither.
  app.on(['GET', 'DELETE'], '/mcp', (context) => context.json({ error: 'POST a message' }, 405, { Allow: 'POST' }))
}

async function whenOffered(deps: AssistantDeps, context: Context, answer: () => Promise<Response>): Promise<Response> {
  const { clock, rateLimits, settings } = deps.shop
  const now = clock.now()
  const { offered, perHour } = settings.at(now).assistants
  if (!offered) return context.notFound()
  const { incoming }: Partial<HttpBindings> = context.env ?? {}
  const address = incoming && clientAddress(incoming, deps.trustProxy)
  if (address !== undefined) {
    const allowance = { key: `open network ${networkOf(address)}`, most: perHour, within: hour }
    if (!(await rateLimits.take([allowance], now)))
      return context.json({ error: 'Too many questions from this network; try again in an hour' }, 429, {
        'Retry-After': '3600',
      })
  }
  return answer()
}

async function llms({ shop, publicUrl }: AssistantDeps, context: Context, storefront: Storefront): Promise<Response> {
  const [categories, pages] = await Promise.all([shop.catalog.categories(storefront), shop.content.pages(storefront)])
  const text = llmsTxt(storefront, {
    name: shop.company.tradeName,
    publicUrl,
    categories: menuOf(categories),
    pages: pages.map(({ pageTitle, url }) => ({ title: pageTitle, url })),
  })
  return context.body(text, 200, { 'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': caching.text })
}

/** The first two levels, each below the name of what it belongs to: there are boots for women and for men. */
function menuOf(categories: readonly Category[]): { name: string; url: string }[] {
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]))
  return categories
    .filter(({ level }) => level <= 2)
    .map(({ name, parentId, url }) => {
      const above = parentId === null ? undefined : nameOf.get(parentId)
      return { name: above === undefined ? name : `${above}: ${name}`, url }
    })
}

async function list(context: Context, questions: CatalogueQuestions, storefront: Storefront): Promise<Response> {
  const text = (context.req.query('query') ?? '').trim()
  const page = context.req.query('page') ?? '1'
  if (text.length > mostText) return refused(context, `query: at most ${mostText} characters`)
  if (!/^[1-9]\d{0,3}$/.test(page) || Number(page) > mostPages)
    return refused(context, `page: a whole number from 1 to ${mostPages}`)
  const found = await questions.search(storefront, { text, page: Number(page) })
  return json(context, { query: text, page: Number(page), ...found })
}

async function product(context: Context, questions: CatalogueQuestions, storefront: Storefront): Promise<Response> {
  const sku = (context.req.param('file') ?? '').replace(/\.json$/, '')
  if (sku.length > 64) return refused(context, 'sku: at most 64 characters')
  const found = await questions.product(storefront, sku)
  if (!found) return context.json({ error: 'No product of that number is sold here' }, 404)
  return context.body(JSON.stringify(found), 200, {
    'Content-Type': 'application/ld+json; charset=utf-8',
    'Cache-Control': caching.products,
  })
}

async function mcp(context: Context, server: McpServer, report: (error: unknown) => void): Promise<Response> {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
    return context.json({ error: 'Content-Type: application/json' }, 415)
  const version = context.req.header('mcp-protocol-version')
  if (version !== undefined && !protocolVersions.some((one) => one === version))
    return refused(context, `MCP-Protocol-Version: one of ${protocolVersions.join(', ')}`)
  const text = await context.req.text()
  if (Buffer.byteLength(text) > mostBody) return context.json({ error: `At most ${mostBody} bytes` }, 413)
  const { status, body } = await answerMcp(server, text, report)
  return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
}

function mcpServer({ shop, publicUrl }: AssistantDeps, questions: CatalogueQuestions): McpServer {
  const { tradeName } = shop.company
  return {
    name: 'shop',
    title: tradeName,
    version: toolsVersion,
    instructions: `The shop of ${tradeName}. Ask list_storefronts first: prices and stock differ by storefront. Nothing is bought here; cart_link leads a shopper to a page where they decide.`,
    tools: shopTools(questions, publicUrl),
  }
}

const json = (context: Context, body: object) => context.json(body, 200, { 'Cache-Control': caching.products })
const refused = (context: Context, error: string) => context.json({ error }, 400)
