import type { ValidationError } from '../forms/validation-errors.ts'

/** The parts of the page that refusals without a field of their own belong beside. */
export const pageParts = {
  address: 'address',
  delivery: 'shippingMethod',
  payment: 'paymentMethod',
  goods: 'goods',
} as const

const parts: Readonly<Record<string, (typeof pageParts)[keyof typeof pageParts]>> = {
  'address-changed': pageParts.address,
  'address-missing': pageParts.address,
  'billing-address-required': pageParts.address,
  'country-not-delivered': pageParts.address,
  'zipcode-not-delivered': pageParts.address,
  'service-point-missing': pageParts.delivery,
  'shipping-method-missing': pageParts.delivery,
  'shipping-method-not-found': pageParts.delivery,
  'payment-failed': pageParts.payment,
  'payment-method-missing': pageParts.payment,
  'payment-method-not-found': pageParts.payment,
  'total-changed': pageParts.goods,
}

/** What is in the cart can't be had, or not for this price. */
const ofGoods = /^(?:product|promotion|voucher)-/

/**
 * What the shop refused an order for, each beside the part of the page where it is mended. What a step says at its top, because its
 * cause stands in another one, has its place here; what belongs to no part goes on standing above them all.
 */
export function besideParts(errors: readonly ValidationError[]): ValidationError[] {
  return errors.map((error) => {
    const part = parts[error.messageKey] ?? (ofGoods.test(error.messageKey) ? pageParts.goods : undefined)
    return part === undefined ? error : { ...error, field: part }
  })
}
