export type ReadOutcome = 'found' | 'absent' | 'broken' | 'late' | 'failed' | 'skipped'
export type WriteOutcome = 'stored' | 'late' | 'failed' | 'skipped'

export type SharedImageFigure = {
  readonly operation: 'read' | 'write'
  readonly outcome: ReadOutcome | WriteOutcome
  readonly count: number
}

/** What became of reading and writing shared pictures since the shop opened. What never happened is told as none. */
export class SharedImageFigures {
  readonly #counts = {
    read: { found: 0, absent: 0, broken: 0, late: 0, failed: 0, skipped: 0 } satisfies Record<ReadOutcome, number>,
    write: { stored: 0, late: 0, failed: 0, skipped: 0 } satisfies Record<WriteOutcome, number>,
  }

  add(operation: 'read', outcome: ReadOutcome): void
  add(operation: 'write', outcome: WriteOutcome): void
  add(operation: 'read' | 'write', outcome: ReadOutcome | WriteOutcome): void {
    const counts: Partial<Record<ReadOutcome | WriteOutcome, number>> = this.#counts[operation]
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }

  all(): readonly SharedImageFigure[] {
    const { read, write } = this.#counts
    return [...figuresOf('read', read), ...figuresOf('write', write)]
  }
}

const figuresOf = <Outcome extends ReadOutcome | WriteOutcome>(
  operation: SharedImageFigure['operation'],
  counts: Readonly<Record<Outcome, number>>,
): SharedImageFigure[] =>
  (Object.entries(counts) as [Outcome, number][]).map(([outcome, count]) => ({ operation, outcome, count }))
