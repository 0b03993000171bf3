import type { CaptchaVerdict } from '#shop/captcha/captcha-port.ts'

/** Faster than anybody fills in a form, though not than a password manager does. */
const quickMs = 1500

/**
 * How likely a person sent a solved proof of work. Work alone stops no patient program, so what is unusual about the sending
 * counts too; only several of it together make it a program.
 *
 * @param seen.afterMs between the challenge and its answer
 * @param seen.busy whether unusually many answers came from the same network
 */
export function altchaScore(seen: { readonly afterMs: number; readonly busy: boolean }): CaptchaVerdict {
  const reasons = [...(seen.afterMs < quickMs ? ['quick'] : []), ...(seen.busy ? ['busy'] : [])]
  return { score: [0.9, 0.6, 0.3][reasons.length] ?? 0, reasons }
}
