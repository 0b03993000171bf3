import type { Scope } from '../scope.ts'
import type { Problem } from '../ui/problems.tsx'
import { readyInStore, sendParcel } from './order-document.ts'
import { cancelParcelLabel, makeParcelLabel, scanPiece } from './pack-document.ts'

export type Packed = readonly { readonly position: number; readonly quantity: number }[]

/** What lies in the box after somebody scanned or pressed; `scanned` and `wrong` name the last article. */
export type PackResult = {
  readonly packed: Packed
  readonly scanned: number | null
  readonly wrong: { readonly problem: string; readonly code: string } | null
  readonly problems: readonly Problem[]
  readonly typed: Readonly<Record<string, string>>
  readonly isSent: boolean
  /** What became of a label. */
  readonly label: 'made' | 'off' | null
}

/** Does what a form of the packing page asks for. What lies in the box stands in the form: a second scanner has its own. */
export async function packOrder({ ask }: Scope, number: string, form: FormData): Promise<PackResult> {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const packed = packedIn(typed)
  const as = (change: Partial<PackResult>): PackResult => ({
    packed,
    scanned: null,
    wrong: null,
    problems: [],
    typed,
    isSent: false,
    label: null,
    ...change,
  })
  switch (typed.do) {
    case 'scan':
    case 'one': {
      const code = (typed.do === 'one' ? typed.sku : typed.code) ?? ''
      const answer = (await ask(scanPiece, { number, packed: [...packed], code })).scanPiece
      const position = answer?.position ?? null
      if (position === null) return as({ wrong: { problem: answer?.problem ?? 'not-in-order', code } })
      return as({ packed: withOneMore(packed, position), scanned: position })
    }
    case 'send': {
      const { carrier = '', trackingCode = '', trackingUrl = '', parcelsSeen } = typed
      const given = { carrier, trackingCode, trackingUrl, pieces: [...packed], parcelsSeen: Number(parcelsSeen) || 0 }
      const { problems } = (await ask(sendParcel, { number, ...given })).sendParcel
      return as({ problems, isSent: problems.length === 0 })
    }
    case 'label': {
      const given = { pieces: [...packed], parcelsSeen: Number(typed.parcelsSeen) || 0 }
      const { problems } = (await ask(makeParcelLabel, { number, ...given })).makeParcelLabel
      return as({ problems, label: problems.length === 0 ? 'made' : null })
    }
    case 'label-off': {
      const { problems } = (await ask(cancelParcelLabel, { number, label: typed.label ?? '' })).cancelParcelLabel
      return as({ problems, label: problems.length === 0 ? 'off' : null })
    }
    case 'ready': {
      const { problems } = (await ask(readyInStore, { number })).readyInStore
      return as({ problems, isSent: problems.length === 0 })
    }
    default:
      return as({ packed: [] })
  }
}

/** `packed-2=1`: one piece of the line at position 2. */
function packedIn(typed: Readonly<Record<string, string>>): Packed {
  return Object.entries(typed).flatMap(([name, value]) => {
    const [, position] = /^packed-(\d{1,4})$/.exec(name) ?? []
    const quantity = Number(value)
    return position !== undefined && Number.isInteger(quantity) && quantity > 0
      ? [{ position: Number(position), quantity }]
      : []
  })
}

function withOneMore(packed: Packed, position: number): Packed {
  const known = packed.find((one) => one.position === position)
  if (!known) return [...packed, { position, quantity: 1 }]
  return packed.map((one) => (one === known ? { ...one, quantity: one.quantity + 1 } : one))
}
