import { messageSet, withBlanks } from '#languages/message-set.ts'

/** Of reading what buyers say of products. */
export const reviewWords = messageSet('backoffice', 'reviews', {
  title: 'Reviews',
  about:
    'What buyers say of products. Praise or complaint is no reason to keep one back: the law wants all of them shown, or none (Directive (EU) 2019/2161).',
  states: { WAITING: 'To read', PUBLISHED: 'Shown', DECLINED: 'Kept back' },
  none: 'None.',
  stars: withBlanks('{stars} of 5 stars', 'stars'),
  comfort: withBlanks('Comfort {stars}', 'stars'),
  quality: withBlanks('Quality {stars}', 'stars'),
  fits: { small: 'small', normal: 'as usual', large: 'large' },
  size: withBlanks('Size {size}', 'size'),
  noText: 'Without a text',
  by: withBlanks('{author}, order {number}', 'author', 'number'),
  byAt: withBlanks('{author}, at {service}', 'author', 'service'),
  sources: { OWN: 'this shop', TRUSTED_SHOPS: 'Trusted Shops' },
  verified: {
    yes: 'By a buyer, as it says there',
    no: 'Not by a buyer, as it says there',
    unknown: 'Nothing is said of whether it is by a buyer',
  },
  repliedThere: 'Your answer, as it stands there',
  helpful: withBlanks('{helpful} of {votes} found it helpful', 'helpful', 'votes'),
  publish: 'Show it',
  decline: 'Keep it back',
  reason: 'Why',
  reasons: {
    INSULT: 'It insults somebody',
    PERSONAL: 'It names private things',
    ADVERTISING: 'It advertises',
    OFF_TOPIC: 'It is not about the product',
    UNLAWFUL: 'It breaks the law',
  },
  explanation: 'The passage, or the law that it breaks',
  explanationHint: 'In the language of the review: whoever wrote it reads it. Needed where it breaks the law.',
  told: 'Whoever wrote it is mailed why, that a person decided, and how to object. They can write another text once, which waits here.',
  toldLast:
    'Whoever wrote it is mailed why, that a person decided, and how to object. It was their second text: they can’t write a third.',
  toldNobody:
    'Nobody is mailed: the shop doesn’t know who wrote it. A file that brings it again doesn’t show it. What has to go there too is reported there.',
  second: 'Follows one that was kept back',
  because: withBlanks('Kept back: {reason}', 'reason'),
  reply: 'Answer for everybody to read',
  replyHint: 'Empty takes an earlier answer away.',
  replySubmit: 'Answer',
  done: 'Done.',
})
