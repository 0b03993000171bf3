import { useHref, useLocation } from 'react-router'
import chips from '../ui/chips.module.css'
import styles from './more-link.module.css'

type MoreLinkProps = {
  /** The query of the next page: `?page=2`. */
  readonly query: string
  readonly label: string
  readonly loading: boolean
  /** @param href the next page without the storefront's prefix */
  readonly onMore: (href: string) => void
}

/** Leads to the next page of an overview; with JavaScript that page joins this one. */
export function MoreLink({ query, label, loading, onMore }: MoreLinkProps) {
  const { pathname } = useLocation()
  return (
    <p className={styles.line}>
      <a
        href={useHref(pathname) + query}
        rel="next"
        className={chips.more}
        aria-busy={loading || undefined}
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          if (!loading) onMore(pathname + query)
        }}
      >
        {label}
      </a>
    </p>
  )
}
