import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

test('a caller orders, changes the size and hears the same total', async () => {
  const page = await openAsInvited('service@shop.example', ['service'])
  const { caller, changes } = await saidOn(page)
  const { sku, other } = await openWithSizesLeft(page)
  await page.getByRole('link', { name: caller.another }).click()
  await page.getByLabel(caller.find).fill('no such shoe')
  await page.getByRole('button', { name: caller.findSubmit, exact: true }).click()
  await page.getByText(caller.findNothing('no such shoe')).waitFor()
  await page.getByLabel(caller.find).fill(sku.split('.').slice(0, 2).join('.'))
  await page.getByRole('button', { name: caller.findSubmit, exact: true }).click()
  const found = page.getByRole('list', { name: caller.found })
  await expectAccessible(page)
  await found.locator(`button[value="${sku}"]`).click()
  expect(await page.getByLabel(caller.sku).first().inputValue()).toBe(sku)
  await page.getByRole('button', { name: caller.look }).click()
  await page.getByText(caller.terms).waitFor()
  await expectAccessible(page)
  await page.getByLabel(caller.terms).check()
  await page.locator('button[type="submit"]').last().click()
  await page.waitForURL(/\/orders\/\d+\?done=caller/)
  await page.getByRole('status').getByText(caller.done).waitFor()
  const total = await page.locator('dl.amounts dd').last().innerText()

  await page.getByText(changes.size, { exact: true }).click()
  await page.getByLabel(changes.sizeLabel).selectOption(`0 ${other}`)
  await page.getByRole('button', { name: changes.sizeSubmit }).click()
  await page.getByRole('status').getByText(changes.sizeDone).waitFor()
  // What came of a press is read out, and Tab goes on from there.
  await page.locator('[role="status"]:focus').waitFor()
  await page.getByText(other, { exact: false }).first().waitFor()
  expect(await page.locator('dl.amounts dd').last().innerText()).toBe(total)
  await expectAccessible(page)
})

test('an order for a caller with an account is in it', async () => {
  const page = await openAsInvited('account-caller@shop.example', ['service'])
  const { caller, customers, orders } = await saidOn(page)
  await page.goto('/customers?name=greta')
  await page.getByRole('main').getByRole('link', { name: /greta/i }).first().click()
  await page.getByRole('heading', { name: customers.orders }).waitFor()
  const account = page.url()
  await page.getByRole('link', { name: caller.another }).click()
  const [name = '', number = ''] = [
    await page.getByLabel(orders.page.firstName).inputValue(),
    account.split('/').at(-1),
  ]
  expect(name).toBe('Greta')
  await page.getByText(caller.inAccount('Greta Groß', number)).waitFor()
  await expectAccessible(page)
  await page.getByLabel(caller.find).fill('boot')
  await page.getByRole('button', { name: caller.findSubmit, exact: true }).click()
  await page.getByRole('list', { name: caller.found }).getByRole('button', { disabled: false }).first().click()
  await page.getByRole('button', { name: caller.look }).click()
  await page.getByLabel(caller.terms).check()
  await page.locator('button[type="submit"]').last().click()
  await page.waitForURL(/\/orders\/\d+\?done=caller/)
  await page.locator(`a[href="${new URL(account).pathname}"]`).waitFor()
})

test('something more is added to an order that waits, and goes with it', async () => {
  const page = await openAsInvited('adding@shop.example', ['service'])
  const { additions, caller, orders } = await saidOn(page)
  const number = await openAddable(page)
  await page.getByRole('link', { name: additions.open }).click()
  await page.getByRole('heading', { name: additions.title(number) }).waitFor()
  await page.getByLabel(caller.find).fill('boot')
  await page.getByRole('button', { name: caller.findSubmit, exact: true }).click()
  await page.getByRole('list', { name: caller.found }).getByRole('button', { disabled: false }).first().click()
  expect(await page.getByLabel(caller.sku).first().inputValue()).not.toBe('')
  await page.getByRole('button', { name: caller.look }).click()
  await page.getByText(caller.terms).waitFor()
  await expectAccessible(page)
  await page.getByLabel(caller.terms).check()
  await page.locator('button[type="submit"]').last().click()
  await page.waitForURL(/\/orders\/\d+\?done=caller/)
  await page.getByText(additions.additionTo).getByRole('link', { name: number }).click()
  await page.getByRole('heading', { name: orders.page.title(number) }).waitFor()
  await page.getByText(additions.additions).waitFor()
  await expectAccessible(page)
})

test('a return without a slip is found by its order, and its money goes back', async () => {
  const page = await openAsInvited('warehouse@shop.example', ['warehouse', 'service'])
  const { returns } = await saidOn(page)
  await page.goto('/returns')
  await expectAccessible(page)
  await openReturnable(page)
  await page.getByLabel(returns.quantity).first().fill('1')
  await page.getByLabel(returns.reason).first().selectOption('TOO_SMALL')
  await expectAccessible(page)
  await page.getByRole('button', { name: returns.submit }).click()
  await page.getByRole('status').getByText(returns.done).waitFor()
  await page.goto('/returns/figures')
  await page.getByText(returns.reasons.TOO_SMALL).first().waitFor()
  await expectAccessible(page)
  await page.goto('/store')
  await page.locator('main ul a').first().click()
  await page.waitForURL(/\/store\/\w+/)
  await expectAccessible(page)
})

test('on a phone an order is scanned into its box: a wrong article is refused, a full box leaves', async () => {
  const viewport = { width: 390, height: 844 }
  const page = await openAsInvited('packer@shop.example', ['warehouse'], { viewport })
  const { packing } = await saidOn(page)
  await page.goto('/packing')
  await expectAccessible(page)
  await page.setViewportSize(viewport)
  await page.getByLabel(packing.name, { exact: true }).fill('Noor <b>first</b>')
  await page.getByLabel(packing.most).fill('1')
  await page.getByLabel(packing.kind).selectOption('HOME')
  await page.getByRole('button', { name: packing.beginSubmit }).click()
  await page.getByRole('heading', { name: packing.wave('Noor <b>first</b>') }).waitFor()
  await expectAccessible(page)
  await page.setViewportSize(viewport)
  await page.getByRole('link', { name: packing.pack, exact: true }).click()
  await page.waitForURL(/\/pack\/\d+/)
  await page.getByLabel(packing.scan).fill('8700000000000')
  await page.getByRole('button', { name: packing.scanSubmit, exact: true }).click()
  await page.getByRole('alert').getByText(packing.notInOrder('8700000000000')).waitFor()
  const more = page.locator('button', { hasText: '+1' })
  while ((await more.count()) > 0) {
    const { height = 0 } = (await more.first().boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(48)
    await more.first().click()
    await page.getByRole('status').first().waitFor()
  }
  await expectAccessible(page)
  await page.setViewportSize(viewport)
  await page.getByRole('button', { name: packing.makeLabel }).click()
  await page.getByRole('heading', { name: packing.label, exact: true }).waitFor()
  await expectAccessible(page)
  await page.setViewportSize(viewport)
  const href = await page.getByRole('link', { name: packing.printLabel }).getAttribute('href')
  const label = await page.request.get(href ?? '')
  expect(label.headers()['content-type']).toBe('application/pdf')
  await page.getByRole('button', { name: packing.labelOff }).click()
  await page.getByRole('button', { name: packing.makeLabel }).click()
  await page.getByRole('button', { name: packing.send }).click()
  await page.waitForURL(/\/packing\//)
  const [, number = ''] = /sent=(\d+)/.exec(page.url()) ?? []
  await page.getByRole('status').getByText(packing.sent(number)).waitFor()
  await page.getByText(packing.packed, { exact: true }).waitFor()
})

test('all orders of a wave get their labels at once, and each is printed from the wave', async () => {
  const viewport = { width: 390, height: 844 }
  const page = await openAsInvited('labels@shop.example', ['warehouse'], { viewport })
  const { bulk, packing } = await saidOn(page)
  await page.goto('/packing')
  await page.getByLabel(packing.name, { exact: true }).fill('Labels')
  await page.getByLabel(packing.most).fill('20')
  await page.getByLabel(packing.kind).selectOption('HOME')
  await page.getByRole('button', { name: packing.beginSubmit }).click()
  await page.getByRole('heading', { name: packing.wave('Labels') }).waitFor()
  const wave = new URL(page.url()).pathname
  const makeAll = page.locator('a[href^="/orders/bulk?do=label"]')
  const said = await makeAll.innerText()
  await makeAll.click()
  await page.getByRole('heading', { name: bulk.title }).waitFor()
  const orders = await page.getByText(bulk.outcomes.label, { exact: true }).count()
  expect(said).toBe(packing.makeAllLabels(orders))
  // More than are done with one press: the page goes on by itself.
  expect(orders).toBeGreaterThan(5)
  // Who only packs is offered nothing that they may not do.
  expect(await page.getByRole('navigation', { name: bulk.chosen }).getByRole('link').allInnerTexts()).toEqual([
    bulk.actions.label,
  ])
  await expectAccessible(page)
  await page.setViewportSize(viewport)
  await page.getByRole('button', { name: bulk.submit.label(orders) }).click()
  await page.getByRole('status').getByText(bulk.done(orders)).waitFor()
  await expectAccessible(page)
  await page.setViewportSize(viewport)

  await page.getByRole('link', { name: bulk.toWave }).click()
  await page.waitForURL((url) => url.pathname === wave)
  const prints = page.getByRole('link', { name: packing.printLabel })
  expect(await prints.count()).toBe(orders)
  expect(await makeAll.count()).toBe(0)
  await expectAccessible(page)
  const label = await page.request.get((await prints.first().getAttribute('href')) ?? '')
  expect(label.headers()['content-type']).toBe('application/pdf')

  const all = await page.getByRole('link', { name: packing.printAllLabels(orders) }).getAttribute('href')
  expect((await page.request.get(all ?? '')).headers()['content-type']).toBe('application/pdf')
  await page.locator('a[href$="/slips"]').click()
  await page.getByRole('heading', { name: packing.slips('Labels') }).waitFor()
  // Those whose label comes from somewhere else are packed, too.
  expect(await page.locator('article.slip').count()).toBeGreaterThanOrEqual(orders)
  await expectAccessible(page)
})

/** Opens an order that arrived, whose article is left in two other sizes: it says which. */
async function openWithSizesLeft(page: Page): Promise<{ sku: string; other: string }> {
  await page.goto('/orders?view=ALL&label=DELIVERED')
  const hrefs = await page.locator('td a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const href of hrefs.slice(0, 15)) {
    await page.goto(href)
    const options = page.locator('select[name="size"] option:not([disabled]):not([value=""])')
    const values = await options.evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''))
    const [[, sku] = [], [, other] = []] = values.map((value) => value.split(' '))
    if (sku && other) return { sku, other }
  }
  throw new Error('No article is left in two sizes')
}

/** Opens an order that waits to be packed for somebody's door. @returns its number */
async function openAddable(page: Page): Promise<string> {
  const { additions } = await saidOn(page)
  await page.goto('/orders?view=TO_PACK')
  for (const number of (await page.locator('td a').allInnerTexts()).slice(0, 15)) {
    await page.goto(`/orders/${number}`)
    if ((await page.getByRole('link', { name: additions.open }).count()) > 0) return number
  }
  throw new Error('Nothing waits that goes to a door')
}

/** Scans orders that arrived until one has pieces that may come back: other journeys have sent some back already. */
async function openReturnable(page: Page): Promise<void> {
  const { returns } = await saidOn(page)
  await page.goto('/orders?view=ALL&label=DELIVERED')
  for (const number of (await page.locator('td a').allInnerTexts()).slice(0, 15)) {
    await page.goto('/returns')
    await page.getByLabel(returns.scan).fill(number)
    await page.getByRole('button', { name: returns.open }).click()
    await page.waitForURL(new RegExp(`/returns/${number}`))
    if ((await page.getByLabel(returns.quantity).count()) > 0) return
  }
  throw new Error('Nothing that arrived may come back')
}

test('the same note is written on several orders at once, after a look at what would happen', async () => {
  const page = await openAsInvited('bulk@shop.example', ['service'])
  const { bulk } = await saidOn(page)
  await page.goto('/orders')
  await page.getByRole('button', { name: bulk.actions.note }).click()
  await page.getByText(bulk.none).waitFor()
  await page.goto('/orders')
  const boxes = page.getByRole('checkbox')
  const many = Math.min(12, await boxes.count())
  expect(many).toBeGreaterThan(10)
  const numbers: string[] = []
  for (let at = 0; at < many; at++) {
    await boxes.nth(at).check()
    numbers.push((await boxes.nth(at).inputValue()) ?? '')
  }
  await page.getByRole('button', { name: bulk.actions.note }).click()
  await page.getByRole('button', { name: bulk.submit.note(many) }).waitFor()
  await expectAccessible(page)
  // Nothing is written without a text.
  await page.getByRole('button', { name: bulk.submit.note(many) }).click()
  await page.getByRole('alert').waitFor()
  await page.getByLabel(bulk.note).fill('Recall <b>of the box</b>')
  await page.getByRole('button', { name: bulk.submit.note(many) }).click()
  await page.getByRole('status').getByText(bulk.done(many)).waitFor()
  await expectAccessible(page)
  for (const number of [numbers[0], numbers.at(-1)]) {
    await page.goto(`/orders/${number}`)
    await page.getByText('Recall <b>of the box</b>').first().waitFor()
  }
  await page.goto('/orders/bulk?do=cancel&number=nothing-of-the-kind')
  await page.getByText(bulk.none).waitFor()
})

test('a colleague is asked in a note, finds it on the first page, without JavaScript too, and has done with it', async () => {
  const service = await openAsInvited('asking@shop.example', ['service'], { javaScriptEnabled: false })
  const packer = await openAsInvited('asked@shop.example', ['warehouse'], { locale: 'de-DE' }, 'Bente Asked')
  const { orders: said } = await saidOn(service)
  await service.goto('/orders?view=TO_PACK')
  await service.locator('td a').first().click()
  const number = new URL(service.url()).pathname.split('/').at(-1) ?? ''
  await service.getByText(said.page.noteTitle, { exact: true }).click()
  await service.getByLabel(said.page.noteLabel).fill('Is the <b>left</b> one there?')
  await service.getByLabel(said.page.mention).selectOption('Bente Asked')
  await service.getByRole('button', { name: said.page.noteAdd }).click()
  await service.getByText('@Bente Asked Is the <b>left</b> one there?').waitFor()

  await packer.goto('/')
  const { home } = (await saidOn(packer)).session
  const asked = packer.getByRole('article', { name: home.mentionOf('Noor Zwart', number) })
  await asked.getByText('@Bente Asked Is the <b>left</b> one there?').waitFor()
  await expectAccessible(packer)
  await asked.getByRole('button', { name: home.mentionDoneOf(number) }).click()
  await packer.getByText(home.mentionEnded).waitFor()
  expect(await asked.count()).toBe(0)

  await packer.goto('/me')
  const { me } = (await saidOn(packer)).session
  await packer.getByRole('checkbox', { name: me.mentionMails }).uncheck()
  await packer.getByRole('button', { name: me.saveMails }).click()
  await packer.getByRole('status').getByText(me.saved).waitFor()
  await expectAccessible(packer)
  await packer.reload()
  expect(await packer.getByRole('checkbox', { name: me.mentionMails }).isChecked()).toBe(false)
})
