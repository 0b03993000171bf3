import { type MouseEvent, Suspense } from 'react'
import { lazyComponent } from '#web/islands/lazily.ts'
import { loadPersonalMessages } from '#web/messages/browser-messages.ts'
import { useOpened } from './use-opened.ts'

const SearchOverlay = lazyComponent(async () => {
  const [{ SearchOverlay: overlay }] = await Promise.all([
    import('#web/overlay/search-overlay.tsx'),
    loadPersonalMessages(),
  ])
  return overlay
})

/** The search over the page; its link leads to the search page where there are no scripts. */
export function Search() {
  const { asked, ...shown } = useOpened('openSearch')
  return (
    asked && (
      <Suspense>
        <SearchOverlay {...shown} />
      </Suspense>
    )
  )
}

/** A plain press of the link; whoever wants it in another tab gets the page. */
export function openSearch(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  window.dispatchEvent(new Event('openSearch'))
}
