import { messageSet, withBlanks } from '#languages/message-set.ts'

/**
 * The instructions on withdrawal and the model form (Directive 2011/83, annex I), as they have to reach the shopper in
 * something that they can keep. The sentences are the law's, in the shop's form of address; change them with a lawyer.
 */
export const withdrawalMessages = messageSet('documents', 'withdrawal', {
  heading: 'Your right of withdrawal',
  right:
    'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period expires 14 days after the day on which you, or someone named by you who is not the carrier, receive the last item of your order.',
  how: withBlanks(
    'To withdraw, tell us so in an unequivocal statement before the period has expired, for example by email to {email}. You may use the form at the end of this email, but you do not have to.',
    'email',
  ),
  information: 'Information on your right of withdrawal',
  form: 'Model withdrawal form',
  formIntro: 'Complete and return this form only if you wish to withdraw from the contract.',
  formLines: withBlanks(
    [
      'To {trader}:',
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):',
      'Ordered on (*) / received on (*):',
      'Name of consumer(s):',
      'Address of consumer(s):',
      'Signature of consumer(s) (only if this form is notified on paper):',
      'Date:',
    ],
    'trader',
  ),
  formNote: '(*) Delete as appropriate.',
})

export type WithdrawalMessages = ReturnType<typeof withdrawalMessages>

/** Which wording the shopper was told; each statement of withdrawal keeps it. Changes with any sentence of this file. */
export const withdrawalNoticeVersion = '2026-11-21'
