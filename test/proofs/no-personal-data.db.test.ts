import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createApi } from '#api/create-api.ts'
import { createSmtpMail } from '#integrations/mail/smtp.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { createLog, withoutPeople } from '#server/log.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const nl = storefrontOf('nl_NL')
const email = 'quirijn.zwaluwstaart@example.com'
const other = 'nieuw.zwaluwstaart@example.com'
const secrets = ['vermiljoen-lederhaas', 'andere-lederhaas-zin']
/** What belongs to one person, and must stand in no line. */
const people = ['zwaluwstaart', 'Quirijn', 'Kattenburgerkade', '612345678', '0612345678', ...secrets]

function collected() {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, log: createLog('trace', stream) }
}

const address = {
  countryIso: 'NL',
  firstName: 'Quirijn',
  lastName: 'Zwaluwstaart',
  zipcode: '1012AB',
  city: 'Amsterdam',
  street: 'Kattenburgerkade',
  additionalAddressLine1: '7',
  phoneNumber: '0612345678',
}
const refused = '__typename ... on Refused { refusals { messageKey field } }'

test('nothing of a shopper stands in the log, whatever they do and whatever breaks', async () => {
  const shop = await openTestShop()
  const { lines, log } = collected()
  const report = (error: unknown) => log.error({ err: error }, 'The API met an error')
  const api = createApi(shop.shop, { development: false, documents: {}, secure: false, report })
  let [contextToken, customerToken]: (string | undefined)[] = []
  const seen: string[] = []
  const ask = async (query: string, variables: Record<string, unknown> = {}) => {
    const answer = await api.execute({ query, variables }, { storefront: nl, contextToken, customerToken })
    if (answer.contextToken !== undefined) contextToken = answer.contextToken ?? undefined
    if (answer.customerToken !== undefined) customerToken = answer.customerToken ?? undefined
    seen.push(...[contextToken, customerToken].filter((token) => token !== undefined))
    return answer
  }
  const everything = async () => {
    await ask('mutation { createContext { token } }')
    await ask(`mutation ($i: RegisterCustomerInput!) { registerCustomer(input: $i) { ${refused} } }`, {
      i: {
        firstName: 'Quirijn',
        lastName: 'Zwaluwstaart',
        email,
        password: secrets[0],
        storefrontUrl: 'http://shop.test/nl',
        newsletter: true,
        billingAddress: address,
      },
    })
    await ask('mutation { logout { __typename } }')
    for (const password of ['not this', secrets[0]])
      await ask(`mutation ($e: String!, $p: String!) { login(username: $e, password: $p) { ${refused} } }`, {
        e: email,
        p: password,
      })
    await ask(
      `mutation ($e: String!) { sendPasswordRecoveryMail(email: $e, storefrontUrl: "http://shop.test/nl") { ${refused} } }`,
      { e: email },
    )
    await ask(`mutation ($i: NewsletterSubscribeInput!) { newsletterSubscribe(input: $i) { ${refused} } }`, {
      i: { firstname: 'Quirijn', lastname: 'Zwaluwstaart', gender: 'mr', email, source: 'website' },
    })
    await ask(`mutation ($a: AddressInput!) { addAddress(address: $a) { ${refused} } }`, { a: address })
    await ask(`mutation ($i: [CartItemInput!]!) { addToCart(items: $i) { ${refused} } }`, {
      i: [{ referencedId: fixtures.boot, type: 'product', quantity: 1 }],
    })
    await ask(
      `mutation ($e: String, $b: AddressInput) { setShippingAddress(email: $e, billingAddress: $b) { ${refused} } }`,
      { e: email, b: address },
    )
    await ask(`mutation ($t: String!) { updatePaymentMethod(token: $t, id: "ideal") { ${refused} } }`, {
      t: contextToken,
    })
    await ask(
      `mutation { placeOrder(input: { termsAccepted: true, withdrawalRead: true, comment: "Voor Zwaluwstaart" }) { ${refused} } }`,
    )
    await ask(`mutation ($e: String!, $p: String!) { changeEmail(email: $e, password: $p) { ${refused} } }`, {
      e: other,
      p: secrets[0],
    })
    await ask(
      `mutation ($p: String!, $n: String!) { changePassword(password: $p, newPassword: $n, newPasswordConfirm: $n) { ${refused} } }`,
      { p: secrets[0], n: secrets[1] },
    )
    await ask('query { getCustomer { exported exportedPage sessions { id } } addresses { id } }')
    await ask(`mutation ($p: String!) { DeleteCustomer(password: $p) { ${refused} } }`, { p: secrets[1] })
  }

  await everything()
  // The same on a database that refuses: PostgreSQL repeats the rows that it refuses.
  await sql`alter table customers add constraint nobody check (first_name = 'Nobody') not valid`.execute(shop.db)
  await sql`alter table newsletter_members add constraint nobody check (first_name = 'Nobody') not valid`.execute(
    shop.db,
  )
  await sql`alter table addresses add constraint nobody check (first_name = 'Nobody') not valid`.execute(shop.db)
  await everything()
  // Each refusal of the database is in the log; who asked without a login made a mistake of their own, which is not.
  const broken = lines.map((line) => String(JSON.parse(line).err?.message))
  expect(broken.map((message) => /relation "(\w+)"/.exec(message)?.[1])).toEqual([
    'customers',
    'newsletter_members',
    'addresses',
  ])

  // A mail server names whom it turns away.
  const mail = createSmtpMail({ url: 'smtp://127.0.0.1:9', from: 'Shop <shop@example.com>' })
  const note = { key: 'x', to: email, subject: 'Dag', language: 'nl' as const, html: '', text: '' }
  await mail.send(note).catch((error: unknown) => log.warn({ err: error }, 'A job failed'))
  log.warn({ err: new Error(`550 5.1.1 <${email}>: Recipient address rejected`) }, 'A job failed')
  log.error({ url: `/nl/nieuwsbrief/instellingen/${'A'.repeat(43)}/` }, 'A page failed')
  mail.close()

  const all = lines.join('').toLowerCase()
  for (const text of [...people, ...seen, 'A'.repeat(43)])
    expect([text, all.includes(text.toLowerCase())]).toEqual([text, false])
}, 60_000)

test.each([
  ['550 <jan.de-wit@example.co.uk>: no such user', '550 <[hidden]>: no such user'],
  [`/account/finish/${'x'.repeat(43)}/`, '/account/finish/[hidden]/'],
  ['select * from orders where id = $1', 'select * from orders where id = $1'],
  ['build/client/assets/frame-C5ZdQSmM.js', 'build/client/assets/frame-C5ZdQSmM.js'],
])('%s is logged as %s', (text, logged) => {
  expect(withoutPeople(text)).toBe(logged)
})
