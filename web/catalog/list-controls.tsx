import { type KeyboardEvent, type ReactNode, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Form, Link, useLocation, useNavigation, useSubmit } from 'react-router'
import { type FacetName, type SortOption, sortOptions } from '#kernel/product-list.ts'
import { lazyComponent } from '#web/islands/lazily.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import chips from '../ui/chips.module.css'
import { cx } from '../ui/cx.ts'
import links from '../ui/links.module.css'
import words from '../ui/words.module.css'
import { FacetFields, facetTitles } from './facet-fields.tsx'
import { chipText } from './facet-text.ts'
import { InThisStore } from './in-this-store.tsx'
import styles from './list-controls.module.css'
import { chosenOf, type ListFacet, type ListOptions } from './list-options.ts'
import { countChosen, type ListState, listQuery, withoutValue } from './list-state.ts'
import { isPriceField, sentFilters } from './sent-filters.ts'

export type ListControlsProps = {
  readonly state: ListState
  readonly options: ListOptions
  readonly sort: SortOption
  readonly defaultSort: SortOption
  readonly total: number
}

/** Facets with a popover of their own; the others share one. */
const inBar: readonly FacetName[] = ['category', 'size', 'color', 'tone', 'brand', 'price']

/** What stands in each popover of the bar: the wheel beside the colours' names. */
function barOf(facets: readonly ListFacet[]): (readonly [ListFacet, ...ListFacet[]])[] {
  const wheel = facets.find(({ name }) => name === 'tone')
  const hasNames = facets.some(({ name }) => name === 'color')
  return facets
    .filter((facet) => inBar.includes(facet.name) && !(facet === wheel && hasNames))
    .map((facet) => (wheel && facet.name === 'color' ? [facet, wheel] : [facet]))
}

const FilterSheet = lazyComponent(() => import('./filter-sheet.tsx').then((module) => module.FilterSheet))

/**
 * How many there are, what to narrow them by, and in which order. One form that asks for the same list again; scripts send it
 * with every change, others get a button. On a phone the filters are a sheet over the page.
 */
export function ListControls(props: ListControlsProps) {
  const { state, options, sort, total } = props
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const send = useSend(props)
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  useLightDismiss(form)
  const popovers = barOf(options.facets)
  const shared = options.facets.filter((facet) => !popovers.flat().includes(facet))
  const chosen = countChosen(state.chosen)
  return (
    <div className={styles.controls}>
      <Form ref={form} method="get" className={styles.form} preventScrollReset {...sendOnChange(send)}>
        <HiddenFields state={state} />
        <div className={styles.filters}>
          {popovers.map(([facet, ...further]) => (
            <Popover key={facet.name} label={t(facetTitles[facet.name])} chosen={countIn([facet, ...further])}>
              <FacetFieldset facet={facet} hideTitle />
              <SharedFacets facets={further} />
            </Popover>
          ))}
          {shared.length > 0 && (
            <Popover label={t('filter.more')} chosen={countIn(shared)}>
              <SharedFacets facets={shared} />
            </Popover>
          )}
        </div>
        {options.facets.length > 0 && (
          <button type="button" className={styles.open} onClick={() => setSheet('open')}>
            <Icon name="sliders-horizontal" />
            {t('filter.title')}
            {chosen > 0 && <span className={chips.number}>{chosen}</span>}
          </button>
        )}
        <p className={cx(words.heardOnly, styles.count)} role="status">
          {t('pl.items', { n: total })}
        </p>
        <div className={styles.sort}>
          <label className={styles.sorted}>
            <span className={cx(words.heardOnly, styles.sortLabel)}>{t('list.sort')}</span>
            <span className={styles.select}>
              <select name="sort" key={sort} defaultValue={sort}>
                {sortOptions.map((option) => (
                  <option key={option} value={option}>
                    {t(`sort.${option}`)}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" className={styles.chevron} />
            </span>
          </label>
          <noscript>
            <button type="submit" className={styles.apply}>
              {t('list.apply')}
            </button>
          </noscript>
        </div>
      </Form>
      <InThisStore state={state} />
      <Chips state={state} options={options} />
      {sheet !== 'never' && (
        <Suspense>
          <FilterSheet {...props} open={sheet === 'open'} onClose={() => setSheet('closed')} send={send} />
        </Suspense>
      )}
    </div>
  )
}

/** What the list is besides its filters; a form that leaves it out would lead to another list. */
export function HiddenFields({ state }: { readonly state: ListState }) {
  return (
    <>
      {state.query && <input type="hidden" name="q" value={state.query} />}
      {state.list && <input type="hidden" name="list" value={state.list} />}
      {state.gender && <input type="hidden" name="gender" value={state.gender} />}
      {state.store && <input type="hidden" name="store" value={state.store} />}
    </>
  )
}

export function FacetFieldset({
  facet,
  hideTitle = false,
}: {
  readonly facet: ListFacet
  readonly hideTitle?: boolean
}) {
  const t = useTranslate()
  return (
    <fieldset className={styles.facet}>
      <legend className={hideTitle ? 'visually-hidden' : styles.legend}>{t(facetTitles[facet.name])}</legend>
      <FacetFields facet={facet} />
    </fieldset>
  )
}

/** What is there or not needs no heading of its own. */
export function SharedFacets({ facets }: { readonly facets: readonly ListFacet[] }) {
  return facets.map((facet) => (
    <FacetFieldset key={facet.name} facet={facet} hideTitle={facet.name === 'sale' || facet.name === 'new'} />
  ))
}

/** Whether the list is being asked for again, for dimming what is about to go. */
export function useListPending(): boolean {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  return navigation.state === 'loading' && navigation.location.pathname === pathname
}

export type SendFilters = (form: HTMLFormElement, sender: EventTarget | null) => void

/** So many milliseconds after the last step the list is asked for. */
const betweenSteps = 400
let stepping: ReturnType<typeof setTimeout> | undefined

const isOfWheel = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'tone'

/** What makes a form of filters ask: a tick at once, a typed price when its field is left or Enter is pressed. */
export function sendOnChange(send: SendFilters) {
  const typed = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !isPriceField(target.name)) return
    if (target.value !== target.defaultValue && target.validity.valid) send(currentTarget, target)
  }
  return {
    onChange: ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      const isTyped = target instanceof HTMLInputElement && isPriceField(target.name)
      if (!isTyped && !isOfWheel(target)) send(currentTarget, target)
    },
    // Heard before the wheel's code has come, too. Whoever steps around it by keys is waited for.
    onInput: ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      if (!isOfWheel(target)) return
      clearTimeout(stepping)
      stepping = setTimeout(() => send(currentTarget, target), target.matches(':focus-visible') ? betweenSteps : 0)
    },
    onBlur: typed,
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
      if (event.key === 'Enter') typed(event)
    },
  }
}

/** Asks for the list as a form says; an unsorted list has the shorter address. */
function useSend({ defaultSort, options }: Pick<ListControlsProps, 'defaultSort' | 'options'>): SendFilters {
  const submit = useSubmit()
  const shades = options.facets.find(({ name }) => name === 'color')?.values ?? []
  return (form, sender) => {
    const familyOf = (shade: string) => shades.find(({ value }) => value === shade)?.group ?? undefined
    const changed = sender instanceof HTMLInputElement ? sender : undefined
    const data = sentFilters(new FormData(form), changed, familyOf)
    if (data.get('sort') === defaultSort) data.delete('sort')
    void submit(data, { preventScrollReset: true })
  }
}

const countIn = (facets: readonly ListFacet[]) => facets.reduce((sum, facet) => sum + chosenOf(facet).length, 0)

type PopoverProps = { readonly label: string; readonly chosen: number; readonly children: ReactNode }

function Popover({ label, chosen, children }: PopoverProps) {
  return (
    <details className={styles.popover} name="list-filter">
      <summary className={styles.summary}>
        {label}
        {chosen > 0 && <span className={chips.number}>{chosen}</span>}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}

/** A press elsewhere, or Escape, closes an open popover; Escape gives the focus back to what opened it. */
function useLightDismiss(form: { readonly current: HTMLFormElement | null }) {
  useEffect(() => {
    const open = () => form.current?.querySelector<HTMLDetailsElement>('details[name][open]')
    const press = (event: PointerEvent) => {
      const popover = open()
      if (popover && !popover.contains(event.target as Node)) popover.open = false
    }
    const onEscape = (event: globalThis.KeyboardEvent) => {
      const popover = event.key === 'Escape' ? open() : undefined
      if (!popover) return
      popover.open = false
      popover.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', onEscape)
    }
  }, [form])
}

/** What is chosen, each a link to the list without it. */
function Chips({ state, options }: Pick<ListControlsProps, 'state' | 'options'>) {
  const t = useTranslate()
  const storefront = useStorefront()
  const chips = options.facets.flatMap((facet) =>
    chosenOf(facet).map((option) => ({
      key: `${facet.name} ${option.value}`,
      name: chipText(facet.name, option, { t, storefront }),
      query: listQuery(state, { chosen: withoutValue(state.chosen, facet.name, option.value) }),
    })),
  )
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('filter.chosen')}>
      {chips.map(({ key, name, query }) => (
        <li key={key}>
          <Link
            to={{ search: query }}
            preventScrollReset
            className={styles.chip}
            aria-label={t('filter.remove', { name })}
          >
            {name}
            <Icon name="x" className={styles.cross} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={{ search: listQuery(state, { chosen: {} }) }}
          preventScrollReset
          className={cx(links.wide, styles.clear)}
        >
          {t('filter.clear')}
        </Link>
      </li>
    </ul>
  )
}
