import { expect, onTestFinished, test } from 'vitest'
import { createSmtpMail } from '#integrations/mail/smtp.ts'
import { createMolliePayments } from '#integrations/mollie/mollie-payments.ts'
import { createWarehouse } from '#integrations/warehouse/warehouse-http.ts'
import { freePort } from '#test/shop/free-port.ts'
import { startMailServer } from './mail-server.ts'
import { startVendors } from './vendors.ts'

async function opened() {
  const port = await freePort()
  const vendors = await startVendors(port, await freePort())
  onTestFinished(() => vendors.stop())
  const warehouse = createWarehouse({
    endpoint: `http://127.0.0.1:${port}/warehouse`,
    key: vendors.env.WAREHOUSE_KEY ?? '',
  })
  const payments = createMolliePayments({
    apiKey: vendors.env.MOLLIE_API_KEY ?? '',
    endpoint: `http://127.0.0.1:${port}/mollie/v2`,
  })
  return { vendors, warehouse, payments }
}

type Order = Parameters<Awaited<ReturnType<typeof opened>>['warehouse']['submit']>[0]
const order = { number: '1', shippingMethod: 'postnl', lines: [{ sku: 'a', quantity: 1 }] } as unknown as Order

test('a vendor that fails does nothing; one whose answers are lost has done what it was asked', async () => {
  const { vendors, warehouse } = await opened()
  vendors.behave('warehouse', 'fails')
  await expect(warehouse.submit(order)).rejects.toThrow('503')
  expect(vendors.books.warehouse()).toEqual([])
  vendors.behave('warehouse', 'answers-get-lost')
  await expect(warehouse.submit(order)).rejects.toThrow('no answer')
  expect(vendors.books.warehouse()).toMatchObject([{ number: '1' }])
  vendors.behave('warehouse', 'well')
  await warehouse.submit(order)
  expect(vendors.books.warehouse()).toMatchObject([{ number: '1' }])
})

test('each vendor fails alone', async () => {
  const { vendors, payments, warehouse } = await opened()
  vendors.behave('mollie', 'fails')
  await expect(payments.getPayment('tr_1234567890123456789012')).rejects.toThrow()
  await warehouse.submit(order)
  expect(await vendors.books.payments()).toEqual([])
})

test('a mail server keeps which mails came for whom, and none while it asks to come back', async () => {
  const server = await startMailServer(await freePort())
  const smtp = createSmtpMail({ url: server.url, from: 'shop@example.com' })
  onTestFinished(async () => {
    smtp.close()
    await server.stop()
  })
  const mail = { to: 'sanne@example.com', subject: 'Dag', language: 'nl' as const, html: '', text: 'Dag' }
  server.fails = true
  await expect(smtp.send({ ...mail, key: 'first' })).rejects.toThrow('451')
  server.fails = false
  await smtp.send({ ...mail, key: 'first' })
  await smtp.send({ ...mail, key: 'second', text: `${'Dag '.repeat(17)} 0123-4567-89AB-CDEF` })
  expect(server.received.map(({ to }) => to)).toEqual(['sanne@example.com', 'sanne@example.com'])
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(2)
  expect(server.received.map(({ giftCard }) => giftCard)).toEqual([undefined, '0123-4567-89AB-CDEF'])
})
