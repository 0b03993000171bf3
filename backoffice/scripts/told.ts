/**
 * What came of a press stands above the form, and a page that has just been loaded is announced by its title alone: the first answer
 * gets the focus, so that it is read out and Tab goes on from there. What has the focus already, such as the field of a scanner, keeps it.
 */
export function enhanceTold(element: HTMLElement): void {
  if (document.activeElement !== document.body || location.hash !== '') return
  element.tabIndex = -1
  element.focus()
}
