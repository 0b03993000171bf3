import type { CaptchaTask } from '#shop/captcha/captcha-port.ts'
import { builder } from './builder.ts'

type Watcher = NonNullable<CaptchaTask['watcher']>

const CaptchaWatcherType = builder.objectRef<Watcher>('CaptchaWatcher').implement({
  description: 'reCAPTCHA v3. Loaded with consent to marketing cookies only.',
  fields: (t) => ({ siteKey: t.exposeString('siteKey'), scriptUrl: t.exposeString('scriptUrl') }),
})
const CaptchaType = builder.objectRef<CaptchaTask>('Captcha').implement({
  description: 'How a browser shows that it is no program: its answer is sent as the header `x-captcha-token`.',
  fields: (t) => ({
    challenge: t.exposeString('challenge', { description: 'A proof of work, as JSON that ALTCHA’s libraries read.' }),
    watcher: t.field({ type: CaptchaWatcherType, nullable: true, resolve: ({ watcher }) => watcher }),
  }),
})

builder.queryFields((t) => ({
  captcha: t.field({
    type: CaptchaType,
    nullable: true,
    description: 'A challenge for one operation, or nothing for an operation that asks for no proof.',
    args: { operation: t.arg.string({ required: true }) },
    resolve: (_, { operation }, context) => {
      context.answer.personal = true
      const { captcha } = context.shop
      return captcha.asksFor(operation) ? captcha.task(operation) : null
    },
  }),
}))
