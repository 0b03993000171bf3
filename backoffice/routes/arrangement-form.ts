import type { ArrangementInput, ArrangementStepKind } from '../graphql/graphql.ts'

/** What somebody decided on the page of a list, and did not publish yet: the form carries it from press to press. */
export type Draft = {
  readonly steps: readonly { readonly kind: ArrangementStepKind; readonly brand: string | null }[]
  readonly pins: readonly { readonly sku: string; readonly place: number }[]
  readonly buried: readonly string[]
}

export const stepKinds: readonly ArrangementStepKind[] = [
  'NEWEST',
  'BEST_SELLERS',
  'MOST_SIZES',
  'REDUCED_FIRST',
  'REDUCED_LAST',
  'BRAND',
]

/** So many rules the form has room for. */
export const stepPlaces = 3

type Fields = { get(name: string): unknown; getAll(name: string): readonly unknown[] }

/** What the form holds; a rule without one is left out. */
export function draftIn(form: Fields): Draft {
  const brands = form.getAll('brand').map(String)
  const steps = form.getAll('step').flatMap((value, index) => {
    const kind = stepKinds.find((one) => one === value)
    return kind ? [{ kind, brand: kind === 'BRAND' ? (brands[index] ?? '') : null }] : []
  })
  const pins = form.getAll('pin').flatMap((value) => pinIn(String(value)))
  return { steps, pins, buried: form.getAll('buried').map(String) }
}

/** `3 10001.001`: a place and the product that has it. */
export const pinText = ({ sku, place }: Draft['pins'][number]): string => `${place} ${sku}`

function pinIn(text: string): Draft['pins'] {
  const [, place = '', sku = ''] = /^(\d{1,3}) (.+)$/.exec(text) ?? []
  return sku === '' ? [] : [{ sku, place: Number(place) }]
}

/** A button of the page: `earlier 4 10001.001`. */
export type Press =
  | { readonly kind: 'move'; readonly sku: string; readonly from: number; readonly to: number }
  | { readonly kind: 'pin'; readonly sku: string; readonly to: number }
  | { readonly kind: 'unpin' | 'bury' | 'unbury'; readonly sku: string }
  | { readonly kind: 'show' | 'publish' | 'remove' }

/** What was pressed; to show is what a form does that was sent by Enter. */
export function pressIn(form: Fields): Press {
  const text = String(form.get('press') ?? '')
  const [, from = '', to = '', moved = ''] = /^move (\d{1,3}) (\d{1,3}) (.+)$/.exec(text) ?? []
  if (moved !== '') return { kind: 'move', sku: moved, from: Number(from), to: Number(to) }
  const [, place = '', pinned = ''] = /^pin (\d{1,3}) (.+)$/.exec(text) ?? []
  if (pinned !== '') return { kind: 'pin', sku: pinned, to: Number(place) }
  const [, verb = '', sku = ''] = /^(unpin|bury|unbury) (.+)$/.exec(text) ?? []
  if (verb === 'unpin' || verb === 'bury' || verb === 'unbury') return { kind: verb, sku }
  const typed = String(form.get('sku') ?? '').trim()
  if (text === 'add' && typed !== '') return { kind: 'pin', sku: typed, to: Number(form.get('place')) || 1 }
  return { kind: text === 'publish' || text === 'remove' ? text : 'show' }
}

/** The draft once something was pressed. */
export function draftAfter(draft: Draft, press: Press): Draft {
  switch (press.kind) {
    case 'move':
      return moved(draft, press)
    case 'pin':
      return pinned(draft, press.sku, press.to)
    case 'unpin':
      return { ...draft, pins: draft.pins.filter(({ sku }) => sku !== press.sku) }
    case 'bury':
      return {
        ...draft,
        pins: draft.pins.filter(({ sku }) => sku !== press.sku),
        buried: [...new Set([...draft.buried, press.sku])],
      }
    case 'unbury':
      return { ...draft, buried: draft.buried.filter((sku) => sku !== press.sku) }
    case 'remove':
      return { steps: [], pins: [], buried: [] }
    default:
      return draft
  }
}

/** A product that takes the place of a pinned neighbour leaves it its own. */
function moved(draft: Draft, { sku, from, to }: Extract<Press, { kind: 'move' }>): Draft {
  if (to < 1) return draft
  const neighbour = Math.abs(from - to) === 1 ? draft.pins.find((pin) => pin.place === to) : undefined
  if (!neighbour || neighbour.sku === sku) return pinned(draft, sku, to)
  const others = draft.pins.filter((pin) => pin.sku !== sku && pin.sku !== neighbour.sku)
  return pinned({ ...draft, pins: [...others, { sku: neighbour.sku, place: from }] }, sku, to)
}

/** Who stands there already makes room by one place, and who stands behind them as well. */
function pinned({ steps, pins, buried }: Draft, sku: string, place: number): Draft {
  const others = pins.filter((pin) => pin.sku !== sku).toSorted((a, b) => a.place - b.place)
  const placed: Draft['pins'][number][] = [{ sku, place }]
  let taken = place
  for (const pin of others) {
    const isInTheWay = pin.place === taken
    if (isInTheWay) taken++
    placed.push(isInTheWay ? { ...pin, place: taken } : pin)
  }
  return {
    steps,
    pins: placed.sort((a, b) => a.place - b.place),
    buried: buried.filter((one) => one !== sku),
  }
}

export const asInput = ({ steps, pins, buried }: Draft): ArrangementInput => ({
  steps: steps.map(({ kind, brand }) => ({ kind, brand })),
  pins: pins.map(({ sku, place }) => ({ sku, place })),
  buried: [...buried],
})

/** Whether two drafts say the same. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  JSON.stringify(asInput(one)) === JSON.stringify(asInput(other))
