import { useScope } from './page-scope.tsx'

/** The one search of every page; with a script what it would find stands below it (`scripts/search.ts`). */
export function SearchBox({ text }: { readonly text: string }) {
  const { session } = useScope().words
  return (
    <search>
      <form action="/search" data-enhance="search">
        <input
          type="search"
          name="text"
          defaultValue={text}
          role="combobox"
          aria-expanded="false"
          aria-controls="suggestions"
          aria-autocomplete="list"
          aria-label={session.labelled(session.search, session.searchHint)}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={session.searchHint}
          autoComplete="off"
        />
        <button type="submit">{session.search}</button>
        <div className="suggestions" role="listbox" id="suggestions" aria-label={session.suggestions} hidden />
        <template>
          {/* Its name and address are those of what was found. */}
          <a href="/" role="option" aria-selected="false" tabIndex={-1}>
            <span />
            <span className="soft small" />
          </a>
        </template>
      </form>
    </search>
  )
}
