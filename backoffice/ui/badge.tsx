type Tone = 'good' | 'warn' | 'bad' | 'calm'

const toneOfMoney: Readonly<Record<string, Tone>> = {
  PAID: 'good',
  OPEN: 'warn',
  FAILED: 'bad',
  PARTLY_REFUNDED: 'warn',
}
const toneOfProgress: Readonly<Record<string, Tone>> = { DELIVERED: 'good', PARTLY_SENT: 'warn', CANCELLED: 'bad' }

/** A state in a word. The word says it; the colour only helps to find it. */
export function Badge({ text, tone = 'calm' }: { readonly text: string; readonly tone?: Tone | undefined }) {
  return <span className={`badge ${tone}`}>{text}</span>
}

export function MoneyBadge({
  state,
  words,
}: {
  readonly state: string
  readonly words: Readonly<Record<string, string>>
}) {
  return <Badge text={words[state] ?? state} tone={toneOfMoney[state]} />
}

export function ProgressBadge({
  state,
  words,
}: {
  readonly state: string
  readonly words: Readonly<Record<string, string>>
}) {
  return <Badge text={words[state] ?? state} tone={toneOfProgress[state]} />
}
