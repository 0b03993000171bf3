import type { WalletId } from '#shop/orders/payment-port.ts'
import { builder } from './builder.ts'

export const WalletKindEnum = builder.enumType('WalletKind', {
  values: ['applepay', 'googlepay'] as const satisfies readonly WalletId[],
})
