/** A return of an order, as far as it says what is shown of it. */
type KnownReturn = { readonly reference: string; readonly receivedAt?: string | null | undefined }

/** What the address of a return asks for. */
export type AskedOfReturn = {
  /** Of the box that was opened. */
  readonly reference: string | null
  /** What was just pressed led to: taken in, or waiting for a second person. */
  readonly done: string | null
  readonly isUnannounced: boolean
}

/** What is shown: a form for what was announced or was not, or what became of a return. */
export type OpenedReturn<Of extends KnownReturn> =
  | { readonly kind: 'announced' | 'taken'; readonly return: Of }
  | { readonly kind: 'unannounced' | 'waits' }

/** A form for what nobody announced follows no return that was taken in just now: only who asks for it has it. */
export function openedReturn<Of extends KnownReturn>(
  returns: readonly Of[],
  { reference, done, isUnannounced }: AskedOfReturn,
): OpenedReturn<Of> {
  if (done === 'waits') return { kind: 'waits' }
  if (isUnannounced) return { kind: 'unannounced' }
  const named = returns.find((one) => one.reference === reference) ?? (done === null ? undefined : lastTaken(returns))
  if (named?.receivedAt) return { kind: 'taken', return: named }
  const announced = named ?? returns.find(({ receivedAt }) => !receivedAt)
  return announced ? { kind: 'announced', return: announced } : { kind: 'unannounced' }
}

function lastTaken<Of extends KnownReturn>(returns: readonly Of[]): Of | undefined {
  const taken = returns.flatMap((one) => (one.receivedAt ? [{ one, at: Date.parse(one.receivedAt) }] : []))
  return taken.toSorted((a, b) => b.at - a.at)[0]?.one
}
