import { expect } from 'vitest'
import { memberWithVoucher, registerMember } from '../member.ts'
import { sentPhotograph } from '../review-photograph.ts'
import { withSecondFactor } from '../second-factor.ts'
import type { AuditCases } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'
import { arrivedOrder } from './audited-orders.ts'

async function registered({ shop }: AuditOffice) {
  const { customer } = await registerMember(shop)
  return { number: customer.number, object: inBooksOf(customer.number) }
}
/** The books name nobody but by their number. */
const inBooksOf = (number: string) => ({ type: 'customer', id: number, name: number })

/** A review that waits to be read. @returns its id */
async function waitingReview(office: AuditOffice) {
  const { reference, orderNumber } = await arrivedOrder(office)
  const review = { position: 0, stars: 5, fit: 'small', text: 'Warm', author: 'Noor' }
  const query = `mutation ($reference: String!, $input: WriteReviewInput!) {
    writeReview(reference: $reference, input: $input) { ... on ReviewWritten { isPublished } } }`
  await office.shop.ask(query, { reference, input: review })
  const reviews = await office.ask<{ id: string; order: string }[]>('{ productReviews(state: WAITING) { id order } }')
  return reviews.find(({ order }) => order === orderNumber)?.id ?? ''
}

/** A photograph that waits with a review. @returns the ids of both */
async function waitingPhotograph(office: AuditOffice) {
  const { reference } = await arrivedOrder(office)
  const { photograph, review } = await sentPhotograph(office.shop, reference)
  return { photograph: photograph.id, review: review.id }
}

const ofReview = (id: string) => ({ type: 'review', id, name: expect.any(String) })

/** Of somebody who buys, and of what they write. */
export const customerAuditCases: AuditCases = {
  sendPasswordMail: {
    action: 'customer.password-mail',
    silent: 'a mail changes nothing of whoever gets it',
    prepare: async (office) => {
      const { number, object } = await registered(office)
      return { input: { number }, object }
    },
  },
  endCustomerSessions: {
    action: 'customer.end-sessions',
    prepare: async (office) => {
      const { number, object } = await registered(office)
      return { input: { number }, object, after: { browsers: 1 } }
    },
  },
  removeCustomerFactors: {
    action: 'customer.remove-factors',
    prepare: async (office) => {
      const { customer } = await registerMember(office.shop)
      await withSecondFactor(office.shop, customer)
      const { number } = customer
      return { input: { number }, object: inBooksOf(number), after: { secondFactor: true, passkeys: 0 } }
    },
  },
  eraseCustomer: {
    action: 'customer.erase',
    silent: 'what is erased must not stand in the books',
    prepare: async (office) => {
      const { number, object } = await registered(office)
      return { input: { number }, object }
    },
  },
  changeCustomerPoints: {
    action: 'customer.points',
    prepare: async (office) => {
      const { customer } = await registerMember(office.shop)
      const points = (await office.shop.shop.loyaltyOf({ id: customer.id })).available
      const input = { number: customer.number, points: 12, reason: 'Late', key: office.key() }
      const after = { points: points + 12, reason: 'Late' }
      return { input, object: inBooksOf(customer.number), before: { points }, after }
    },
  },
  giveCustomerVoucher: {
    action: 'customer.voucher',
    prepare: async (office) => {
      const { number, object } = await registered(office)
      const given = { amount: 1000, reason: 'Late' }
      return { input: { number, ...given, key: office.key() }, object, after: given }
    },
  },
  voidCustomerVoucher: {
    action: 'customer.voucher-void',
    prepare: async ({ shop }) => {
      const { login, voucher } = await memberWithVoucher(shop)
      const { number } = login.customer
      const input = { number, voucher: String(voucher.number), reason: 'By mistake' }
      const before = { voucher: String(voucher.number), amount: voucher.amount }
      return { input, object: inBooksOf(number), before, after: { reason: 'By mistake' } }
    },
  },
  publishReview: {
    action: 'review.publish',
    prepare: async (office) => {
      const review = await waitingReview(office)
      return {
        input: { review },
        object: ofReview(review),
        before: { state: 'waiting' },
        after: { state: 'published' },
      }
    },
  },
  declineReview: {
    action: 'review.decline',
    prepare: async (office) => {
      const review = await waitingReview(office)
      const after = { state: 'declined', reason: 'insult' }
      return { input: { review, reason: 'INSULT' }, object: ofReview(review), before: { state: 'waiting' }, after }
    },
  },
  publishReviewPhotograph: {
    action: 'review.photograph.publish',
    prepare: async (office) => {
      const { photograph, review } = await waitingPhotograph(office)
      return {
        input: { photograph },
        object: ofReview(review),
        before: { photograph, state: 'waiting' },
        after: { photograph, state: 'published' },
      }
    },
  },
  declineReviewPhotograph: {
    action: 'review.photograph.decline',
    prepare: async (office) => {
      const { photograph, review } = await waitingPhotograph(office)
      return {
        input: { photograph, reason: 'PERSONAL' },
        object: ofReview(review),
        before: { photograph, state: 'waiting' },
        after: { photograph, state: 'declined', reason: 'personal' },
      }
    },
  },
  replyToReview: {
    action: 'review.reply',
    prepare: async (office) => {
      const review = await waitingReview(office)
      await office.ask('mutation ($review: ID!) { replyToReview(review: $review, text: "First") { id } }', { review })
      const input = { review, text: 'Second' }
      return { input, object: ofReview(review), before: { reply: 'First' }, after: { reply: 'Second' } }
    },
  },
}
