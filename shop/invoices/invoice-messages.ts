import { messageSet, withBlanks } from '#languages/message-set.ts'

/** What invoices and credit notes say, in one language. */
export const invoiceMessages = messageSet('documents', 'invoice', {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  to: 'Invoice to',
  facts: 'Details',
  date: 'Date of issue',
  supplied: 'Supplied on',
  returned: 'Credited for',
  order: 'Order',
  orderedOn: 'Ordered on',
  payment: 'Paid with',
  /** A part of the order, before what the line above names. */
  giftCard: withBlanks('Of the order paid with gift card {card}', 'card'),
  corrects: withBlanks('Invoice {number} of {date}', 'number', 'date'),
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  rate: 'VAT',
  amount: 'Amount',
  color: 'Colour',
  size: 'Size',
  discount: 'Discount',
  goodwill: 'Goodwill reduction',
  net: 'Net',
  vat: 'VAT',
  gross: 'Gross',
  total: 'Total including VAT',
  credited: 'Total credited including VAT',
  vatHeading: 'VAT included',
  oss: 'All prices include the value added tax of the country of delivery.',
  page: 'Page',
})

export type InvoiceMessages = ReturnType<typeof invoiceMessages>
