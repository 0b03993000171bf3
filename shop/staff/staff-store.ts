import { type Selectable, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { StaffMembers } from '#database/tables.ts'
import { isUuid } from '#kernel/ids.ts'
import { hashOf } from '../credentials/hashed-token.ts'
import { recoveryCodeHash } from '../credentials/one-time-codes.ts'
import {
  type StaffMember,
  type StaffRole,
  type StaffSession,
  staffRoles,
  staffSessionIdle,
  staffSessionLifetime,
} from './staff-member.ts'

/** What somebody logs in with. Never leaves the department. */
export type StaffCredentials = {
  readonly member: StaffMember
  readonly passwordHash: string | null
  /** Sealed. */
  readonly codeSecret: Buffer | null
  readonly codeStep: number | null
  readonly invitationEndsAt: Date | null
  /** Whether the account of the company opens it too. */
  readonly hasSignIn: boolean
}

export type NewStaffMember = Pick<StaffMember, 'name' | 'email' | 'language' | 'roles' | 'storefronts' | 'stores'>

/** A link that was made for somebody, and the secret that their app will have. */
export type NewInvitation = { readonly token: string; readonly endsAt: Date; readonly codeSecret: Buffer }

export type StaffReader = ReturnType<typeof staffReader>

export function staffReader(db: Database) {
  const members = () => db.selectFrom('staff_members').selectAll()
  return {
    async byId(id: string): Promise<StaffMember | undefined> {
      if (!isUuid(id)) return undefined
      const row = await members().where('id', '=', id).executeTakeFirst()
      return row && memberOf(row)
    },

    /** By name. */
    async all(): Promise<StaffMember[]> {
      return (await members().orderBy('name').orderBy('id').execute()).map(memberOf)
    },

    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('staff_members').select('id').limit(1).executeTakeFirst()) === undefined
    },

    /** @param email as `normalizedEmail` writes it */
    async byEmail(email: string): Promise<StaffCredentials | undefined> {
      const row = await members().where('email', '=', email).executeTakeFirst()
      return row && credentialsOf(row)
    },

    async credentials(id: string): Promise<StaffCredentials | undefined> {
      const row = await members().where('id', '=', id).executeTakeFirst()
      return row && credentialsOf(row)
    },

    /** Whether somebody has what they log in with: a password or a passkey. */
    async hasBegun(id: string): Promise<boolean> {
      const row = await db
        .selectFrom('staff_members')
        .select('id')
        .where('id', '=', id)
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('password_hash', 'is not', null),
            eb('oidc_subject', 'is not', null),
            exists(selectFrom('staff_passkeys').select('staff_passkeys.id').where('member_id', '=', id)),
          ]),
        )
        .executeTakeFirst()
      return row !== undefined
    },

    /** Whether somebody is mailed when a note names them; never for a key of another system. */
    async wantsMentionMails(id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const row = await db.selectFrom('staff_members').select('mention_mails').where('id', '=', id).executeTakeFirst()
      return row?.mention_mails ?? false
    },

    /** Whose account of the company it is. */
    async bySubject(issuer: string, subject: string): Promise<StaffMember | undefined> {
      const row = await members()
        .where('oidc_issuer', '=', issuer)
        .where('oidc_subject', '=', subject)
        .executeTakeFirst()
      return row && memberOf(row)
    },

    /** The sealed token by which a provider ends its own session. */
    async idTokenOf(sessionToken: string): Promise<Buffer | undefined> {
      const row = await db
        .selectFrom('staff_sessions')
        .select('id_token')
        .where('token_hash', '=', hashOf(sessionToken))
        .executeTakeFirst()
      return row?.id_token ?? undefined
    },

    async byInvitation(token: string, now: Date): Promise<StaffCredentials | undefined> {
      const row = await members()
        .where('invitation_hash', '=', hashOf(token))
        .where('invitation_ends_at', '>', now)
        .executeTakeFirst()
      return row && credentialsOf(row)
    },

    /** Whose session a token is; nothing where it is over, or its member was suspended. */
    async bySession(
      token: string,
      now: Date,
    ): Promise<{ member: StaffMember; sessionId: string; seenAt: Date; provedAt: Date } | undefined> {
      const row = await db
        .selectFrom('staff_sessions')
        .innerJoin('staff_members', 'staff_members.id', 'staff_sessions.member_id')
        .where('staff_sessions.token_hash', '=', hashOf(token))
        .where('staff_sessions.expires_at', '>', now)
        .where('staff_sessions.seen_at', '>', new Date(now.getTime() - staffSessionIdle))
        .where('staff_members.state', '=', 'active')
        .selectAll('staff_members')
        .select([
          'staff_sessions.id as session_id',
          'staff_sessions.seen_at as session_seen_at',
          'staff_sessions.proved_at',
        ])
        .executeTakeFirst()
      return (
        row && {
          member: memberOf(row),
          sessionId: row.session_id,
          seenAt: row.session_seen_at,
          provedAt: row.proved_at,
        }
      )
    },

    async sessions(memberId: string, now: Date): Promise<StaffSession[]> {
      if (!isUuid(memberId)) return []
      const rows = await db
        .selectFrom('staff_sessions')
        .select(['id', 'device', 'address', 'created_at', 'seen_at'])
        .where('member_id', '=', memberId)
        .where('expires_at', '>', now)
        .where('seen_at', '>', new Date(now.getTime() - staffSessionIdle))
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(({ created_at: createdAt, seen_at: seenAt, ...row }) => ({ ...row, createdAt, seenAt }))
    },
  }
}

export function staffWriter(tx: Database) {
  return {
    ...staffReader(tx),

    /** Keeps who acts as they are until the transaction ends: who is suspended meanwhile is suspended after it. */
    async hold(id: string): Promise<StaffMember | undefined> {
      const row = await tx.selectFrom('staff_members').selectAll().where('id', '=', id).forShare().executeTakeFirst()
      return row && memberOf(row)
    },

    /** Everybody, in one order, so that two changes of owners never both find the other one left. */
    async lockAll(): Promise<StaffMember[]> {
      const rows = await tx.selectFrom('staff_members').selectAll().orderBy('id').forUpdate().execute()
      return rows.map(memberOf)
    },

    async lock(id: string): Promise<StaffCredentials | undefined> {
      if (!isUuid(id)) return undefined
      const row = await tx.selectFrom('staff_members').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      return row && credentialsOf(row)
    },

    /** @returns nothing where the address is taken */
    async add(member: NewStaffMember, invitation: NewInvitation, now: Date): Promise<StaffMember | undefined> {
      const row = await tx
        .insertInto('staff_members')
        .values({
          ...columnsOf(member),
          email: member.email,
          state: 'invited',
          created_at: now,
          ...invitationColumns(invitation),
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returningAll()
        .executeTakeFirst()
      return row && memberOf(row)
    },

    async change(id: string, member: Omit<NewStaffMember, 'email'>): Promise<StaffMember> {
      return memberOf(
        await tx
          .updateTable('staff_members')
          .set({ ...columnsOf(member), version: sql`version + 1` })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      )
    },

    async changeState(id: string, state: StaffMember['state']): Promise<void> {
      await tx.updateTable('staff_members').set({ state, version: sql`version + 1` }).where('id', '=', id).execute()
    },

    /** A new link; what they logged in with before is worth nothing any more. */
    async inviteAgain(id: string, invitation: NewInvitation): Promise<void> {
      await tx
        .updateTable('staff_members')
        .set({
          state: 'invited',
          password_hash: null,
          oidc_issuer: null,
          oidc_subject: null,
          code_step: null,
          version: sql`version + 1`,
          ...invitationColumns(invitation),
        })
        .where('id', '=', id)
        .execute()
      await tx.deleteFrom('staff_recovery_codes').where('member_id', '=', id).execute()
      await tx.deleteFrom('staff_passkeys').where('member_id', '=', id).execute()
    },

    /**
     * The link is used.
     * @param passwordHash nothing for who begins by a passkey
     * @returns whether it was this call that did
     */
    async accept(id: string, token: string, passwordHash: string | null, codeStep: number | null): Promise<boolean> {
      const result = await tx
        .updateTable('staff_members')
        .set({
          state: 'active',
          password_hash: passwordHash,
          code_step: codeStep,
          invitation_hash: null,
          invitation_ends_at: null,
          version: sql`version + 1`,
        })
        .where('id', '=', id)
        .where('invitation_hash', '=', hashOf(token))
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Binds the account of the company to who was invited; the link is used. @returns nothing where it was used before, or is over */
    async bindSubject(
      invitationHash: Buffer,
      { issuer, subject }: { readonly issuer: string; readonly subject: string },
      now: Date,
    ): Promise<StaffMember | undefined> {
      const row = await tx
        .updateTable('staff_members')
        .set({
          state: 'active',
          oidc_issuer: issuer,
          oidc_subject: subject,
          invitation_hash: null,
          invitation_ends_at: null,
          version: sql`version + 1`,
        })
        .where('invitation_hash', '=', invitationHash)
        .where('invitation_ends_at', '>', now)
        .returningAll()
        .executeTakeFirst()
      return row && memberOf(row)
    },

    /** Somebody whom their company vouches for, and nobody invited. @returns nothing where the address is taken */
    async addBySubject(
      { name, email, language, roles }: Pick<StaffMember, 'name' | 'email' | 'language' | 'roles'>,
      { issuer, subject }: { readonly issuer: string; readonly subject: string },
      now: Date,
    ): Promise<StaffMember | undefined> {
      const row = await tx
        .insertInto('staff_members')
        .values({
          ...columnsOf({ name, language, roles, storefronts: 'all', stores: 'all' }),
          email,
          state: 'active',
          oidc_issuer: issuer,
          oidc_subject: subject,
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      return row && memberOf(row)
    },

    async changePassword(id: string, passwordHash: string): Promise<void> {
      await tx.updateTable('staff_members').set({ password_hash: passwordHash }).where('id', '=', id).execute()
    },

    async changeLanguage(id: string, language: StaffMember['language']): Promise<void> {
      await tx.updateTable('staff_members').set({ language }).where('id', '=', id).execute()
    },

    async changeMentionMails(id: string, wanted: boolean): Promise<void> {
      await tx.updateTable('staff_members').set({ mention_mails: wanted }).where('id', '=', id).execute()
    },

    /** Takes a code of the app. @returns whether it was not taken before, nor a later one */
    async takeCodeStep(id: string, step: number): Promise<boolean> {
      const result = await tx
        .updateTable('staff_members')
        .set({ code_step: step })
        .where('id', '=', id)
        .where(({ eb, or }) => or([eb('code_step', 'is', null), eb('code_step', '<', step)]))
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Takes a recovery code. @returns whether there was one that nobody took before */
    async takeRecoveryCode(id: string, code: string): Promise<boolean> {
      const result = await tx
        .deleteFrom('staff_recovery_codes')
        .where('member_id', '=', id)
        .where('code_hash', '=', recoveryCodeHash(code))
        .executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    async replaceRecoveryCodes(id: string, codes: readonly string[]): Promise<void> {
      await tx.deleteFrom('staff_recovery_codes').where('member_id', '=', id).execute()
      await tx
        .insertInto('staff_recovery_codes')
        .values(codes.map((code) => ({ member_id: id, code_hash: recoveryCodeHash(code) })))
        .execute()
    },

    async beginSession(session: {
      readonly memberId: string
      readonly token: string
      readonly device: string
      readonly address: string | undefined
      readonly now: Date
      /** When they showed last who they are; now where nothing is said. */
      readonly provedAt?: Date
      /** Sealed. */
      readonly idToken?: Buffer
    }): Promise<string> {
      const { memberId, token, device, address, now, provedAt = now, idToken } = session
      const { id } = await tx
        .insertInto('staff_sessions')
        .values({
          member_id: memberId,
          token_hash: hashOf(token),
          device: device.slice(0, 100),
          address: address ?? null,
          created_at: now,
          seen_at: now,
          proved_at: provedAt,
          id_token: idToken ?? null,
          expires_at: new Date(now.getTime() + staffSessionLifetime),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx.updateTable('staff_members').set({ seen_at: now }).where('id', '=', memberId).execute()
      return id
    },

    async seen(sessionId: string, memberId: string, now: Date): Promise<void> {
      await tx.updateTable('staff_sessions').set({ seen_at: now }).where('id', '=', sessionId).execute()
      await tx.updateTable('staff_members').set({ seen_at: now }).where('id', '=', memberId).execute()
    },

    async proved(sessionId: string, now: Date): Promise<void> {
      await tx.updateTable('staff_sessions').set({ proved_at: now }).where('id', '=', sessionId).execute()
    },

    async endSessionOfToken(token: string): Promise<void> {
      await tx.deleteFrom('staff_sessions').where('token_hash', '=', hashOf(token)).execute()
    },

    /** @returns whose it was; nothing where there is none */
    async endSession(id: string): Promise<string | undefined> {
      if (!isUuid(id)) return undefined
      const row = await tx.deleteFrom('staff_sessions').where('id', '=', id).returning('member_id').executeTakeFirst()
      return row?.member_id
    },

    /** @param except the session that goes on */
    async endSessions(memberId: string, except?: string): Promise<void> {
      let query = tx.deleteFrom('staff_sessions').where('member_id', '=', memberId)
      if (except !== undefined) query = query.where('id', '<>', except)
      await query.execute()
    },

    /** Removes sessions that are over. */
    async purgeSessions(now: Date): Promise<void> {
      await tx.deleteFrom('staff_sessions').where('expires_at', '<=', now).execute()
    },
  }
}

type Row = Selectable<StaffMembers>

function memberOf(row: Row): StaffMember {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    language: row.language,
    // A role that a later release knew is none here.
    roles: row.roles.filter((role): role is StaffRole => staffRoles.some((known) => known === role)),
    storefronts: row.store_codes ?? 'all',
    stores: row.location_codes ?? 'all',
    state: row.state,
    version: row.version,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  }
}

const credentialsOf = (row: Row): StaffCredentials => ({
  member: memberOf(row),
  passwordHash: row.password_hash,
  codeSecret: row.code_secret,
  codeStep: row.code_step,
  invitationEndsAt: row.invitation_ends_at,
  hasSignIn: row.oidc_subject !== null,
})

const columnsOf = ({ name, language, roles, storefronts, stores }: Omit<NewStaffMember, 'email'>) => ({
  name,
  language,
  roles: [...roles],
  store_codes: storefronts === 'all' ? null : [...storefronts],
  location_codes: stores === 'all' ? null : [...stores],
})

const invitationColumns = ({ token, endsAt, codeSecret }: NewInvitation) => ({
  invitation_hash: hashOf(token),
  invitation_ends_at: endsAt,
  code_secret: codeSecret,
})
