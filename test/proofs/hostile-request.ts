import fc from 'fast-check'
import { facetNames, listModes, sortOptions } from '#kernel/product-list.ts'
import { cookies, routePaths } from '#kernel/routes.ts'
import { storefronts } from '#kernel/storefront.ts'
import { hostileValues, nearlySound, type SoundValues, wild } from './hostile-values.ts'

/** A request as it goes over the wire. */
export type HostileRequest = {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** A form of a page, as its HTML says it: where it is sent to, and its fields with what they hold. */
export type PageForm = { readonly action: string; readonly fields: Readonly<Record<string, readonly string[]>> }

/** What there is in the shop that is asked. */
export type Reachable = {
  /** Paths of pages. */
  readonly pages: readonly string[]
  /** Targets of pictures. */
  readonly pictures: readonly string[]
  readonly forms: readonly PageForm[]
  readonly sessions: readonly string[]
}

/** Percent signs for what can't stand in a target; what is a percent sign already stays, sound or not. */
const written = (text: string) =>
  text
    .toWellFormed()
    .slice(0, 3_000)
    .replaceAll(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign))

/** As long as Node reads a request's head: it ends the connection of a longer one, and the shop never hears of it. */
const readable = (target: string) => target.slice(0, 8_000)

/** What may stand in a header at all. */
const inHeader = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 2_000)

const parameters: SoundValues = {
  q: ['laars', 'boots', '10310', 'noir'],
  page: ['1', '2', '400', '-1', '1e9', '1.5'],
  after: ['WxYz'],
  sort: sortOptions,
  list: listModes,
  gender: ['women', 'men'],
  store: ['AMS'],
  price: ['50-100', '-', '100-', '-1', '100-50'],
  price_from: ['10'],
  price_to: ['100'],
  size: ['38', '42'],
  color: ['black'],
  brand: ['veldt'],
  _routes: ['root', 'routes/home', ''],
  index: [''],
  sessionId: ['0190aaaa-0000-7000-8000-000000000001'],
  reference: ['A'.repeat(22)],
  token: ['A'.repeat(43)],
  documentId: ['f'.repeat(64)],
  variables: ['{}', '[]', 'null', '{"sku":1}'],
}
const names = [
  ...new Set([
    ...Object.keys(parameters),
    ...facetNames,
    'lang',
    'redirect',
    'returnTo',
    'url',
    'id',
    'utm_source',
    '__proto__',
  ]),
]

const { textFor: nearly } = hostileValues(parameters, nearlySound)
const { textFor: wildly } = hostileValues(parameters, wild)

const text = (name: string) => fc.oneof(nearly(name), wildly(name))
const pair = fc.constantFrom(...names).chain((name) => text(name).map((value) => [name, value] as const))

/** As a browser writes it, and as somebody writes it by hand. */
const query = fc.oneof(
  fc
    .array(pair, { maxLength: 5 })
    .map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString()),
  fc.array(pair, { maxLength: 5 }).map((pairs) => pairs.map(([name, value]) => `${name}=${written(value)}`).join('&')),
)

/** Paths of every page that the shop knows, with something in the place of what it names. */
function pathsOfRoutes(): fc.Arbitrary<string> {
  const paths = storefronts.flatMap(({ basePath, language }) =>
    Object.values(routePaths).map((path) => basePath + (typeof path === 'string' ? path : path[language])),
  )
  return fc.constantFrom(...new Set(paths)).chain((path) => {
    const filled = path
      .split('/')
      .map((part) => (part.startsWith(':') ? text(part.slice(1)).map(written) : fc.constant(part)))
    return fc.tuple(...filled).map((parts) => parts.join('/'))
  })
}

const accept = fc.constantFrom('*/*', 'text/html', 'application/json', 'image/avif,image/webp', 'q=0', '')

/** Everything but the API's operations: pages with their parameters, forms, pictures, webhooks, and what else is served. */
export function hostileRequest({ pages, pictures, forms, sessions }: Reachable): fc.Arbitrary<HostileRequest> {
  const jar = fc
    .array(
      fc
        .constantFrom(...Object.values(cookies))
        .chain(({ name }) => text(name).map((value) => `${name}=${inHeader(value)}`)),
      { maxLength: 3 },
    )
    .map((pairs) => pairs.join('; '))
  const cookie = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('', ...sessions) }, { weight: 1, arbitrary: jar })
  const headers = fc.record({
    cookie,
    accept,
    'x-forwarded-for': fc.ipV4(),
    'accept-language': text('lang').map(inHeader),
  })
  const get = (target: fc.Arbitrary<string>) =>
    fc.record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant('GET') },
        fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'PUT', 'TRACE'),
      ),
      target: target.map(readable),
      headers,
      body: fc.constant(undefined),
    })
  const post = (target: fc.Arbitrary<string>, type: string, body: fc.Arbitrary<string>) =>
    fc.record({
      method: fc.constant('POST'),
      target,
      headers: headers.map((own) => ({ ...own, 'content-type': type, 'sec-fetch-site': 'same-origin' })),
      body,
    })
  const withQuery = (path: fc.Arbitrary<string>) =>
    fc
      .tuple(path, query, fc.constantFrom('', '', '', '_.data'))
      .map(([at, search, data]) => `${at}${at.endsWith('/') ? data : ''}?${search}`)
  const page = withQuery(fc.oneof(fc.constantFrom('/nl/', ...pages), pathsOfRoutes()))
  const picture = fc
    .tuple(
      fc.constantFrom('/images/x', ...pictures),
      text('picture').map(written),
      fc.constantFrom('', 'w=', 'w=332&w=1', 'x='),
      text('page').map(written),
    )
    .chain(([target, odd, name, value]) =>
      fc.constantFrom(
        `${target}?${name}${value}`,
        `${target}/${odd}`,
        `/images/${odd}?w=332`,
        `${target.replace(/\w{8}$/, '00000000')}?w=332`,
      ),
    )
  const webhook = fc.constantFrom(
    '/webhooks/mollie',
    '/webhooks/brevo',
    '/webhooks/prismic',
    '/webhooks/',
    '/in-store/reset',
    '/in-store/extend',
    '/in-store/staff/open',
    '/in-store/staff/answer',
  )
  const service = fc
    .tuple(
      fc.constantFrom(
        '/videos/',
        '/nl/sitemap/',
        '/sitemap/products-',
        '/nl/feeds/',
        '/in-store/',
        '/development/mail/',
        '/graphql',
        '/sandbox/mollie/',
        '/assets/',
        '/.well-known/',
      ),
      text('path').map(written),
      query,
    )
    .map(([at, path, search]) => `${at}${path}?${search}`)
  const json = fc.oneof(
    fc.json(),
    fc
      .record({ id: text('id'), event: text('event'), email: text('email'), ts_event: fc.integer() })
      .map((news) => JSON.stringify(news)),
  )
  const form = fc
    .array(fc.tuple(fc.constantFrom('id', 'key', 'store', 'message', 'state'), text('id')), { maxLength: 3 })
    .map(encoded)
  return fc.oneof(
    { weight: 6, arbitrary: get(page) },
    { weight: 2, arbitrary: get(picture) },
    { weight: 1, arbitrary: get(service) },
    { weight: 1, arbitrary: post(webhook, 'application/json', json) },
    { weight: 1, arbitrary: post(webhook, 'application/x-www-form-urlencoded', form) },
    ...(forms.length === 0
      ? []
      : [
          {
            weight: 4,
            arbitrary: fc
              .constantFrom(...forms)
              .chain(({ action, fields }) =>
                post(fc.constant(action), 'application/x-www-form-urlencoded', filled(fields)),
              ),
          },
        ]),
  )
}

/** A form with what stands in it, and here and there with something else. */
function filled(fields: PageForm['fields']): fc.Arbitrary<string> {
  const { textFor } = hostileValues(fields, nearlySound)
  const pairs = Object.keys(fields).map((name) =>
    fc.oneof({ weight: 8, arbitrary: textFor(name).map((value) => [[name, value] as const]) }, fc.constant([])),
  )
  return fc.tuple(...pairs).map((parts) => encoded(parts.flat()))
}

const encoded = (pairs: readonly (readonly [string, string])[]) =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString()
