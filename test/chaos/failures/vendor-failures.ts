import { vendorDomain } from '../node-hooks.ts'
import { type Behaviour, type VendorName, vendorNames } from '../vendors.ts'
import type { PractisedFailure } from './failure.ts'

const vendorOf = (target: string): VendorName => vendorNames.find((name) => name === target) ?? 'mollie'

const misbehaviour = (name: string, said: string, how: Behaviour): PractisedFailure => ({
  name,
  said,
  lane: 'outside',
  targets: vendorNames,
  lasts: [3, 15],
  begin: async ({ vendors }, target) => vendors.behave(vendorOf(target), how),
  end: async ({ vendors }, target) => vendors.behave(vendorOf(target), 'well'),
})

export const vendorFails = misbehaviour('vendor-fails', 'A vendor that answers 503 to everything', 'fails')
export const vendorLags = misbehaviour('vendor-lags', 'A vendor that takes up to 14 seconds for each answer', 'lags')
export const answersLost = misbehaviour(
  'answers-lost',
  'A vendor that does what it is asked, and its answer is lost',
  'answers-get-lost',
)

export const webhooksTwice: PractisedFailure = {
  name: 'webhooks-twice',
  said: 'The payment provider tells everything twice, at the same moment',
  lane: 'outside',
  targets: ['mollie'],
  lasts: [5, 15],
  begin: async ({ vendors }) => {
    vendors.tellTwice = true
  },
  end: async ({ vendors }) => {
    vendors.tellTwice = false
  },
}

export const nameFails: PractisedFailure = {
  name: 'name-fails',
  said: 'The name of a vendor that nobody can look up (DNS), on both nodes',
  lane: 'outside',
  targets: vendorNames,
  lasts: [3, 15],
  begin: async ({ nodes, vendors }, target) => {
    for (const node of nodes) node.set({ deadNames: [`${target}${vendorDomain}`] })
    vendors.dropConnections()
  },
  end: async ({ nodes }) => {
    for (const node of nodes) node.set({ deadNames: [] })
  },
}

export const mailFails: PractisedFailure = {
  name: 'mail-fails',
  said: 'A mail server that asks to come back later',
  lane: 'outside',
  targets: ['mail'],
  lasts: [3, 15],
  begin: async ({ mail }) => {
    mail.fails = true
  },
  end: async ({ mail }) => {
    mail.fails = false
  },
}
