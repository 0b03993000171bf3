import { useHref, useLocation } from 'react-router'
import chips from '../ui/chips.module.css'
import styles from './more-link.module.css'

type MoreLinkProps = {
  /** The query of the next page: `?page=2`. */
  readonly query: string
  readonly label: string
  readonly loading: boolean
  /** @param path of the next page without the storefront's prefix @param address with it */
  readonly onMore: (path: string, address: string) => void
}

/** Leads to the next page of an overview; with JavaScript that page joins this one. */
export function MoreLink({ query, label, loading, onMore }: MoreLinkProps) {
  const { pathname } = useLocation()
  const address = useHref(pathname) + query
  return (
    <p className={styles.line}>
      <a
        href={address}
        rel="next"
        className={chips.more}
        aria-busy={loading || undefined}
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          if (!loading) onMore(pathname + query, address)
        }}
      >
        {label}
      </a>
    </p>
  )
}
