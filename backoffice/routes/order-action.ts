import type { Scope } from '../scope.ts'
import type { Problem } from '../ui/problems.tsx'
import {
  cancelOrder,
  collectedInStore,
  deliverParcel,
  readyInStore,
  receiveReturn,
  refundByHand,
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
}

/** Does what a form of the page asks for. */
export async function actOnOrder({ ask }: Scope, number: string, form: FormData): Promise<OrderActionResult> {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const { do: did = '', which = '' } = typed
  const problems = await problemsOf()
  return { did, which, problems, typed }

  async function problemsOf(): Promise<readonly Problem[]> {
    const pieces = chosenPieces(typed)
    switch (did) {
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

/** `pieces-2=1`: one piece of the line at position 2. */
function chosenPieces(typed: Readonly<Record<string, string>>): { position: number; quantity: number }[] {
  return Object.entries(typed).flatMap(([name, value]) => {
    const [, position] = /^pieces-(\d{1,4})$/.exec(name) ?? []
    const quantity = Number(value)
    return position !== undefined && Number.isInteger(quantity) && quantity > 0
      ? [{ position: Number(position), quantity }]
      : []
  })
}
