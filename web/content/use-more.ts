import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'

type Page<Item> = { readonly items: readonly Item[]; readonly next: string | undefined }

/**
 * What an overview shows, and what was loaded after it: the link to the next page asks for that page's data and adds what
 * comes to the list. The address becomes that of the last page, so that a reload goes on from there.
 */
export function useMore<Data, Item>(data: Data, pageOf: (data: Data) => Page<Item>) {
  const fetcher = useFetcher()
  const [pages, setPages] = useState({ of: data, items: pageOf(data).items, next: pageOf(data).next })
  const [added, setAdded] = useState<Data>()

  // Another address is another list.
  if (pages.of !== data) setPages({ of: data, ...pageOf(data) })
  const fresh: Data | undefined = fetcher.data
  if (fresh && fresh !== added && fetcher.state === 'idle') {
    setAdded(fresh)
    const page = pageOf(fresh)
    setPages((now) => ({ ...now, items: [...now.items, ...page.items], next: page.next }))
  }

  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    if (added && asked) window.history.replaceState(window.history.state, '', asked)
  }, [added, asked])

  return {
    items: pages.items,
    next: pages.next,
    loading: fetcher.state !== 'idle',
    /** @param path of the next page as routes name it, without the storefront's prefix @param address the same as browsers do */
    more: (path: string, address: string) => {
      setAsked(address)
      void fetcher.load(path)
    },
  }
}
