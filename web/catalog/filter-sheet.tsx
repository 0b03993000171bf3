import { Link } from 'react-router'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { SlideIn } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import chips from '../ui/chips.module.css'
import { FacetFields, facetTitles } from './facet-fields.tsx'
import styles from './filter-sheet.module.css'
import {
  HiddenFields,
  type ListControlsProps,
  type SendFilters,
  sendOnChange,
  useListPending,
} from './list-controls.tsx'
import { chosenOf } from './list-options.ts'
import { countChosen, listQuery } from './list-state.ts'

type FilterSheetProps = ListControlsProps & {
  readonly open: boolean
  readonly onClose: () => void
  /** Asks for the list anew with every tick, so that the button can say what waits behind it. */
  readonly send: SendFilters
}

/** All filters over the whole height of a phone. What is ticked works at once; the button closes the sheet. */
export function FilterSheet({ open, onClose, send, state, options, sort, total }: FilterSheetProps) {
  const t = useTranslate()
  const pending = useListPending()
  const chosen = countChosen(state.chosen)
  return (
    <SlideIn
      open={open}
      onClose={onClose}
      title={t('filter.title')}
      className={styles.sheet}
      footer={
        <div className={styles.foot}>
          {chosen > 0 && (
            <Link to={{ search: listQuery(state, { chosen: {} }) }} preventScrollReset className={styles.clear}>
              {t('filter.clear')}
            </Link>
          )}
          <Button wide onClick={onClose} aria-busy={pending || undefined}>
            <span aria-live="polite">{t('filter.show', { n: total })}</span>
          </Button>
        </div>
      }
    >
      <form {...sendOnChange(send)} onSubmit={(event) => event.preventDefault()}>
        <HiddenFields state={state} />
        <input type="hidden" name="sort" value={sort} />
        {options.facets.map((facet, at) => {
          const ticked = chosenOf(facet).length
          return (
            <details key={facet.name} className={styles.section} open={at < 2 || ticked > 0}>
              <summary className={styles.summary}>
                {t(facetTitles[facet.name])}
                {ticked > 0 && <span className={chips.number}>{ticked}</span>}
                <Icon name="chevron-down" className={styles.chevron} />
              </summary>
              <fieldset className={styles.fields}>
                <legend className="visually-hidden">{t(facetTitles[facet.name])}</legend>
                <FacetFields facet={facet} />
              </fieldset>
            </details>
          )
        })}
      </form>
    </SlideIn>
  )
}
