import { messageSet, withBlanks } from '#languages/message-set.ts'

/** What somebody reads whose photograph of a review is not shown; what it shares with a review stands there. */
export const declinedPhotographMessages = messageSet('mails', 'photograph-declined', {
  subject: withBlanks('Your photo is not shown: {product}', 'product'),
  heading: 'We don’t show a photo of your review',
  what: withBlanks(
    'You sent a photo with your review of this product on {date}. We decided on {decided} that it is not shown on any page of our shop, in any country. This has no time limit. Your review itself is not touched by this.',
    'date',
    'decided',
  ),
  reasons: {
    insult: 'The reason: the photo insults somebody.',
    personal: 'The reason: the photo shows somebody else, or private things by which somebody can be recognised.',
    advertising: 'The reason: the photo advertises something.',
    'off-topic': 'The reason: the photo shows something other than the product.',
    unlawful: 'The reason: the photo breaks the law.',
  },
  byRules:
    'Our rules for reviews don’t allow that. They hold for photos too, and stand beside the reviews of the product.',
  byLaw:
    'We may not publish what the law forbids. Our rules for reviews say so too, and stand beside the reviews of the product.',
  person: 'A person in our shop looked at the photo and decided. No automated means were used.',
  another: 'You can send another photo from the page of your order, as long as there is room for one.',
  look: 'Answer this mail, or reach our customer service. A person looks at your photo again, free of charge.',
})
