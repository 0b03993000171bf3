import { readServicePoint } from '#kernel/service-point.ts'
import { streetLine } from '#kernel/street-line.ts'
import { deliveryKinds, type FulfilmentState, moneyStates, orderListViews } from '#shop/backoffice/order-list.ts'
import type { Address } from '#shop/orders/address.ts'
import { type OrderLabel, orderLabels } from '#shop/orders/order-history.ts'
import { backofficeBuilder, enumValues } from './builder.ts'

export const OrderViewType = backofficeBuilder.enumType('OrderView', {
  description: 'Lists of orders with a name.',
  values: enumValues(orderListViews),
})

export const MoneyStateType = backofficeBuilder.enumType('MoneyState', { values: enumValues(moneyStates) })

export const DeliveryKindType = backofficeBuilder.enumType('DeliveryKind', { values: enumValues(deliveryKinds) })

export const OrderLabelType = backofficeBuilder.enumType('OrderLabel', {
  description: 'How far an order is, as its shopper reads it.',
  values: enumValues<OrderLabel>([...orderLabels, 'cancelled']),
})

export const FulfilmentStateType = backofficeBuilder.enumType('FulfilmentState', {
  description: 'How far an order is; PARTLY_SENT where some of it left and some still has to.',
  values: enumValues<FulfilmentState>([...orderLabels, 'cancelled', 'partly-sent']),
})

/** An amount of an order, in its currency. */
type Money = { readonly amount: number; readonly currency: string }

export const MoneyType = backofficeBuilder.objectRef<Money>('Money').implement({
  description: 'An amount in the smallest unit of its currency.',
  fields: (t) => ({ amount: t.exposeInt('amount'), currency: t.exposeString('currency') }),
})

export const OrderAddressType = backofficeBuilder.objectRef<Address>('Address').implement({
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    street: t.exposeString('street'),
    houseNumber: t.string({ nullable: true, resolve: (address) => address.additionalAddressLine1 }),
    addition: t.string({ nullable: true, resolve: (address) => address.additionalAddressLine2 }),
    zipcode: t.exposeString('zipcode'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    servicePoint: t.string({
      nullable: true,
      description: 'The place at which it waits, in a line.',
      resolve: ({ customFields }) => {
        const point = readServicePoint(customFields?.servicePoint)
        return point
          ? [point.title, streetLine(point, point.country), `${point.postcode} ${point.city}`].join(', ')
          : null
      },
    }),
    isStore: t.boolean({
      description: 'Whether it is collected in a store of the retailer.',
      resolve: ({ customFields }) => readServicePoint(customFields?.servicePoint)?.locationType === 'store',
    }),
  }),
})
