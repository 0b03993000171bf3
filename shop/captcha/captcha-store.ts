import { createHash } from 'node:crypto'
import type { Database } from '#database/rows.ts'
import type { CaptchaUseStore } from './captcha-port.ts'

export function captchaStore(db: Database) {
  let secret: Promise<string> | undefined
  return {
    secret: () => {
      secret ??= db
        .selectFrom('captcha_secret')
        .select('secret')
        .executeTakeFirstOrThrow()
        .then((row) => row.secret)
        .catch((error) => {
          secret = undefined
          throw error
        })
      return secret
    },

    async spend(key: string, until: Date): Promise<boolean> {
      const row = await db
        .insertInto('captcha_answers')
        .values({ key: createHash('sha256').update(key).digest(), ends_at: until })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Drops what is too old to be shown again. */
    async purge(now: Date): Promise<void> {
      await db.deleteFrom('captcha_answers').where('ends_at', '<=', now).execute()
    },
  } satisfies CaptchaUseStore & Record<string, unknown>
}
