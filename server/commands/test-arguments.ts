/** How much of the test run somebody asked for. */
export type TestArguments = {
  /** Steps by name; all of them when empty. */
  readonly steps: readonly string[]
  /** Both PostgreSQLs run every test, and proofs tell their large number of stories. */
  readonly full: boolean
  /** Only what a change since this commit can reach; files that are not committed count as changed. */
  readonly since: string | undefined
}

/** The steps that a quick look at a change leaves out: the oldest PostgreSQL says nothing about one that the newest doesn't. */
const changedSteps = ['format', 'lint', 'types', 'unit', 'postgres-18', 'build', 'journeys']

/**
 * `npm test -- [--full] [changed[=<commit>]] [<step> …]`
 * @param base the commit that `changed` compares with when none is named
 * @returns the arguments, or the sentence that says what is wrong with them
 */
export function testArguments(
  args: readonly string[],
  known: readonly string[],
  base: () => string,
): TestArguments | string {
  const full = args.includes('--full')
  const changed = args.find((arg) => arg === 'changed' || arg.startsWith('changed='))
  const steps = args.filter((arg) => arg !== '--full' && arg !== changed)
  const unknown = steps.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    return `There is no step ${unknown.join(', ')}; there are ${known.join(', ')}, and --full and changed[=<commit>] beside them.`
  }
  if (changed === undefined) return { steps, full, since: undefined }
  const since = changed.slice('changed='.length) || base()
  return { steps: steps.length > 0 ? steps : changedSteps, full, since }
}

/** What no page and no answer of the shop is made of. */
const unseenByShoppers = ['docs/', 'bench/', 'test/', '.github/', '.ci/']

/**
 * The journeys that a change can reach: all of them (`undefined`) once it touches what the shop is made of, else the ones that
 * were changed themselves. A page is made by too much of the shop to tell its journeys by imports.
 */
export function journeysOf(changedFiles: readonly string[]): readonly string[] | undefined {
  const journeys = changedFiles.filter((file) => file.startsWith('test/journeys/'))
  const helpers = journeys.filter((file) => !file.endsWith('.test.ts'))
  const ofTheShop = changedFiles.filter(
    (file) =>
      !unseenByShoppers.some((folder) => file.startsWith(folder)) &&
      !/\.test\.tsx?$/.test(file) &&
      !file.endsWith('.md') &&
      !file.startsWith('LICENSE'),
  )
  return helpers.length + ofTheShop.length > 0 ? undefined : journeys
}
