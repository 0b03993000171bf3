import type { Storefront } from '#kernel/storefront.ts'
import { shownSize } from '#kernel/written-size.ts'
import { messageSet, withBlanks } from '#languages/message-set.ts'
import { senderMessages } from '../mail/sender-messages.ts'

const ownMessages = messageSet('mails', 'order-confirmation', {
  subject: withBlanks('Confirmation of your order {number}', 'number'),
  title: 'Thank you for your order',
  greeting: withBlanks('Dear {name},', 'name'),
  received: withBlanks('We received your order {number} on {date} and confirm it with this email.', 'number', 'date'),
  keep: 'Please keep it for your records.',
  viewOrder: 'View your order',
  orderNumber: 'Order number',
  orderDate: 'Order date',
  items: 'Your order',
  item: 'Item',
  price: 'Price',
  color: 'Colour',
  size: 'Size',
  quantity: 'Quantity',
  subtotal: 'Subtotal',
  delivery: 'Delivery costs',
  freeDelivery: 'Free',
  total: 'Total (incl. VAT)',
  vat: withBlanks('Including {rate} VAT on {gross}', 'rate', 'gross'),
  /** Beside a line, where the lines of an order bear several rates. */
  lineVat: withBlanks('{rate} VAT', 'rate'),
  deliveryAddress: 'Delivery address',
  billingAddress: 'Billing address',
  payment: 'Payment method',
  next: 'What happens next',
  packing: withBlanks('We are packing your order now. {carrier} will bring it to the delivery address.', 'carrier'),
  /** For an order whose carrier is not known by name; begins a sentence. */
  carrier: 'The carrier',
  deliveredOn: withBlanks('It arrives on {date}.', 'date'),
  delivered: withBlanks('Delivered in {min}–{max} working days.', 'min', 'max'),
  fromStore: withBlanks('If an item comes from one of our stores, it takes {min}–{max} working days.', 'min', 'max'),
  terms: 'Terms and conditions',
  guarantee: 'Your legal guarantee',
  questions: 'Questions?',
  customerService: 'Customer service',
  /** Names of ways to pay that are no brands. */
  card: 'Card',
  bankTransfer: 'Bank transfer',
  giftCard: 'Gift card',
  paidWithCard: withBlanks('Paid with gift card {card}', 'card'),
  leftToPay: 'Left to pay',
  /** Pages that the mail leads to, by the path of their content. */
  pages: {
    withdrawal: 'withdrawal-information',
    terms: 'terms',
    guarantee: 'guarantee',
    customerService: 'customer-service',
  },
})

export type ConfirmationMessages = ReturnType<typeof confirmationMessages>

/** The confirmation's words for a storefront. Part of them is required by law: a language is whole before it is sold in. */
export function confirmationMessages({ contentLang }: Pick<Storefront, 'contentLang'>) {
  return { ...senderMessages(contentLang), ...ownMessages(contentLang) }
}

/** 'Size: 37.5' as the storefront writes it; nothing of what comes in one size. */
export function sizeDetail(
  { size }: { readonly size: string | null },
  { size: label, colon }: Pick<ConfirmationMessages, 'size' | 'colon'>,
  { iso }: Pick<Storefront, 'iso'>,
): string[] {
  const shown = shownSize(size, iso)
  return shown === undefined ? [] : [label + colon + shown]
}
