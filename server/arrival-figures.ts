import { type ArrivalNotice, arrivals, type CountArrival } from '#shop/stores/arrival.ts'

export type ArrivalFigure = ArrivalNotice & { readonly count: number }

/** How often stores heard that somebody comes, since the process began and over all its threads. Those that never were are told as none. */
export class ArrivalFigures {
  readonly #figures: (ArrivalNotice & { count: number })[] = (['order', 'reservation'] as const).flatMap((of) =>
    arrivals.map((arrival) => ({ of, arrival, count: 0 })),
  )

  readonly add: CountArrival = (notice) => {
    const figure = this.#figures.find(({ of, arrival }) => of === notice.of && arrival === notice.arrival)
    if (figure) figure.count++
  }

  all(): readonly ArrivalFigure[] {
    return this.#figures
  }
}
