import { codeAt } from '#shop/credentials/one-time-codes.ts'
import { staffUrl } from '../open-shop.ts'
import { softAuthenticator } from '../soft-authenticator.ts'
import { staffPassword, staffPlace } from '../staff.ts'
import type { AuditCases } from './audit-case.ts'
import { invitedMember, ownAccount, ownAccountWithPasskey, passkeyOptions, withoutSession } from './audited-accounts.ts'

const ofSessions = 'who is logged in stands in their sessions'
const onlyBegun = 'nothing is done before its answer has come'
const begins = { before: { state: 'invited' }, after: { state: 'active' } }

/** By password and code, and by the account of the company. */
export const logInAuditCases: AuditCases = {
  logIn: {
    unwritten: ofSessions,
    prepare: async (office) => {
      const { email, member, nextCode } = await ownAccount(office)
      return { input: { email, password: staffPassword, code: nextCode() }, by: withoutSession(member) }
    },
  },
  logOut: { unwritten: ofSessions, prepare: async (office) => ({ input: {}, by: (await ownAccount(office)).by }) },
  acceptInvitation: {
    action: 'member.accept',
    prepare: async (office) => {
      const { token, by, object } = await invitedMember(office)
      const { secret = '' } = (await office.shop.shop.staff.invitation(token)) ?? {}
      const code = codeAt(secret, office.shop.clock.now())
      const input = { token, password: staffPassword, repeated: staffPassword, code }
      return { input, by, object, ...begins }
    },
  },
  beginSignIn: {
    unwritten: onlyBegun,
    prepare: async (office) => ({ input: { to: '/' }, by: withoutSession(office.owner) }),
  },
  beginSignInProof: {
    unwritten: onlyBegun,
    prepare: async (office) => ({ input: { to: '/' }, by: (await ownAccount(office)).by }),
  },
  finishSignIn: {
    action: 'member.accept',
    prepare: async (office) => {
      const { token, by, object } = await invitedMember(office)
      const begun = await office.shop.shop.staff.beginBySignIn(staffPlace, token)
      if ('refusals' in begun) throw new Error(JSON.stringify(begun))
      return { input: { callback: begun.url, browser: begun.browser }, by, object, ...begins }
    },
  },
}

/** What somebody does with the log-in that they have. */
export const ownAccountAuditCases: AuditCases = {
  prove: {
    unwritten: ofSessions,
    prepare: async (office) => {
      const { by, nextCode } = await ownAccount(office)
      return { input: { password: staffPassword, code: nextCode() }, by }
    },
  },
  endSession: {
    unwritten: ofSessions,
    prepare: async (office) => {
      const { by, actor } = await ownAccount(office)
      return { input: { id: actor.sessionId }, by }
    },
  },
  changePassword: {
    action: 'member.password',
    prepare: async (office) => {
      const { by, nextCode } = await ownAccount(office)
      const newPassword = 'kersenhout rijglaars 9'
      const input = { password: staffPassword, newPassword, repeated: newPassword, code: nextCode() }
      return { input, by, object: { type: 'member', id: by.member.id }, after: { otherSessions: 'ended' } }
    },
  },
  renewRecoveryCodes: {
    action: 'member.recovery-codes',
    prepare: async (office) => {
      const { by } = await ownAccount(office)
      return { input: {}, by, object: { type: 'member', id: by.member.id }, after: { made: 10 } }
    },
  },
  changeMentionMails: {
    unwritten: 'of what somebody is mailed is nobody else’s business',
    prepare: async (office) => ({ input: { wanted: false }, by: (await ownAccount(office)).by }),
  },
  changeLanguage: {
    unwritten: 'in which language somebody reads is nobody else’s business',
    prepare: async (office) => ({ input: { language: 'FR' }, by: (await ownAccount(office)).by }),
  },
}

/** What somebody does with passkeys. */
export const passkeyAuditCases: AuditCases = {
  beginPasskeyLogIn: {
    unwritten: onlyBegun,
    prepare: async (office) => ({ input: {}, by: withoutSession(office.owner) }),
  },
  logInByPasskey: {
    unwritten: ofSessions,
    prepare: async (office) => {
      const { authenticator, member } = await ownAccountWithPasskey(office)
      const options = passkeyOptions(await office.shop.shop.staff.beginPasskeyLogIn(staffPlace))
      return { input: { answer: authenticator.get(options) }, by: withoutSession(member) }
    },
  },
  beginByPasskey: {
    unwritten: onlyBegun,
    prepare: async (office) => {
      const { token, by } = await invitedMember(office)
      return { input: { token }, by }
    },
  },
  acceptByPasskey: {
    action: 'member.accept',
    prepare: async (office) => {
      const { token, by, object } = await invitedMember(office)
      const options = passkeyOptions(await office.shop.shop.staff.beginByPasskey(token))
      const answer = softAuthenticator({ origin: staffUrl }).create(options)
      return { input: { token, answer }, by, object, ...begins }
    },
  },
  beginPasskeyProof: {
    unwritten: onlyBegun,
    prepare: async (office) => ({ input: {}, by: (await ownAccountWithPasskey(office)).by }),
  },
  proveByPasskey: {
    unwritten: ofSessions,
    prepare: async (office) => {
      const { authenticator, actor, by } = await ownAccountWithPasskey(office)
      const options = passkeyOptions(await office.shop.shop.staff.beginPasskeyProof(actor))
      return { input: { answer: authenticator.get(options) }, by }
    },
  },
  beginPasskey: { unwritten: onlyBegun, prepare: async (office) => ({ input: {}, by: (await ownAccount(office)).by }) },
  addPasskey: {
    action: 'member.passkey-add',
    prepare: async (office) => {
      const { actor, by, object } = await ownAccount(office)
      const options = passkeyOptions(await office.shop.shop.staff.beginPasskey(actor))
      const answer = softAuthenticator({ origin: staffUrl }).create(options)
      return { input: { answer }, by, object, after: { name: staffPlace.device } }
    },
  },
  removePasskey: {
    action: 'member.passkey-remove',
    prepare: async (office) => {
      const { authenticator, by, object } = await ownAccountWithPasskey(office)
      return { input: { id: authenticator.id }, by, object, before: { name: staffPlace.device } }
    },
  },
}
