import type { CaptchaPort } from '#shop/captcha/captcha-port.ts'
import type { Altcha } from './altcha.ts'
import type { Recaptcha } from './recaptcha.ts'

/**
 * The shop's own proof of work, and beside it a service that scores visitors, where one is set up. Who doesn't consent to being
 * watched proves by work, so both are always offered and both are taken.
 */
export function createCaptcha(altcha: Altcha, recaptcha?: Recaptcha): CaptchaPort {
  return {
    task: async (action) => ({ challenge: await altcha.challenge(action), watcher: recaptcha?.watcher ?? null }),
    verify: (answer) =>
      recaptcha && !altcha.isAnswer(answer.token) ? recaptcha.verify(answer) : altcha.verify(answer),
  }
}
