import { expect } from 'vitest'
import { soldGiftCard } from '../gift-card.ts'
import type { AuditCases } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'

/** @returns the id of a card that was sold and paid */
const soldCard = async ({ shop }: AuditOffice) => (await soldGiftCard(shop)).id

const inBooks = (id: string) => ({ type: 'gift-card', id, name: expect.stringMatching(/^[0-9A-Z]{4}$/) })

/** Of gift cards. */
export const giftCardAuditCases: AuditCases = {
  blockGiftCard: {
    action: 'gift-card.block',
    prepare: async (office) => {
      const card = await soldCard(office)
      return {
        input: { card, blocked: true },
        object: inBooks(card),
        before: { blocked: false },
        after: { blocked: true },
      }
    },
  },
  mailGiftCardAgain: {
    action: 'gift-card.mail',
    prepare: async (office) => {
      const card = await soldCard(office)
      return { input: { card, key: office.key() }, object: inBooks(card), after: { mailed: true } }
    },
  },
  withdrawGiftCard: {
    action: 'gift-card.withdraw',
    prepare: async (office) => {
      const card = await soldCard(office)
      return { input: { card }, object: inBooks(card), before: { owed: 5000 }, after: { owed: 0 } }
    },
  },
}
