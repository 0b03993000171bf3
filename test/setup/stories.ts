/**
 * How many stories a proof tells: the small number on each push, the large one with `npm test -- --full`, and as many as
 * `STORIES` says for a night.
 */
export function numberOfStories(quick: number, full: number): number {
  return Number(process.env.STORIES ?? (process.env.TEST_EXTENT === 'full' ? full : quick))
}
