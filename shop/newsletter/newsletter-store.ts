import { createHash } from 'node:crypto'
import { anyOf, type Database } from '#database/rows.ts'
import { isToken } from '#kernel/ids.ts'
import type { MemberDetails, NewsletterMember } from './member.ts'

const columns = [
  'id',
  'email',
  'salutation',
  'first_name',
  'last_name',
  'birthday',
  'store_code',
  'language',
  'country',
  'address',
  'house_number',
  'city',
  'newsletter_id',
  'newsletter_language',
  'branchcode',
  'source',
  'status',
  'settings_token',
  'confirm_sent_at',
  'asked_at',
  'wording_version',
  'confirmed_at',
  'unsubscribed_at',
  'left_because',
] as const

export type NewsletterReader = ReturnType<typeof newsletterReader>

export function newsletterReader(db: Database) {
  return {
    async byId(id: string): Promise<NewsletterMember | undefined> {
      const row = await db.selectFrom('newsletter_members').select(columns).where('id', '=', id).executeTakeFirst()
      return row && asMember(row)
    },

    /** @param email as `normalizedEmail` writes it */
    async byEmail(email: string): Promise<NewsletterMember | undefined> {
      const row = await db
        .selectFrom('newsletter_members')
        .select(columns)
        .where('email', '=', email)
        .executeTakeFirst()
      return row && asMember(row)
    },

    /** The members among some addresses, by their address. */
    async byEmails(emails: readonly string[]): Promise<ReadonlyMap<string, NewsletterMember>> {
      const rows = await db
        .selectFrom('newsletter_members')
        .select(columns)
        .where('email', '=', anyOf(emails, 'text'))
        .execute()
      return new Map(rows.map((row) => [row.email, asMember(row)]))
    },

    /** Whose settings a mailed link opens. */
    async bySettingsToken(token: string): Promise<NewsletterMember | undefined> {
      if (!isToken(token)) return undefined
      const row = await db
        .selectFrom('newsletter_members')
        .select(columns)
        .where('settings_token', '=', token)
        .executeTakeFirst()
      return row && asMember(row)
    },

    /** Whose subscription a mailed link confirms, while it works. */
    async byConfirmToken(token: string, now: Date): Promise<NewsletterMember | undefined> {
      if (!isToken(token)) return undefined
      const row = await db
        .selectFrom('newsletter_members')
        .select(columns)
        .where('confirm_hash', '=', hashOf(token))
        .where('confirm_expires_at', '>', now)
        .executeTakeFirst()
      return row && asMember(row)
    },
  }
}

export type MemberChange = Partial<
  Pick<
    NewsletterMember,
    | 'salutation'
    | 'firstName'
    | 'lastName'
    | 'storefrontCode'
    | 'language'
    | 'list'
    | 'status'
    | 'confirmedAt'
    | 'unsubscribedAt'
    | 'leftBecause'
  >
>

export type NewsletterWriter = ReturnType<typeof newsletterWriter>

export function newsletterWriter(tx: Database) {
  return {
    ...newsletterReader(tx),

    /** Keeps the member as it is until the transaction ends. */
    async lock(id: string): Promise<NewsletterMember | undefined> {
      const row = await tx
        .selectFrom('newsletter_members')
        .select(columns)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row && asMember(row)
    },

    /** The member of an address, locked; a new one waits to be confirmed. Two who ask at once are given the same one in turn. */
    async open(
      details: MemberDetails,
      fresh: { readonly settingsToken: string; readonly wordingVersion: string; readonly now: Date },
    ): Promise<NewsletterMember> {
      await tx
        .insertInto('newsletter_members')
        .values({
          ...columnsOf(details),
          email: details.email,
          status: 'pending',
          settings_token: fresh.settingsToken,
          asked_at: fresh.now,
          wording_version: fresh.wordingVersion,
          created_at: fresh.now,
          updated_at: fresh.now,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute()
      const row = await tx
        .selectFrom('newsletter_members')
        .select(columns)
        .where('email', '=', details.email)
        .forUpdate()
        .executeTakeFirstOrThrow()
      return asMember(row)
    },

    /** Somebody asks anew: what they say now counts, once they confirm it. */
    async ask(id: string, details: MemberDetails, wordingVersion: string, now: Date): Promise<void> {
      await tx
        .updateTable('newsletter_members')
        .set({ ...columnsOf(details), asked_at: now, wording_version: wordingVersion, updated_at: now })
        .where('id', '=', id)
        .execute()
    },

    /** The one link that confirms; any earlier one opens nothing. */
    async setConfirmLink(id: string, token: string, now: Date, expiresAt: Date): Promise<void> {
      await tx
        .updateTable('newsletter_members')
        .set({
          confirm_hash: hashOf(token),
          confirm_sent_at: now,
          confirm_expires_at: expiresAt,
          updated_at: now,
        })
        .where('id', '=', id)
        .execute()
    },

    async dropConfirmLink(id: string): Promise<void> {
      await tx
        .updateTable('newsletter_members')
        .set({ confirm_hash: null, confirm_sent_at: null, confirm_expires_at: null })
        .where('id', '=', id)
        .execute()
    },

    async change(id: string, change: MemberChange, now: Date): Promise<NewsletterMember> {
      const { salutation, firstName, lastName, storefrontCode, language, list, status } = change
      const { confirmedAt, unsubscribedAt, leftBecause } = change
      const row = await tx
        .updateTable('newsletter_members')
        .set({
          ...(salutation === undefined ? {} : { salutation }),
          ...(firstName === undefined ? {} : { first_name: firstName }),
          ...(lastName === undefined ? {} : { last_name: lastName }),
          ...(storefrontCode === undefined ? {} : { store_code: storefrontCode }),
          ...(language === undefined ? {} : { language }),
          ...(list === undefined ? {} : { newsletter_id: list.id, newsletter_language: list.language }),
          ...(status === undefined ? {} : { status }),
          ...(confirmedAt === undefined ? {} : { confirmed_at: confirmedAt }),
          ...(unsubscribedAt === undefined ? {} : { unsubscribed_at: unsubscribedAt }),
          ...(leftBecause === undefined ? {} : { left_because: leftBecause }),
          updated_at: now,
        })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow()
      return asMember(row)
    },

    async remove(id: string): Promise<void> {
      await tx.deleteFrom('newsletter_members').where('id', '=', id).execute()
    },

    /** Drops those who asked before an instant and never confirmed. */
    async purgePending(before: Date): Promise<void> {
      await tx.deleteFrom('newsletter_members').where('status', '=', 'pending').where('asked_at', '<', before).execute()
    },
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function columnsOf(details: MemberDetails) {
  return {
    salutation: details.salutation,
    first_name: details.firstName,
    last_name: details.lastName,
    birthday: details.birthday,
    store_code: details.storefrontCode,
    language: details.language,
    country: details.country,
    address: details.address,
    house_number: details.houseNumber,
    city: details.city,
    newsletter_id: details.list.id,
    newsletter_language: details.list.language,
    branchcode: details.branchcode,
    source: details.source,
  }
}

type Row = {
  id: string
  email: string
  salutation: NewsletterMember['salutation']
  first_name: string
  last_name: string
  birthday: string | null
  store_code: NewsletterMember['storefrontCode']
  language: NewsletterMember['language']
  country: NewsletterMember['country']
  address: string | null
  house_number: string | null
  city: string | null
  newsletter_id: number
  newsletter_language: NewsletterMember['list']['language']
  branchcode: string | null
  source: NewsletterMember['source']
  status: NewsletterMember['status']
  settings_token: string
  confirm_sent_at: Date | null
  asked_at: Date
  wording_version: string
  confirmed_at: Date | null
  unsubscribed_at: Date | null
  left_because: NewsletterMember['leftBecause']
}

function asMember(row: Row): NewsletterMember {
  return {
    id: row.id,
    email: row.email,
    salutation: row.salutation,
    firstName: row.first_name,
    lastName: row.last_name,
    birthday: row.birthday,
    storefrontCode: row.store_code,
    language: row.language,
    country: row.country,
    address: row.address,
    houseNumber: row.house_number,
    city: row.city,
    list: { id: row.newsletter_id, language: row.newsletter_language },
    branchcode: row.branchcode,
    source: row.source,
    status: row.status,
    settingsToken: row.settings_token,
    confirmSentAt: row.confirm_sent_at,
    askedAt: row.asked_at,
    wordingVersion: row.wording_version,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
    leftBecause: row.left_because,
  }
}
