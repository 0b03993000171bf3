/** What somebody has typed into a part of the page, and where they are in it. */
export type FormMemory = {
  readonly values: readonly { readonly name: string; readonly value: string; readonly checked: boolean }[]
  readonly focused: string | undefined
}

/** The named fields inside an element; to be given back when the same fields stand there anew. */
export function rememberForm(element: Element | null): FormMemory {
  const values = fieldsOf(element).map(({ name, value, checked }) => ({ name, value, checked }))
  const active = document.activeElement
  const focused = active && element?.contains(active) ? nameOf(active) : undefined
  return { values, focused }
}

export function recallForm(element: Element | null, { values, focused }: FormMemory): void {
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

function fieldsOf(element: Element | null): HTMLInputElement[] {
  return [...(element?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])]
}

/** Radio buttons share a name; a button has its words. */
function nameOf(element: Element): string {
  return element instanceof HTMLInputElement
    ? `${element.name}=${element.type === 'radio' ? element.value : ''}`
    : (element.textContent ?? '')
}
