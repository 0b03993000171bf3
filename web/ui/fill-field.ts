/** Writes into a field as its shopper would: the rules that watch it hear of it. */
export function fillField(control: HTMLInputElement, value: string): void {
  if (control.value === value) return
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
