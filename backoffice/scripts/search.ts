type Suggestion = { readonly label: string; readonly detail: string; readonly path: string }

/** Longer than between two keys of who types. */
const pauseMs = 120

/**
 * The search of every page: Ctrl K or ⌘K leads to it, what it would find stands below it while somebody types, and the arrow keys choose
 * (the combobox of the ARIA practices). Without a script the form leads to the page of what was found.
 */
export function enhanceSearch(form: HTMLElement): void {
  const input = form.querySelector('input')
  const list = form.querySelector<HTMLElement>('[role="listbox"]')
  const template = form.querySelector('template')
  if (!input || !list || !template) return
  let chosen = -1
  let asked: AbortController | undefined
  let timer = 0

  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')]

  function show(suggestions: readonly Suggestion[]): void {
    list?.replaceChildren(...suggestions.map(optionOf))
    choose(-1)
    setOpen(suggestions.length > 0)
  }

  function optionOf({ label, detail, path }: Suggestion, at: number): Node {
    const option = template?.content.cloneNode(true)
    const link = option instanceof DocumentFragment ? option.querySelector('a') : null
    if (!option || !link) throw new Error('The template of a suggestion has a link')
    const [name, more] = link.children
    link.id = `suggestion-${at}`
    link.href = path
    if (name) name.textContent = label
    if (more) more.textContent = detail
    return option
  }

  function setOpen(isOpen: boolean): void {
    if (list) list.hidden = !isOpen
    input?.setAttribute('aria-expanded', String(isOpen))
  }

  function choose(at: number): void {
    chosen = at
    for (const [index, option] of options().entries()) option.setAttribute('aria-selected', String(index === at))
    const option = options()[at]
    if (option) input?.setAttribute('aria-activedescendant', option.id)
    else input?.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  async function suggest(text: string): Promise<void> {
    asked?.abort()
    const own = new AbortController()
    asked = own
    if (text.trim() === '') return show([])
    try {
      const response = await fetch(`/search-suggestions?text=${encodeURIComponent(text)}`, { signal: own.signal })
      if (response.ok) show(await response.json())
    } catch {
      // The next letter asks again, and Enter leads to the page of what was found.
    }
  }

  input.addEventListener('input', () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void suggest(input.value), pauseMs)
  })
  input.addEventListener('keydown', (event) => {
    const count = options().length
    if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter' && chosen >= 0 && !list.hidden) options()[chosen]?.click()
    else if (event.key === 'ArrowDown' && count > 0) choose((chosen + 1) % count)
    else if (event.key === 'ArrowUp' && count > 0) choose((chosen <= 0 ? count : chosen) - 1)
    else return
    if (event.key !== 'Enter') setOpen(event.key !== 'Escape' && count > 0)
    event.preventDefault()
  })
  // A press on a suggestion takes the focus first.
  input.addEventListener('blur', () => window.setTimeout(() => setOpen(form.contains(document.activeElement)), 150))
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    input.focus()
    input.select()
  })
}
