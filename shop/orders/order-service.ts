import type { Clock } from '#kernel/clock.ts'
import type { Question } from '#kernel/question.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { MailAttachment, MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import { sendingAgain } from '../mail/send-again.ts'
import type { Transact } from '../transact.ts'
import { type AskedQuestion, askQuestion } from './ask-question.ts'
import { giftCodeTyped, isGiftOver } from './gift-receipt.ts'
import type { GiftReceiptReader } from './gift-receipt-store.ts'
import type { Order } from './order.ts'
import type { OrderReader } from './order-store.ts'
import type { PaymentReader } from './payment-store.ts'
import type { Collection } from './pickup-facts.ts'
import { questionMail } from './question-mail.ts'
import { sendOrderAcknowledgement } from './send-order-acknowledgement.ts'
import { sendOrderConfirmation } from './send-order-confirmation.ts'
import { sendWithdrawalAcknowledgement } from './send-withdrawal-acknowledgement.ts'
import { type WithdrawalInput, withdrawFromOrder } from './withdraw.ts'
import type { WithdrawalReader } from './withdrawal-store.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly orders: OrderReader
  readonly giftReceipts: GiftReceiptReader
  /** So many days after the order a gift receipt opens it. */
  readonly giftDays: () => number
  readonly paymentStore: PaymentReader
  readonly withdrawals: WithdrawalReader
  readonly mail: MailPort
  readonly senderDetails: SenderDetails
  readonly collection: (order: Order) => Promise<Collection | undefined>
  /** What goes with a confirmation. */
  readonly orderAttachments: (storefront: Storefront) => Promise<readonly MailAttachment[]>
}

/** Orders as shoppers look them up, the withdrawal function, and questions to customer service. */
export function orderService(deps: Deps) {
  const { orders, withdrawals, mail, senderDetails } = deps
  return {
    ordersOf: (customer: { readonly id: string }) => orders.ofCustomer(customer.id),
    order: (id: string) => orders.byId(id),
    followedOrder: (id: string) => orders.followed(id),
    /** The order of a link; nothing for a reference that is forged or malformed. */
    orderByReference: (reference: string, visit?: string) => orders.byReference(reference, visit),
    giftCodeOf: (orderId: string) => deps.giftReceipts.codeOf(orderId),
    /** The order that was given to whoever types this; nothing for a code that is none, is over, or whose order is not paid. */
    orderOfGift: async (typed: string) => {
      const now = deps.clock.now()
      const code = giftCodeTyped(typed)
      const receipt = code && (await deps.giftReceipts.ofCode(code))
      if (!receipt || isGiftOver(receipt.createdAt, deps.giftDays(), now)) return undefined
      const order = await orders.followed(receipt.orderId)
      return order?.paidAt && !order.cancelled ? { code, order } : undefined
    },
    orderOfNumber: async (number: string) => {
      const id = await orders.idOfNumber(number)
      return id === undefined ? undefined : orders.byId(id)
    },
    /** @param again of a mail that staff send once more; of the others too */
    sendOrderConfirmation: (orderId: string, again?: string) =>
      sendOrderConfirmation({ ...deps, mail: sendingAgain(mail, again) }, orderId),
    acknowledgeOrder: (orderId: string, again?: string) =>
      sendOrderAcknowledgement({ ...deps, mail: sendingAgain(mail, again) }, orderId),

    withdraw: (storefront: Storefront, input: WithdrawalInput) => withdrawFromOrder(deps, storefront, input),
    withdrawalReceipt: (reference: string) => withdrawals.receipt(reference),
    sendWithdrawalAcknowledgement: (withdrawalId: string, again?: string) =>
      sendWithdrawalAcknowledgement({ ...deps, mail: sendingAgain(mail, again) }, withdrawalId),

    askQuestion: (storefront: Storefront, question: Question & { readonly idempotencyKey: string }) =>
      askQuestion(deps, storefront, question),
    /** @param question what `askQuestion` gave its job */
    mailQuestion: (question: AskedQuestion) => mail.send(questionMail(question, senderDetails)),
  }
}
