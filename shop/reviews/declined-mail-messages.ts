import { messageSet, withBlanks } from '#languages/message-set.ts'

/** What somebody reads whose review is not shown. */
export const declinedMailMessages = messageSet('mails', 'review-declined', {
  subject: withBlanks('Your review is not shown: {product}', 'product'),
  heading: 'We don’t show your review',
  what: withBlanks(
    'You wrote a review of this product on {date}. We decided on {decided} that it is not shown on any page of our shop, in any country, and does not count in the average. This has no time limit.',
    'date',
    'decided',
  ),
  reasons: {
    insult: 'The reason: the review insults somebody.',
    personal: 'The reason: the review names private things by which somebody can be recognised.',
    advertising: 'The reason: the review advertises something.',
    'off-topic': 'The reason: the review is about something other than the product.',
    unlawful: 'The reason: the review breaks the law.',
  },
  exactly: withBlanks('More precisely: {explanation}', 'explanation'),
  byRules:
    'Our rules for reviews don’t allow that. They say which reviews we don’t show, and stand beside the reviews of the product.',
  byLaw:
    'We may not publish what the law forbids. Our rules for reviews say so too, and stand beside the reviews of the product.',
  opinion: 'Whether you praise or complain made no difference.',
  rules: 'How we check reviews',
  yours: 'Your review',
  stars: withBlanks('{stars} of 5 stars', 'stars'),
  decided: 'Who decided',
  person:
    'A person in our shop read your review and decided. No automated means were used, neither to find it nor to decide.',
  another: 'Another text',
  again:
    'You can write another review of this product once. We read it before anybody else does, and show it if none of our rules is against it.',
  write: 'Write another review',
  last: 'This was the second review of this product from this order. We can’t take a third one.',
  object: 'If you disagree',
  look: 'Answer this mail, or reach our customer service. A person looks at your review again, free of charge.',
  beyond: 'You can also turn to an out-of-court dispute settlement body, or to a court.',
  article: 'This mail states our reasons as Article 17 of Regulation (EU) 2022/2065 (Digital Services Act) asks.',
})
