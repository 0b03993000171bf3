import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'
import {
  architectureViolations,
  departments,
  foreignRepositories,
  internalsOfReact,
  outOfOrder,
  type SourceFile,
} from './architecture.ts'

const rooms = ['kernel', 'database', 'shop', 'integrations', 'api', 'web', 'content', 'demo', 'server', 'test', 'bench']
const notOurs = new Set(['graphql', 'node_modules'])

function sources(folder: string): SourceFile[] {
  return readdirSync(folder).flatMap((name): SourceFile[] => {
    const path = posix.join(folder, name)
    if (statSync(path).isDirectory()) return notOurs.has(name) && folder !== 'api' ? [] : sources(path)
    return /\.tsx?$/.test(name) ? [{ path, text: readFileSync(path, 'utf8') }] : []
  })
}

const files = rooms
  .filter((room) => existsSync(room))
  .flatMap(sources)
  // This file plants violations.
  .filter((file) => file.path !== 'test/architecture.test.ts')

test('every import goes in the one direction that the rooms allow', () => {
  expect(architectureViolations(files)).toEqual([])
})

test('every import of our own names a file that exists', () => {
  const missing = files.flatMap(({ path, text }) =>
    [...text.matchAll(/from '(\.{1,2}\/[^']+|#[^']+)'/g)].flatMap(([, specifier = '']) => {
      if (specifier.includes('+types')) return []
      const target = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(path), specifier)
      return existsSync(target.split('?')[0] ?? '') ? [] : [`${path} → ${specifier}`]
    }),
  )
  expect(missing).toEqual([])
})

test('the storefront stands on what React offers, not on what it keeps on elements for itself', () => {
  expect(internalsOfReact(files)).toEqual([])
  const reading = (name: string) => ({
    path: 'web/x.ts',
    text: `Object.keys(button).find((key) => key.startsWith('${name}'))`,
  })
  expect(
    internalsOfReact([reading('__reactProps'), reading('__reactFiber$'), reading('__reactRouterContext')]),
  ).toEqual(Array(2).fill("web/x.ts: reads what is React's own"))
})

test('departments stand in an order, in which nothing goes in a circle', () => {
  expect(outOfOrder(departments)).toEqual([])
  expect(outOfOrder({ orders: ['cart'], cart: ['orders'] })).toEqual(['orders → cart'])
})

test('a use-case names repositories of its own department and of those that it may use', () => {
  expect(foreignRepositories(files)).toEqual([])
  const root = files.find(({ path }) => path === 'shop/repositories.ts')
  const planted = { path: 'shop/catalog/x.ts', text: "transact(['orders', 'catalog'], work)" }
  expect(foreignRepositories([...(root ? [root] : []), planted])).toEqual([
    'shop/catalog/x.ts: catalog may not use orders of orders',
  ])
})

test('no two services offer a use-case of the same name', () => {
  const root = files
    .flatMap(({ path, text }) => (/^shop\/(?:shop|composition\/\w+)\.ts$/.test(path) ? [text] : []))
    .join('\n')
  const services = [...root.matchAll(/^ {4}\.\.\.(\w+Service)\(/gm)].map(([, service]) => service)
  const names = services.flatMap((service) => {
    const source = files.find(({ text }) => text.includes(`export function ${service}(`))?.text ?? ''
    const offered = source.slice(source.indexOf('\n  return {'))
    return [...offered.matchAll(/^ {4}(?:async )?(\w+)[,:(]/gm)].map(([, name]) => name)
  })
  expect(services.length).toBeGreaterThan(8)
  expect(names.length).toBeGreaterThan(80)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('one script of the root points to the studio, and nothing of the root installs it', () => {
  const root: { scripts: Record<string, string>; workspaces?: unknown } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  expect(Object.keys(root.scripts).filter((name) => root.scripts[name]?.includes('demo/studio'))).toEqual([
    'demo:pictures',
  ])
  expect(root.workspaces).toBeUndefined()
})

/** Each wall, and a file that would break through it. */
const planted: readonly [string, SourceFile][] = [
  ['kernel imports nothing', { path: 'kernel/money.ts', text: "import { createShop } from '#shop/shop.ts'" }],
  ['kernel imports no library', { path: 'kernel/money.ts', text: "import { z } from 'zod'" }],
  [
    'database knows nothing above it',
    { path: 'database/rows.ts', text: "import type { Cart } from '#shop/cart/cart.ts'" },
  ],
  ['a noun knows no database', { path: 'shop/cart/cart.ts', text: "import { sql } from 'kysely'" }],
  [
    'a use-case takes types of stores only',
    { path: 'shop/cart/add-to-cart.ts', text: "import { cartReader } from './cart-store.ts'" },
  ],
  [
    'a use-case knows no adapter',
    {
      path: 'shop/checkout/pay-order.ts',
      text: "import { createMolliePayments } from '#integrations/mollie/mollie-payments.ts'",
    },
  ],
  [
    'a use-case reads no files',
    { path: 'shop/checkout/pay-order.ts', text: "import { readFile } from 'node:fs/promises'" },
  ],
  ['no department knows the counter', { path: 'shop/cart/cart.ts', text: "import type { Shop } from '../shop.ts'" }],
  [
    'nor what puts the departments together',
    { path: 'shop/cart/cart.ts', text: "import type { ShopParts } from '../composition/parts.ts'" },
  ],
  [
    'a use-case asks its transaction for jobs',
    { path: 'shop/orders/withdraw.ts', text: "import { jobNames } from '../jobs.ts'" },
  ],
  [
    'a store knows no use-case',
    { path: 'shop/cart/cart-store.ts', text: "import { addToCart } from './add-to-cart.ts'" },
  ],
  [
    'stock does not know the cart',
    { path: 'shop/stock/allocate.ts', text: "import type { Cart } from '../cart/cart.ts'" },
  ],
  [
    'catalog does not know the checkout',
    { path: 'shop/catalog/product.ts', text: "import { vatRate } from '../checkout/pay-order.ts'" },
  ],
  [
    'an adapter knows ports, not use-cases',
    { path: 'integrations/mollie/mollie-payments.ts', text: "import { payOrder } from '#shop/checkout/pay-order.ts'" },
  ],
  [
    'adapters do not know each other',
    {
      path: 'integrations/mollie/mollie-payments.ts',
      text: "import { createSmtpMail } from '#integrations/mail/smtp.ts'",
    },
  ],
  [
    'an adapter writes no tables',
    { path: 'integrations/mail/smtp.ts', text: "import { inBatches } from '#database/rows.ts'" },
  ],
  ['the API queries no tables', { path: 'api/cart.ts', text: "import type { Database } from '#database/rows.ts'" }],
  ['the API knows no screens', { path: 'api/cart.ts', text: "import { graphql } from '#web/graphql/gql.ts'" }],
  [
    'screens know no use-cases',
    { path: 'web/routes/cart.tsx', text: "import { addToCart } from '#shop/cart/add-to-cart.ts'" },
  ],
  ['not even their types', { path: 'web/routes/cart.tsx', text: "import type { Cart } from '#shop/cart/cart.ts'" }],
  ['screens know no schema', { path: 'web/routes/cart.tsx', text: "import { schema } from '#api/schema.ts'" }],
  ['forms know no checkout', { path: 'web/forms/entry.tsx', text: "import { step } from '#web/checkout/step.ts'" }],
  [
    'a department of the storefront knows no layout',
    { path: 'web/cart/totals.tsx', text: "import { Footer } from '#web/layouts/footer/footer.tsx'" },
  ],
  ['a layout knows no route', { path: 'web/layouts/chat.tsx', text: "import { meta } from '#web/routes/home.tsx'" }],
  [
    'the kit of parts knows no department',
    { path: 'web/ui/button.tsx', text: "import { ProductCard } from '#web/catalog/product-card.tsx'" },
  ],
  ['the demo shop knows no screens', { path: 'demo/seed.ts', text: "import { routes } from '#web/routes.ts'" }],
  [
    'the shop knows no studio',
    { path: 'server/pictures.ts', text: "import { packshots } from '#demo/studio/pictures.ts'" },
  ],
  [
    'the demo shop knows no studio',
    { path: 'demo/catalogue/assemble.ts', text: "import { steps } from '../studio/pictures.ts'" },
  ],
  [
    'no test of the shop knows the studio',
    { path: 'demo/catalogue/catalogue.test.ts', text: "import styles from '../studio/blender/styles.json'" },
  ],
  [
    'the studio knows no shop',
    { path: 'demo/studio/render.ts', text: "import { readConfig } from '../../server/config.ts'" },
  ],
  [
    'no test of the studio knows the shop',
    { path: 'demo/studio/render.test.ts', text: "import { turnPictures } from '../pictures/turns.ts'" },
  ],
  ['nobody knows the server', { path: 'api/create-api.ts', text: "import { readConfig } from '#server/config.ts'" }],
  ['only the configuration reads the environment', { path: 'shop/shop.ts', text: "const port = process.env['PORT']" }],
]

test.each(planted)('a planted violation is caught: %s', (_, file) => {
  expect(architectureViolations([file])).toHaveLength(1)
})

test('what the rooms allow is left alone', () => {
  expect(
    architectureViolations([
      {
        path: 'shop/cart/add-to-cart.ts',
        text: "import type { CartReader } from './cart-store.ts'\nimport { cartErrors } from './cart.ts'",
      },
      {
        path: 'shop/cart/cart-store.ts',
        text: "import type { Database } from '#database/rows.ts'\nimport { sql } from 'kysely'",
      },
      { path: 'shop/checkout/place-order.ts', text: "import { viewCart } from '../cart/view-cart.ts'" },
      {
        path: 'integrations/mollie/mollie-payments.ts',
        text: "import type { PaymentPort } from '#shop/checkout/payment-port.ts'",
      },
      { path: 'web/routes/cart.tsx', text: "import { routePath } from '#kernel/routes.ts'" },
      { path: 'server/main.ts', text: "import { composeShop } from './composition-root.ts'" },
    ]),
  ).toEqual([])
})
