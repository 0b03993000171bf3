import { newToken } from '#kernel/ids.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { inStoreService } from '#shop/instore/in-store-service.ts'
import { inStoreSessionStore } from '#shop/instore/in-store-session-store.ts'
import { passwordOfAll, registerMember, soundAddress } from '#test/shop/member.ts'
import type { TestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import type { SoundValues } from './hostile-values.ts'

/** The headers by which a browser or a program says who asks. */
export type HostileAsker = Readonly<Record<string, string>>

export type HostileRound = { readonly askers: readonly HostileAsker[]; readonly sound: SoundValues }

const nl = storefrontOf('nl_NL')

/** People with something to take, and what belongs to them: an input that names it gets further than one that doesn't. */
export async function newRound(shop: TestShop): Promise<HostileRound> {
  const guest = await apiShopper(shop)
  await guest.readyToOrder(fixtures.boot)
  const order = await sentOrder(shop)
  const open = await (await apiShopper(shop)).order(fixtures.boot)
  const login = await registerMember(shop)
  const added = await shop.shop.addAddress(nl, login.customer, soundAddress)
  if (isRefused(added)) throw new Error(JSON.stringify(added))
  const member = await apiShopper(shop, 'nl_NL', login)
  await member.readyToOrder(fixtures.handbag)
  const own = await shop.db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', login.customer.id)
    .executeTakeFirstOrThrow()
  const lines = [...(await guest.cart()).items, ...(await member.cart()).items].map(({ id }) => id)
  const products = (await shop.db.selectFrom('products').select('id').execute()).map(({ id }) => id)
  const addresses = (
    await shop.db.selectFrom('addresses').select('id').where('customer_id', '=', login.customer.id).execute()
  ).map(({ id }) => id)
  const links = await mailedLinks(shop, own.email)
  const session = await inStoreService({ store: inStoreSessionStore(shop.db), clock: shop.clock }).begin('AMS')
  const loggedIn = `contextToken=${login.contextToken}; customer_token=${login.customerToken}`
  return {
    askers: [
      {},
      { cookie: `contextToken=${guest.token}` },
      { cookie: `contextToken=${order.token}` },
      { cookie: loggedIn },
      { cookie: loggedIn },
      { authorization: `Bearer ${login.customerToken}`, cookie: `contextToken=${login.contextToken}` },
      { cookie: `contextToken=${guest.token}; xsa_store_session=${session?.id}; xsa_store_visit=${newToken()}` },
      { cookie: `contextToken=${'x'.repeat(43)}; customer_token=%zz; xsa_store_session=1`, authorization: 'Bearer x' },
    ],
    sound: {
      ...soundTexts,
      token: [guest.token, login.contextToken, order.token, ...links],
      email: [own.email, 'shopper@example.com'],
      username: [own.email],
      emailToken: [own.email_token],
      hash: links,
      reference: [order.reference, open.reference, 'AMS'],
      orderId: [order.id, open.id],
      orderNumber: [order.orderNumber, open.orderNumber],
      number: [order.invoice],
      id: [...lines, ...products, ...addresses, 'ideal', 'postnl', 'pickup'],
      ids: lines,
      productId: products,
    },
  }
}

/** Everything that mails can open. */
async function mailedLinks(shop: TestShop, email: string): Promise<string[]> {
  const before = shop.mails.length
  const ask = (query: string, variables: object) => shop.ask(query, { ...variables })
  await ask(
    'mutation ($e: String!) { sendPasswordRecoveryMail(email: $e, storefrontUrl: "http://shop.test/nl/") { __typename } }',
    { e: email },
  )
  await ask('mutation ($e: String!) { sendGuestDataMail(email: $e) { __typename } }', { e: 'shopper@example.com' })
  await ask('mutation ($i: NewsletterSubscribeInput!) { newsletterSubscribe(input: $i) { __typename } }', {
    i: { email: `n${email}`, firstname: 'Sanne', lastname: 'de Wit', gender: 'mrs', source: 'website' },
  })
  await ask('mutation ($i: StockAlertInput!) { addStockAlert(input: $i) { __typename } }', {
    i: { email, sku: fixtures.soldOut, type: 'BACK_IN_STOCK' },
  }).catch(() => undefined)
  await ask('mutation ($i: ReservationInput!) { reserveInStore(input: $i) { __typename } }', {
    i: {
      email,
      firstName: 'Sanne',
      lastName: 'de Wit',
      key: crypto.randomUUID(),
      location: 'AMS',
      sku: '10001.001.41',
    },
  })
  await shop.runJobs()
  const texts = shop.mails.slice(before).map(({ text }) => text)
  return [...texts.join('\n').matchAll(/\/([\w-]{43})(?![\w-])/g)].map(([, token = '']) => token)
}

/** An order that was paid and sent, with its invoice. */
async function sentOrder(shop: TestShop) {
  const buyer = await apiShopper(shop)
  const { id, orderNumber, reference, redirectUrl } = await buyer.order(fixtures.boot)
  await shop.decide(redirectUrl, 'paid')
  await buyer.comeBack(reference)
  const parcel = { parcel: 'P', carrier: 'PostNL', trackingCode: null, trackingUrl: null, lines: null }
  await shop.shop.applyWarehouseEvent({ type: 'shipped', order: orderNumber, at: shop.clock.now(), ...parcel })
  await shop.runJobs()
  const [invoice] = await shop.shop.invoicesOf([id])
  return { id, orderNumber, reference, token: buyer.token, invoice: invoice?.number ?? '' }
}

/** What is sound for everybody. */
const soundTexts: SoundValues = {
  ...Object.fromEntries(Object.entries(soundAddress).map(([name, value]) => [name, [value]])),
  additionalAddressLine2: ['A'],
  birthday: ['1990-05-21'],
  branchcode: ['AMS'],
  browserId: ['fb.1.1700000000000.1234567890'],
  category: ['boots', 'women'],
  clickId: ['fb.1.1700000000000.IwAR2F4-dbP0l7Mn1'],
  clientId: ['123456789.1700000000'],
  comment: ['Bel aan.'],
  country: ['NL'],
  dhlCustomerNumber: ['1234567890'],
  errorUrl: ['http://shop.test/nl/checkout/payment/'],
  filters: [],
  finishUrl: ['http://shop.test/nl/checkout/success/'],
  firstname: ['Sanne'],
  gender: ['mr', 'none'],
  graphQuery: ['{ page { page_title } }'],
  houseNumber: ['1'],
  idempotencyKey: ['0123456789abcdef', 'f'.repeat(64)],
  items: ['Een laars'],
  key: ['0190aaaa-0000-7000-8000-000000000001'],
  lang: ['nl-nl'],
  language: ['nl', 'NL'],
  lastname: ['de Wit'],
  line: ['1 Damrak'],
  location: ['AMS'],
  locations: ['AMS', 'DC'],
  lookbooks: ['look'],
  name: ['category_id', 'brand_id', 'gender', 'list', 'store', 'store_first', 'size', 'color', 'price', 'sort'],
  newPassword: ['een nieuwe lange zin'],
  newPasswordConfirm: ['een nieuwe lange zin'],
  nextOrderings: ['[document.first_publication_date desc]'],
  nextPredicates: ['[at(document.type, "page")]'],
  operation: ['login', 'withdraw'],
  orderings: ['[document.first_publication_date desc]'],
  parent: ['home'],
  password: [passwordOfAll],
  path: ['/nl/', '/nl/dames/'],
  paymentMethodId: ['ideal', 'creditcard'],
  phoneNumber: ['0612345678'],
  predicates: ['[at(document.type, "page")]'],
  prevOrderings: ['[document.first_publication_date desc]'],
  prevPredicates: ['[at(document.type, "page")]'],
  query: ['Damrak 1 Amsterdam', '1012 LG'],
  reason: ['Te klein'],
  referencedId: [...Object.values(fixtures), 'gift-wrap'],
  salutation: ['mr', 'mrs'],
  search: ['laars', 'boot'],
  servicePoint: ['{}', '[]', 'null', '{"id":"1"}'],
  sku: Object.values(fixtures),
  skus: [...Object.values(fixtures), ...Object.values(fixtures).map((sku) => sku.slice(0, 9))],
  source: ['website', 'webshop'],
  storeCode: ['nl_NL'],
  stores: ['AMS'],
  storefrontUrl: ['http://shop.test/nl/'],
  tablet: ['Tablet 1'],
  text: ['Hebben jullie deze ook in bruin?'],
  type: ['store', 'page', 'postnl', 'pickup'],
  uid: ['home'],
  url: ['/nl/', '/nl/dames/'],
  userAgent: ['Mozilla/5.0 (X11)'],
  values: ['boots', 'women', '38', 'black', '50-100', '-', '1-', 'saleasc', 'AMS'],
  variantSku: Object.values(fixtures),
}
