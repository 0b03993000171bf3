import { expect } from 'vitest'
import { fixtures } from '../small-catalog.ts'
import { orderForStaff } from '../staff-order.ts'
import type { AuditCases } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'
import { arrivedOrder, auditedSize, inBooks, noteForOwner, pressOn } from './audited-orders.ts'

const callersAddress = {
  firstName: 'Sanne',
  lastName: 'de Wit',
  street: 'Damrak',
  additionalAddressLine1: '14',
  zipcode: '1012AB',
  city: 'Amsterdam',
}

/** What a caller is told that it comes to: it is refused with its total until they heard it. */
async function totalHeard(office: AuditOffice, declared: string, field: string, variables: object): Promise<number> {
  const answer = await office.ask<{ problems: { messageKey: string; name: string | null }[] }>(
    `mutation (${declared}) { ${field} { problems { messageKey name } } }`,
    { ...variables },
  )
  const [problem] = answer.problems
  if (problem?.messageKey !== 'caller-total') throw new Error(JSON.stringify(answer))
  return Number(problem.name)
}

/** Of an order while it waits. */
export const orderAuditCases: AuditCases = {
  addOrderNote: {
    action: 'order.note',
    silent: 'what somebody writes of a shopper stands in the note, which names its author',
    prepare: async (office) => {
      const order = await orderForStaff(office.shop)
      return { input: { number: order.orderNumber, text: 'Calls back', key: office.key() }, object: inBooks(order) }
    },
  },
  endMention: {
    action: 'order.mention-done',
    prepare: async (office) => {
      const order = await orderForStaff(office.shop)
      const note = await noteForOwner(office, order)
      const object = inBooks(order)
      return { input: { note }, object, before: { mention: 'waiting' }, after: { mention: 'done', note } }
    },
  },
  changeOrderAddress: {
    action: 'order.address',
    silent: 'the books name nobody’s address',
    prepare: async (office) => {
      const order = await orderForStaff(office.shop)
      return { input: { ...pressOn(office, order), address: callersAddress }, object: inBooks(order) }
    },
  },
  cancelOrder: {
    action: 'order.cancel',
    prepare: async (office) => {
      const order = await orderForStaff(office.shop)
      const input = { number: order.orderNumber }
      return { input, object: inBooks(order), before: { state: 'paid' }, after: { state: 'cancelled' } }
    },
  },
  changeOrderSize: {
    action: 'order.size',
    prepare: async (office) => {
      await office.shop.setStock(auditedSize, 30, 'AMS')
      const order = await orderForStaff(office.shop)
      const input = { ...pressOn(office, order), position: 0, quantity: 1, sku: auditedSize }
      return { input, object: inBooks(order), before: { sku: fixtures.boot }, after: { sku: auditedSize, quantity: 1 } }
    },
  },
  removeOrderPieces: {
    action: 'order.remove-pieces',
    prepare: async (office) => {
      const order = await orderForStaff(office.shop, { quantity: 2 })
      const pieces = [{ position: 0, quantity: 1 }]
      return { input: { ...pressOn(office, order), pieces }, object: inBooks(order), after: { pieces } }
    },
  },
  exchangePieces: {
    action: 'order.exchange',
    prepare: async (office) => {
      const order = await arrivedOrder(office)
      const pieces = [{ position: 0, quantity: 1, sku: auditedSize }]
      const after = { pieces, way: 'post', order: expect.any(String) }
      return { input: { ...pressOn(office, order), pieces, way: 'POST' }, object: inBooks(order), after }
    },
  },
  sendMailAgain: {
    action: 'order.mail',
    prepare: async (office) => {
      const order = await orderForStaff(office.shop)
      const mail = `order-confirmation:${order.id}`
      return { input: { ...pressOn(office, order), mail }, object: inBooks(order), after: { mail } }
    },
  },
  placeForCaller: {
    action: 'order.place',
    prepare: async (office) => {
      const storefront = 'nl_NL'
      const items = [{ sku: fixtures.boot, quantity: 1 }]
      const address = { ...callersAddress, country: 'NL' }
      const wanted = { storefront, items, email: 'caller@example.com', address, termsRead: true }
      const expectedTotal = await totalHeard(
        office,
        '$storefront: String!, $items: [CallerItem!]!, $email: String!, $address: CallerAddress!, $termsRead: Boolean!',
        'placeForCaller(storefront: $storefront, items: $items, email: $email, address: $address, termsRead: $termsRead)',
        wanted,
      )
      const object = { type: 'storefront', id: storefront, name: storefront }
      return { input: { ...wanted, expectedTotal }, object, after: { order: expect.any(String), total: expectedTotal } }
    },
  },
  addToOrder: {
    action: 'order.add',
    prepare: async (office) => {
      const order = await orderForStaff(office.shop)
      const items = [{ sku: fixtures.handbag, quantity: 1 }]
      const wanted = { ...pressOn(office, order), items, insteadOf: [], termsRead: true }
      const expectedTotal = await totalHeard(
        office,
        '$number: String!, $version: Int!, $key: String!, $items: [CallerItem!]!, $insteadOf: [Pieces!]!, $termsRead: Boolean!',
        'addToOrder(number: $number, version: $version, key: $key, items: $items, insteadOf: $insteadOf, termsRead: $termsRead)',
        wanted,
      )
      const after = { order: expect.any(String), total: expectedTotal }
      return { input: { ...wanted, expectedTotal }, object: inBooks(order), after }
    },
  },
}
