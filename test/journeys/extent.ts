/** `npm test -- --full`: all that can be told of the shop, in all languages and at all widths. */
export const isFullRun = process.env.TEST_EXTENT === 'full'

/**
 * What differs by its words alone, in the storefronts that a run visits: the first of these languages in each run, all of them in a
 * full one. Messages, texts and prices of all languages have tests of their own, which take milliseconds.
 */
export const inTurn = <Case>(cases: readonly Case[], first = 1): readonly Case[] =>
  isFullRun ? cases : cases.slice(0, first)
