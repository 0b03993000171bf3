import { setTimeout as pause } from 'node:timers/promises'
import { patientAsker } from './asker.ts'
import type { ChaosNode } from './node.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { PressedChange, ToldPeople } from './told.ts'

type Outcome = { readonly problems: readonly { readonly messageKey: string }[]; readonly approvalId: string | null }
type Line = { readonly position: number; readonly quantity: number }

export type StaffDeps = { readonly nodes: readonly ChaosNode[]; readonly key: string; readonly told: ToldPeople }

const outcome = '{ approvalId problems { messageKey } }'
const outdated = 'order-changed-meanwhile'

/** What customer service does with an order, pressed until it is answered; the same key each time. */
export function chaosStaff({ nodes, key, told }: StaffDeps, random: SeededRandom) {
  const { ask } = patientAsker({
    nodes,
    originOf: ({ adminOrigin }) => adminOrigin,
    headers: { authorization: `Bearer ${key}` },
    random,
  })
  const newKey = () => `staff-${random.between(1e9, 2e9)}-${random.between(1e9, 2e9)}`

  /** Colleagues and the warehouse change orders too: who is told so looks again. */
  async function press(
    kind: PressedChange['kind'],
    number: string,
    mutation: (order: { version: number; lines: readonly Line[] }, pressed: string) => string,
  ): Promise<void> {
    const pressed = newKey()
    for (let tries = 0; tries < 20; tries++) {
      const order = await ask<{ version: number; lines: Line[] } | null>(
        'query ($number: String!) { order(number: $number) { version lines { position quantity } } }',
        { number },
      )
      if (!order) return
      const { problems, approvalId } = await ask<Outcome>(`mutation { ${mutation(order, pressed)} ${outcome} }`)
      if (problems.length === 0 && approvalId === null) told.staff.push({ kind, number, key: pressed })
      if (problems[0]?.messageKey !== outdated) return
      await pause(200)
    }
  }

  return {
    note: (number: string) =>
      press('note', number, (_, pressed) => `addOrderNote(number: "${number}", key: "${pressed}", text: "Called")`),
    refund: (number: string) =>
      press(
        'refund',
        number,
        ({ version }, pressed) =>
          `refundOrder(number: "${number}", version: ${version}, key: "${pressed}", amount: ${random.between(100, 900)}, reason: "Late")`,
      ),
    removePiece: (number: string) =>
      press(
        'removed',
        number,
        ({ version, lines }, pressed) =>
          `removeOrderPieces(number: "${number}", version: ${version}, key: "${pressed}", pieces: [{ position: ${lines[0]?.position ?? 0}, quantity: 1 }])`,
      ),
    cancel: (number: string) => press('cancelled', number, () => `cancelOrder(number: "${number}")`),
    /** What came back lies on a shelf again. */
    takeReturnIn: (number: string, reference: string) =>
      press(
        'received',
        number,
        ({ version }, pressed) =>
          `takeReturnIn(number: "${number}", reference: "${reference}", version: ${version}, key: "${pressed}", pieces: [{ position: 0, quantity: 1, reason: TOO_SMALL, condition: AS_NEW, restockAt: "DC" }])`,
      ),
  }
}

/** One thing that somebody of the staff does with a paid order, or nothing. */
export async function serveOrder(
  staff: ReturnType<typeof chaosStaff>,
  number: string,
  random: SeededRandom,
): Promise<void> {
  const chance = random.between(0, 99)
  if (chance < 12) await staff.refund(number)
  else if (chance < 20) await staff.removePiece(number)
  else if (chance < 27) await staff.cancel(number)
  else if (chance < 40) await staff.note(number)
}
