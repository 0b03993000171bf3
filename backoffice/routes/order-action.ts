import type { Scope } from '../scope.ts'
import { typedCents } from '../typed-amount.ts'
import type { Problem } from '../ui/problems.tsx'
import {
  changeOrderSize,
  exchangePieces,
  giveOrderVoucher,
  removeOrderPieces,
  sendMailAgain,
} from './order-change-document.ts'
import {
  addOrderNote,
  cancelOrder,
  changeOrderAddress,
  collectedInStore,
  deliverParcel,
  readyInStore,
  receiveReturn,
  refundByHand,
  refundOrder,
  reportMissing,
  sendParcel,
} from './order-document.ts'

/** What somebody did on the page of an order: which form it was, and what is wrong with it or was typed. */
export type OrderActionResult = {
  readonly did: string
  /** Which of several forms of a kind: a return, a parcel. */
  readonly which: string
  readonly problems: readonly Problem[]
  readonly typed: Readonly<Record<string, string>>
  /** For a second person: nothing was done yet. */
  readonly waits: boolean
}

/** Does what a form of the page asks for. */
export async function actOnOrder({ ask }: Scope, number: string, form: FormData): Promise<OrderActionResult> {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const { do: pressed = '', which = '' } = typed
  // One form gives money or a voucher.
  const did = pressed === 'refund' && typed.as === 'voucher' ? 'voucher' : pressed
  let waits = false
  const problems = await problemsOf()
  return { did, which, problems, typed, waits }

  async function problemsOf(): Promise<readonly Problem[]> {
    const pieces = chosenPieces(typed)
    const { key = '' } = typed
    const version = Number(typed.version) || 0
    switch (did) {
      case 'note':
        return (await ask(addOrderNote, { number, text: noteText(typed), key })).addOrderNote.problems
      case 'refund': {
        const amount = typedCents(typed.amount ?? '')
        const given = { number, version, amount, reason: typed.reason ?? '', key }
        const answer = (await ask(refundOrder, given)).refundOrder
        waits = answer.approvalId !== null
        return answer.problems
      }
      case 'voucher': {
        const given = { number, version, amount: typedCents(typed.amount ?? ''), reason: typed.reason ?? '', key }
        const { giveOrderVoucher: answer } = await ask(giveOrderVoucher, given)
        waits = typeof answer.approvalId === 'string'
        return answer.problems
      }
      case 'size': {
        if (!typed.size) return [sizeMissing]
        const { position, sku } = sizeOf(typed.size)
        const given = { number, version, position, quantity: Number(typed.quantity) || 0, sku, key }
        return (await ask(changeOrderSize, given)).changeOrderSize.problems
      }
      case 'exchange': {
        if (!typed.size) return [sizeMissing]
        const chosen = { ...sizeOf(typed.size), quantity: Number(typed.quantity) || 0 }
        const way = typed.way === 'store' ? ('STORE' as const) : ('POST' as const)
        return (await ask(exchangePieces, { number, version, pieces: [chosen], way, key })).exchangePieces.problems
      }
      case 'remove':
        return (await ask(removeOrderPieces, { number, version, pieces, key })).removeOrderPieces.problems
      case 'mailAgain':
        return (await ask(sendMailAgain, { number, version, mail: which, key })).sendMailAgain.problems
      case 'address':
        return (await ask(changeOrderAddress, { number, version, key, address: addressOf(typed) })).changeOrderAddress
          .problems
      case 'cancel':
        return (await ask(cancelOrder, { number })).cancelOrder.problems
      case 'send': {
        const { carrier = '', trackingCode = '', trackingUrl = '', parcelsSeen } = typed
        const given = { number, carrier, trackingCode, trackingUrl, pieces, parcelsSeen: Number(parcelsSeen) || 0 }
        return (await ask(sendParcel, given)).sendParcel.problems
      }
      case 'deliver':
        return (await ask(deliverParcel, { number, parcel: which || null })).deliverParcel.problems
      case 'ready':
        return (await ask(readyInStore, { number })).readyInStore.problems
      case 'collected':
        return (await ask(collectedInStore, { number })).collectedInStore.problems
      case 'missing':
        return (await ask(reportMissing, { number, pieces })).reportMissing.problems
      case 'return':
        return (await ask(receiveReturn, { number, reference: which, pieces })).receiveReturn.problems
      case 'byHand':
        return (await ask(refundByHand, { number, refundId: which })).refundByHand.problems
      default:
        return [{ messageKey: 'other' }]
    }
  }
}

const sizeMissing: Problem = { messageKey: 'order-size-missing', field: 'sku' }

/** `2 10001.001.41`: the line at position 2 in that size. */
function sizeOf(typed: string | undefined): { position: number; sku: string } {
  const [, position, sku = ''] = /^(\d{1,4}) (.{1,60})$/.exec(typed ?? '') ?? []
  return { position: position === undefined ? -1 : Number(position), sku }
}

/** `pieces-2=1`: one piece of the line at position 2. */
export function chosenPieces(typed: Readonly<Record<string, string>>): { position: number; quantity: number }[] {
  return Object.entries(typed).flatMap(([name, value]) => {
    const [, position] = /^pieces-(\d{1,4})$/.exec(name) ?? []
    const quantity = Number(value)
    return position !== undefined && Number.isInteger(quantity) && quantity > 0
      ? [{ position: Number(position), quantity }]
      : []
  })
}

/** An address as it was typed, beside its country. */
export function addressOf(typed: Readonly<Record<string, string>>) {
  const text = (name: string) => typed[name] ?? ''
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    street: text('street'),
    additionalAddressLine1: text('additionalAddressLine1') || null,
    additionalAddressLine2: text('additionalAddressLine2') || null,
    zipcode: text('zipcode'),
    city: text('city'),
    phoneNumber: text('phoneNumber') || null,
  }
}

/** A note with the name of the colleague who was chosen before it; one that names them already stays as it is. */
export function noteText({ text = '', mention = '' }: Readonly<Record<string, string>>): string {
  const isNamed = text.toLowerCase().includes(`@${mention.toLowerCase()}`)
  return mention === '' || text.trim() === '' || isNamed ? text : `@${mention} ${text}`
}
