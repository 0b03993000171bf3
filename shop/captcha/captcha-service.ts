import type { CaptchaAnswer, CaptchaPort, CaptchaTask } from './captcha-port.ts'

/** Operations that ask for a proof unless the operator names others. Those that don't exist are asked by nobody. */
export const captchaOperations: readonly string[] = [
  'login',
  'registerCustomer',
  'sendPasswordRecoveryMail',
  'sendGuestDataMail',
  'newsletterSubscribe',
  'addStockAlert',
]

/** From this score on somebody is taken for a person; the middle, as reCAPTCHA recommends it. */
export const enoughScore = 0.5

/**
 * Who may go on as a person. Nobody is turned away for not being one: without a proof an operation is allowed less often, so
 * that browsers without JavaScript, and days on which the judge is ill, lead to no dead end.
 */
export function captchaService(captcha: CaptchaPort, operations: readonly string[], report: (error: unknown) => void) {
  const asked = new Set(operations)
  return {
    asksFor: (operation: string): boolean => asked.has(operation),
    task: (operation: string): Promise<CaptchaTask> => captcha.task(operation),
    isPerson: async (answer: CaptchaAnswer): Promise<boolean> => {
      try {
        return (await captcha.verify(answer)).score >= enoughScore
      } catch (error) {
        report(error)
        return false
      }
    },
  }
}
