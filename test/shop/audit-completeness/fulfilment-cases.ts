import { expect } from 'vitest'
import { seesEverything } from '#kernel/staff-reach.ts'
import { orderForStaff, sentParcel } from '../staff-order.ts'
import type { AuditCases } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'
import { announcedReturn, arrivedOrder, collectedOrder, inBooks, pressOn } from './audited-orders.ts'

/** An order whose parcel has a label. @returns the label's id too */
async function labelledOrder(office: AuditOffice) {
  const order = await orderForStaff(office.shop)
  const variables = { number: order.orderNumber }
  await office.ask('mutation ($number: String!) { makeParcelLabel(number: $number, parcelsSeen: 0) { id } }', variables)
  const query = 'query ($number: String!) { order(number: $number) { label { id } } }'
  const { label } = await office.ask<{ label: { id: string } | null }>(query, variables)
  return { order, label: label?.id ?? '' }
}

async function begunWave({ shop, owner, key }: AuditOffice): Promise<string> {
  await orderForStaff(shop)
  const wave = { name: 'Morning', most: 1, idempotencyKey: key() }
  const begun = await shop.shop.packing.beginWave(wave, owner, seesEverything)
  if ('refusals' in begun) throw new Error(JSON.stringify(begun))
  return begun.id
}

const label = { carrier: 'Sandbox', trackingCode: expect.any(String) }

/** Of an order on its way, and back. */
export const fulfilmentAuditCases: AuditCases = {
  sendParcel: {
    action: 'order.send',
    prepare: async ({ shop }) => {
      const order = await orderForStaff(shop)
      const parcel = { carrier: 'DHL', trackingCode: '3SAUDIT', parcelsSeen: 0 }
      return { input: { number: order.orderNumber, ...parcel }, object: inBooks(order), after: parcel }
    },
  },
  deliverParcel: {
    action: 'order.deliver',
    prepare: async ({ shop }) => {
      const order = await orderForStaff(shop)
      await order.tell(sentParcel())
      return { input: { number: order.orderNumber }, object: inBooks(order), after: { parcel: 'all' } }
    },
  },
  readyInStore: {
    action: 'order.ready',
    prepare: async (office) => {
      const order = await collectedOrder(office)
      const object = inBooks(order)
      const input = { number: order.orderNumber }
      return { input, object, before: { pickup: 'preparing' }, after: { pickup: 'ready' } }
    },
  },
  collectedInStore: {
    action: 'order.collected',
    prepare: async (office) => {
      const order = await collectedOrder(office)
      await order.tell({ type: 'ready' })
      const object = inBooks(order)
      const input = { number: order.orderNumber }
      return { input, object, before: { pickup: 'ready' }, after: { pickup: 'collected' } }
    },
  },
  reportMissing: {
    action: 'order.missing',
    prepare: async ({ shop }) => {
      const order = await orderForStaff(shop, { quantity: 2 })
      const pieces = [{ position: 0, quantity: 1 }]
      return { input: { number: order.orderNumber, pieces }, object: inBooks(order), after: { pieces } }
    },
  },
  makeParcelLabel: {
    action: 'order.label',
    prepare: async ({ shop }) => {
      const order = await orderForStaff(shop)
      return { input: { number: order.orderNumber, parcelsSeen: 0 }, object: inBooks(order), after: label }
    },
  },
  cancelParcelLabel: {
    action: 'order.label-cancelled',
    prepare: async (office) => {
      const { order, label: id } = await labelledOrder(office)
      return { input: { number: order.orderNumber, label: id }, object: inBooks(order), after: label }
    },
  },
  beginWave: {
    action: 'wave.begin',
    prepare: async ({ shop, key }) => {
      await orderForStaff(shop)
      const input = { name: 'Morning', most: 1, key: key() }
      const object = { type: 'wave', id: input.key, name: input.name }
      return { input, object, after: { wave: expect.any(String), orders: 1 } }
    },
  },
  closeWave: {
    action: 'wave.close',
    prepare: async (office) => {
      const id = await begunWave(office)
      const object = { type: 'wave', id, name: 'Morning' }
      return { input: { id }, object, before: { state: 'open', orders: 1 }, after: { state: 'closed' } }
    },
  },
  receiveReturn: {
    action: 'order.return',
    prepare: async (office) => {
      const order = await arrivedOrder(office)
      const reference = await announcedReturn(office, order.id)
      return { input: { number: order.orderNumber, reference }, object: inBooks(order), after: { reference } }
    },
  },
  takeReturnIn: {
    action: 'order.return',
    prepare: async (office) => {
      const order = await arrivedOrder(office)
      const piece = { position: 0, quantity: 1 }
      const input = { ...pressOn(office, order), pieces: [{ ...piece, reason: 'TOO_SMALL', condition: 'AS_NEW' }] }
      const after = { pieces: [{ ...piece, reason: 'too-small', condition: 'as-new' }] }
      return { input, object: inBooks(order), after }
    },
  },
}
