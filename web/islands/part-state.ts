import { flushSync } from 'react-dom'

/** What somebody has typed into a part of the page, where they are in it, and how far its rows are scrolled. */
type PartState = {
  readonly scrolled: readonly number[]
  readonly values: readonly { readonly name: string; readonly value: string; readonly checked: boolean }[]
  readonly focused: string | undefined
}

/** Has a part made anew at once; the same fields and rows then stand there as they did before. */
export function keepState(part: { readonly current: Element | null }, render: () => void): void {
  const state = captureState(part.current)
  flushSync(render)
  restoreState(part.current, state)
}

function captureState(element: Element | null): PartState {
  const values = fieldsOf(element).map(({ name, value, checked }) => ({ name, value, checked }))
  const active = document.activeElement
  const focused = active && element?.contains(active) ? nameOf(active) : undefined
  return { values, focused, scrolled: listsOf(element).map((list) => list.scrollLeft) }
}

function restoreState(element: Element | null, { values, focused, scrolled }: PartState): void {
  for (const [index, list] of listsOf(element).entries()) list.scrollLeft = scrolled[index] ?? 0
  const fields = fieldsOf(element)
  for (const { name, value, checked } of values) {
    for (const field of fields) {
      if (field.name !== name) continue
      if (field.type !== 'radio' && field.type !== 'checkbox') field.value = value
      else if (field.value === value) field.checked = checked
    }
  }
  const next =
    focused &&
    [...(element?.querySelectorAll<HTMLElement>('input, button') ?? [])].find((one) => nameOf(one) === focused)
  if (next) next.focus({ preventScroll: true })
}

function listsOf(element: Element | null): HTMLUListElement[] {
  return [...(element?.querySelectorAll('ul') ?? [])]
}

function fieldsOf(element: Element | null): HTMLInputElement[] {
  return [...(element?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])]
}

/** Radio buttons share a name; a button has its words. */
function nameOf(element: Element): string {
  return element instanceof HTMLInputElement
    ? `${element.name}=${element.type === 'radio' ? element.value : ''}`
    : (element.textContent ?? '')
}
