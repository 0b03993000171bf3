import { expect, test } from 'vitest'
import { openTestShop, staffUrl } from '#test/shop/open-shop.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'

const shop = await openTestShop()
const api = staffApi(shop)

type Member = Awaited<ReturnType<typeof memberOfStaff>>
type Outcome = { readonly problems: readonly { readonly messageKey: string }[] }
type Mention = { readonly id: string; readonly order: string; readonly author: string; readonly text: string }

let presses = 0
const note = (by: Member, number: string, text: string, key = `note-${++presses}`) =>
  askAs<{ addOrderNote: Outcome }>(
    api,
    by.token,
    'mutation ($number: String!, $text: String!, $key: String!) { addOrderNote(number: $number, text: $text, key: $key) { problems { messageKey } } }',
    { number, text, key },
  )
const mentionsOf = async (member: Member) =>
  (await askAs<{ mentions: Mention[] }>(api, member.token, '{ mentions { id order author text } }')).mentions
const end = async (member: Member, id: string) =>
  (
    await askAs<{ endMention: Outcome }>(
      api,
      member.token,
      'mutation ($id: ID!) { endMention(note: $id) { problems { messageKey } } }',
      { id },
    )
  ).endMention.problems
const colleaguesOf = async (member: Member, number: string) =>
  (
    await askAs<{ colleagues: { name: string }[] }>(
      api,
      member.token,
      'query ($number: String!) { colleagues(number: $number) { name } }',
      { number },
    )
  ).colleagues.map(({ name }) => name)

test('who is named in a note finds it until they have done with it, and nobody else does', async () => {
  const [anna, wim] = [await memberOfStaff(shop, ['service']), await memberOfStaff(shop, ['warehouse'])]
  const { orderNumber } = await orderForStaff(shop)
  const text = `@${wim.member.name.toUpperCase()} is the <b>left</b> shoe there?`
  await Promise.all([note(anna, orderNumber, text, 'once'), note(anna, orderNumber, text, 'once')])
  const [mention, ...others] = await mentionsOf(wim)
  expect(others).toEqual([])
  expect(mention).toMatchObject({ order: orderNumber, author: anna.member.name, text })
  expect(await mentionsOf(anna)).toEqual([])

  expect(await end(anna, mention?.id ?? '')).toMatchObject([{ messageKey: 'order-not-found' }])
  expect(await end(wim, 'no-id')).toMatchObject([{ messageKey: 'order-not-found' }])
  expect(await Promise.all([end(wim, mention?.id ?? ''), end(wim, mention?.id ?? '')])).toEqual([[], []])
  expect(await mentionsOf(wim)).toEqual([])
  const books = await shop.db
    .selectFrom('staff_audit')
    .select(['member_name', 'action', 'object_name'])
    .where('action', '=', 'order.mention-done')
    .execute()
  expect(books).toEqual([{ member_name: wim.member.name, action: 'order.mention-done', object_name: orderNumber }])
})

test('only who sees an order can be named in its notes, by who sees it', async () => {
  const anna = await memberOfStaff(shop, ['service'])
  const dutch = await memberOfStaff(shop, ['service'], ['nl_NL'])
  const german = await memberOfStaff(shop, ['service'], ['de_DE'])
  const editor = await memberOfStaff(shop, ['editor'])
  const inStore = await memberOfStaff(shop, ['store'], 'all', ['AMS'])
  const { orderNumber } = await orderForStaff(shop)
  const named = await colleaguesOf(anna, orderNumber)
  expect(named).toContain(dutch.member.name)
  for (const other of [anna, german, editor, inStore]) expect(named).not.toContain(other.member.name)
  expect(await colleaguesOf(german, orderNumber)).toEqual([])
  await note(anna, orderNumber, [german, editor, inStore].map(({ member }) => `@${member.name}`).join(' and '))
  for (const other of [german, inStore]) expect(await mentionsOf(other)).toEqual([])

  await note(anna, orderNumber, `@${dutch.member.name}`)
  expect(await mentionsOf(dutch)).toHaveLength(1)
  await shop.db
    .updateTable('staff_members')
    .set({ store_codes: ['de_DE'] })
    .where('id', '=', dutch.member.id)
    .execute()
  expect(await mentionsOf(dutch)).toEqual([])
})

/** What was mailed to somebody by now. */
const mailsTo = async ({ email }: Member) => {
  await shop.runJobs()
  return shop.mails.filter(({ to }) => to === email)
}

test('who is named is mailed once in their language, with a link and nothing of what is written', async () => {
  const [anna, wim, jan] = await Promise.all([1, 2, 3].map(() => memberOfStaff(shop, ['service'])))
  if (!anna || !wim || !jan) throw new Error('Nobody works here')
  await askAs(api, jan.token, 'mutation { changeLanguage(language: DE) { id } }')
  const { orderNumber, row } = await orderForStaff(shop)
  const text = `@${anna.member.name} @${wim.member.name} @${jan.member.name} @${wim.member.name}: a secret of hers`
  await Promise.all([note(anna, orderNumber, text, 'mail'), note(anna, orderNumber, text, 'mail')])
  const [mail, ...others] = await mailsTo(wim)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ language: 'nl', subject: expect.stringContaining(orderNumber), eraseOnceSent: true })
  expect(mail?.subject).toContain(anna.member.name)
  expect(mail?.text).toContain(`${staffUrl}/orders/${orderNumber}`)
  const { email, shipping_address } = await row()
  const said = JSON.stringify(mail)
  for (const kept of ['a secret', email, shipping_address.lastName, shipping_address.street])
    expect(said).not.toContain(kept)
  expect(await mailsTo(jan)).toMatchObject([{ language: 'de', html: expect.stringContaining('lang="de"') }])
  expect(await mailsTo(anna)).toEqual([])
})

test('nobody is mailed who switched it off, was suspended, or has done with the note before', async () => {
  const [anna, off, gone, quick] = await Promise.all([1, 2, 3, 4].map(() => memberOfStaff(shop, ['service'])))
  if (!anna || !off || !gone || !quick) throw new Error('Nobody works here')
  const { orderNumber } = await orderForStaff(shop)
  const own = '{ me { mentionMails } }'
  expect(await askAs(api, off.token, own)).toEqual({ me: { mentionMails: true } })
  await askAs(api, off.token, 'mutation { changeMentionMails(wanted: false) { id } }')
  expect(await askAs(api, off.token, own)).toEqual({ me: { mentionMails: false } })
  await note(anna, orderNumber, [off, gone, quick].map(({ member }) => `@${member.name}`).join(' '))
  const [mention] = await mentionsOf(quick)
  await end(quick, mention?.id ?? '')
  await shop.shop.staff.suspendByCommand(gone.email)
  for (const member of [off, gone, quick]) expect(await mailsTo(member)).toEqual([])
  expect(await mentionsOf(off)).toHaveLength(1)

  await askAs(api, off.token, 'mutation { changeMentionMails(wanted: true) { id } }')
  await note(anna, orderNumber, `@${off.member.name} @${gone.member.name} again`)
  expect(await mailsTo(off)).toHaveLength(1)
  expect(await mailsTo(gone)).toEqual([])
})
