import type { Clock } from '#kernel/clock.ts'
import type { Transact } from '../transact.ts'

/**
 * Of what was ordered in a session nothing more is told to whoever counts: its shopper took their consent back, with an account or without
 * one. Purchases and refunds that wait find nobody to be told to. The session is held: an order that is just being placed in it is
 * waited for, and forgotten as well. Safe to repeat; a session that is over has nothing to forget.
 */
export async function withdrawMeasuring(
  { transact, clock }: { readonly transact: Transact; readonly clock: Clock },
  token: string | undefined,
): Promise<void> {
  await transact(['contexts', 'measurements'], async ({ contexts, measurements }) => {
    const context = await contexts.lock(token, clock.now())
    if (context) await measurements.forgetSession(context)
  })
}
