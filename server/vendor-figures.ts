import type { ObserveVendor, VendorEvent } from '#integrations/vendor/vendor-event.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import type { Tracer } from '#kernel/tracing.ts'
import { type Log, withoutPeople } from './log.ts'

export type VendorFigure = {
  readonly vendor: string
  readonly operation: string
  readonly outcome: VendorEvent['outcome']
  readonly count: number
  readonly seconds: number
}

/** What a vendor failed with last. */
type VendorFailure = {
  readonly outcome: VendorEvent['outcome']
  readonly operation: string
  readonly at: Date
  readonly detail: string | undefined
}

/** What became of the requests to outside systems since the shop opened, over all threads of the process. */
export class VendorFigures {
  readonly #clock: Clock
  readonly #figures = new Map<string, VendorFigure>()
  readonly #failures = new Map<string, VendorFailure>()

  constructor(clock: Clock = systemClock) {
    this.#clock = clock
  }

  readonly add: ObserveVendor = ({ vendor, operation, outcome, durationMs, detail }) => {
    if (outcome !== 'answered')
      this.#failures.set(vendor, { outcome, operation, at: this.#clock.now(), detail: detail && withoutPeople(detail) })
    const key = JSON.stringify([vendor, operation, outcome])
    const known = this.#figures.get(key)
    const count = (known?.count ?? 0) + 1
    const seconds = (known?.seconds ?? 0) + durationMs / 1000
    this.#figures.set(key, { vendor, operation, outcome, count, seconds })
  }

  all(): readonly VendorFigure[] {
    return [...this.#figures.values()]
  }

  /** By vendor, with what failed last; those that failed last are on top. */
  byVendor() {
    const vendors = [...new Set(this.all().map(({ vendor }) => vendor))]
    const count = (vendor: string, isAnswered: boolean) =>
      this.all()
        .filter((one) => one.vendor === vendor && (one.outcome === 'answered') === isAnswered)
        .reduce((sum, one) => sum + one.count, 0)
    return vendors
      .map((vendor) => ({
        vendor,
        answered: count(vendor, true),
        failed: count(vendor, false),
        last: this.#failures.get(vendor),
      }))
      .toSorted((a, b) => (b.last?.at.getTime() ?? 0) - (a.last?.at.getTime() ?? 0) || a.vendor.localeCompare(b.vendor))
  }
}

/** Writes one line for every request that failed or is sent again, and passes every one on to the figures and to the tracer. */
export function observeVendors(log: Pick<Log, 'warn' | 'error'>, count: ObserveVendor, tracer?: Tracer): ObserveVendor {
  return (event) => {
    count(event)
    if (tracer?.isRecording) noteVendor(tracer, event)
    if (event.outcome === 'answered') return
    const level = alarming.has(event.outcome) ? 'error' : 'warn'
    // What a database calls `detail` is a row, so the log hides whatever is called that.
    const { detail: why, ...rest } = event
    log[level]({ ...rest, why: why && withoutPeople(why) }, sentences[event.outcome])
  }
}

function noteVendor(tracer: Tracer, { vendor, operation, outcome, status, durationMs, attempt }: VendorEvent): void {
  const facts = {
    'shop.vendor': vendor,
    'shop.vendor.operation': operation,
    ...(status !== undefined && { 'http.response.status_code': status }),
    ...(attempt > 1 && { 'http.request.resend_count': attempt - 1 }),
  }
  const failure = outcome === 'answered' ? undefined : outcome
  tracer.note(`${vendor} ${operation}`, 'client', facts, durationMs, failure)
}

/** What only the operator can mend. */
const alarming = new Set<VendorEvent['outcome']>(['unauthorized', 'rejected'])

const sentences = {
  timeout: 'A vendor did not answer in time',
  network: 'A vendor could not be reached',
  'server-error': 'A vendor failed',
  busy: 'A vendor asked for patience',
  unauthorized: 'A vendor refused the key of this shop: check the key and its permissions',
  rejected: 'A vendor rejected a request',
  unreadable: 'A vendor answered in a shape that the shop can’t read',
} as const
