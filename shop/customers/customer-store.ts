import type { Database } from '#database/rows.ts'
import { customerFileWriter } from './customer-file-store.ts'
import { customerPasskeyReader, customerPasskeyWriter } from './customer-passkey-store.ts'
import { dataLinkWriter, emailLinkWriter, mailedLinkReader, passwordLinkWriter } from './mailed-link-store.ts'
import { profileReader, profileWriter, unusedAccountWriter } from './profile-store.ts'
import { secondFactorReader, secondFactorWriter } from './second-factor-store.ts'
import type { LoginsAlive } from './session-lifetime.ts'
import { sessionReader, sessionWriter } from './session-store.ts'
import { wishlistReader, wishlistWriter } from './wishlist-store.ts'

export type CustomerReader = ReturnType<typeof customerReader>

/** All that is known of customers but their addresses. */
export function customerReader(db: Database) {
  return {
    ...profileReader(db),
    ...sessionReader(db),
    ...secondFactorReader(db),
    ...customerPasskeyReader(db),
    ...mailedLinkReader(db),
    ...wishlistReader(db),
  }
}

export type CustomerWriter = ReturnType<typeof customerWriter>

/** All that is written of customers but their addresses. */
export function customerWriter(tx: Database) {
  return {
    ...customerReader(tx),
    ...profileWriter(tx),
    ...customerFileWriter(tx),
    ...unusedAccountWriter(tx),
    ...sessionWriter(tx),
    ...secondFactorWriter(tx),
    ...customerPasskeyWriter(tx),
    ...passwordLinkWriter(tx),
    ...emailLinkWriter(tx),
    ...dataLinkWriter(tx),
    ...wishlistWriter(tx),

    /** Drops logins and links whose time is over. */
    async purgeExpired({ now, seenSince }: LoginsAlive): Promise<void> {
      await tx
        .deleteFrom('customer_sessions')
        .where((row) => row.or([row('expires_at', '<=', now), row('seen_at', '<', seenSince)]))
        .execute()
      await tx.deleteFrom('customer_login_steps').where('expires_at', '<=', now).execute()
      await tx.deleteFrom('customer_challenges').where('expires_at', '<=', now).execute()
      await tx.deleteFrom('password_links').where('expires_at', '<=', now).execute()
      await tx.deleteFrom('email_links').where('expires_at', '<=', now).execute()
      await tx.deleteFrom('data_links').where('expires_at', '<=', now).execute()
    },
  }
}
