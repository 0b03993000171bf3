/** What the next wave is called unless somebody names it: one more than the highest number that an open one has for a name. */
export function nextWaveName(open: readonly { readonly name: string }[]): string {
  const numbers = open.map(({ name }) => (/^\d{1,6}$/.test(name) ? Number(name) : 0))
  return `${Math.max(0, ...numbers) + 1}`
}
