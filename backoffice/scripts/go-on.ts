/** A long work that is done part by part: the next one begins by itself. Without a script its button is pressed. */
export function enhanceGoingOn(form: HTMLElement): void {
  if (form instanceof HTMLFormElement) form.requestSubmit()
}
