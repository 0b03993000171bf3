import { messageSet, withBlanks } from '#languages/message-set.ts'

/** What somebody reads about the care of shoes that they own. Advice stands under the rule of the settings that it is for. */
export const careMailMessages = messageSet('mails', 'care-reminder', {
  subject: withBlanks('Time to look after them: {product}', 'product'),
  heading: 'A few minutes for a pair of yours',
  greeting: withBlanks('Hello {firstName},', 'firstName'),
  intro: withBlanks('You bought this pair from us on {date}. Now is a good time to do something for it.', 'date'),
  size: withBlanks('Size {size}', 'size'),
  how: 'How to do it',
  products: 'What fits it',
  noNeed: 'Whatever you have at home for this material does as well.',
  why: withBlanks(
    'You get this mail because you read our newsletter, which includes advice on what you bought here: one in {days} days at most.',
    'days',
  ),
  advice: {
    suede:
      'Before the wet months, brush the suede dry, always in one direction, and rub stains out with a suede rubber. Then spray it from an arm’s length and let it dry for a day. Wet suede dries by itself, away from the radiator.',
    patent:
      'Wipe patent leather with a soft, slightly damp cloth and rub it dry. Cold makes it brittle: let it warm up indoors before you bend it. Keep the pair apart from dark shoes, whose colour it takes on.',
    leather:
      'Wipe the leather with a damp cloth and let it dry away from the radiator. Then feed it with a little cream, leave it for ten minutes and brush it up. Salt and slush come off with lukewarm water, best on the same evening.',
    'leather-spring':
      'After the winter, wipe off what is left of salt with lukewarm water and let the pair dry for a day, with paper or shoe trees in it. Then feed the leather with cream, and put it away clean if its season is over.',
    textile:
      'Take laces and insoles out, and brush off what is dry. Clean the fabric by hand with lukewarm water and a soft brush, stuff the pair with paper and let it dry in the air. The washing machine is not for it.',
  },
})

export type CareMailMessages = ReturnType<typeof careMailMessages>
