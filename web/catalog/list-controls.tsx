import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useLocation, useNavigation, useSubmit } from 'react-router'
import { useWords } from '#web/shop-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './list-controls.module.css'
import type { ListOptions } from './list-options.ts'
import { type ListState, listQuery, type SortOption, sortOptions } from './list-state.ts'

type ListControlsProps = {
  readonly state: ListState
  readonly options: ListOptions
  readonly sort: SortOption
  readonly defaultSort: SortOption
  readonly total: number
}

/**
 * How many there are, what to narrow them by, and in which order. One form that asks for the same list again; scripts send it
 * with every change, others get a button.
 */
export function ListControls({ state, options, sort, defaultSort, total }: ListControlsProps) {
  const t = useWords()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  useLightDismiss(form)
  return (
    <div className={styles.controls}>
      <Form
        ref={form}
        method="get"
        className={styles.form}
        preventScrollReset
        onChange={(event) => submit(withoutDefault(event.currentTarget, defaultSort), { preventScrollReset: true })}
      >
        {state.list && <input type="hidden" name="list" value={state.list} />}
        {state.gender && <input type="hidden" name="gender" value={state.gender} />}
        <div className={styles.filters}>
          {options.sizes.length > 1 && (
            <Popover label={t('filter.size')} chosen={state.sizes.length}>
              <ul className={styles.sizes}>
                {options.sizes.map((size) => (
                  <li key={size}>
                    <label className={styles.size}>
                      <input
                        type="checkbox"
                        name="size"
                        value={size}
                        // Its key makes it follow the URL when the filter is taken away elsewhere.
                        key={String(state.sizes.includes(size))}
                        defaultChecked={state.sizes.includes(size)}
                        className={styles.tick}
                      />
                      <span>{size}</span>
                    </label>
                  </li>
                ))}
              </ul>
            </Popover>
          )}
          {options.colors.length > 1 && (
            <Popover label={t('filter.color')} chosen={state.colors.length}>
              <ul className={styles.colors}>
                {options.colors.map(({ key, name, hex }) => (
                  <li key={key}>
                    <label className={styles.color}>
                      <input
                        type="checkbox"
                        name="color"
                        value={key}
                        key={String(state.colors.includes(key))}
                        defaultChecked={state.colors.includes(key)}
                        className={styles.tick}
                      />
                      <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                        <circle cx="10" cy="10" r="9.5" fill={hex} />
                      </svg>
                      <span>{name}</span>
                    </label>
                  </li>
                ))}
              </ul>
            </Popover>
          )}
        </div>
        <p className={styles.count} role="status">
          {t('pl.items', { n: total })}
        </p>
        <div className={styles.sort}>
          <label className={styles.sorted}>
            <span className={styles.sortLabel}>{t('list.sort')}</span>
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
      <Chips state={state} options={options} />
    </div>
  )
}

/** Whether the list is being asked for again, for dimming what is about to go. */
export function useListPending(): boolean {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  return navigation.state === 'loading' && navigation.location.pathname === pathname
}

/** An unsorted list has the shorter address. */
function withoutDefault(form: HTMLFormElement, defaultSort: SortOption): FormData {
  const data = new FormData(form)
  if (data.get('sort') === defaultSort) data.delete('sort')
  return data
}

type PopoverProps = { readonly label: string; readonly chosen: number; readonly children: ReactNode }

function Popover({ label, chosen, children }: PopoverProps) {
  return (
    <details className={styles.popover} name="list-filter">
      <summary className={styles.summary}>
        {label}
        {chosen > 0 && <span className={styles.badge}>{chosen}</span>}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <fieldset className={styles.panel}>
        <legend className="visually-hidden">{label}</legend>
        {children}
      </fieldset>
    </details>
  )
}

/** A press elsewhere, or Escape, closes an open popover; Escape gives the focus back to what opened it. */
function useLightDismiss(form: { readonly current: HTMLFormElement | null }) {
  useEffect(() => {
    const open = () => form.current?.querySelector<HTMLDetailsElement>('details[open]')
    const press = (event: PointerEvent) => {
      const popover = open()
      if (popover && !popover.contains(event.target as Node)) popover.open = false
    }
    const onEscape = (event: KeyboardEvent) => {
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
  const t = useWords()
  const chips = [
    ...state.sizes.map((size) => ({
      key: `size ${size}`,
      name: t('size.of', { size }),
      query: listQuery(state, { sizes: state.sizes.filter((other) => other !== size) }),
    })),
    ...state.colors.map((color) => ({
      key: `color ${color}`,
      name: options.colors.find(({ key }) => key === color)?.name ?? color,
      query: listQuery(state, { colors: state.colors.filter((other) => other !== color) }),
    })),
  ]
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
        <Link to={{ search: listQuery(state, { sizes: [], colors: [] }) }} preventScrollReset className={styles.clear}>
          {t('filter.clear')}
        </Link>
      </li>
    </ul>
  )
}
