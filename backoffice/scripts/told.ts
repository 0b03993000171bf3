/**
 * What came of a press stands above the form, and a page that has just been loaded is announced by its title alone: the first answer
 * gets the focus, so that it is read out and Tab goes on from there. What has the focus already, such as the field of a scanner, keeps it;
 * a field that a link of an earlier answer led to doesn't, whose name an address keeps when its form is sent.
 */
export function enhanceTold(element: HTMLElement): void {
  const { activeElement: focused } = document
  const isLedTo = focused !== null && focused.id !== '' && `#${focused.id}` === decodeURIComponent(location.hash)
  if (focused !== document.body && !isLedTo) return
  element.tabIndex = -1
  element.focus()
}
