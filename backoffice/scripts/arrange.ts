/**
 * Products of a list are dragged to their places. What is dropped presses a button of the form, so that the page which follows is the
 * one that buttons lead to as well.
 */
export function enhanceArranging(list: HTMLElement): void {
  const form = list.closest('form')
  const press = form?.querySelector<HTMLButtonElement>('button[data-dragged]')
  if (!form || !press) return
  let dragged: HTMLElement | undefined

  const productAt = (target: EventTarget | null): HTMLElement | undefined =>
    target instanceof Element ? (target.closest<HTMLElement>('[data-sku]') ?? undefined) : undefined

  for (const product of list.querySelectorAll<HTMLElement>('[data-sku]')) product.draggable = true
  list.addEventListener('dragstart', (event) => {
    dragged = productAt(event.target)
    dragged?.classList.add('dragged')
    if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move'
  })
  list.addEventListener('dragover', (event) => {
    if (!dragged || !productAt(event.target)) return
    event.preventDefault()
    markAim(productAt(event.target))
  })
  list.addEventListener('drop', (event) => {
    const aim = productAt(event.target)
    if (!dragged || !aim || aim === dragged) return
    event.preventDefault()
    press.value = `move ${dragged.dataset.place} ${aim.dataset.place} ${dragged.dataset.sku}`
    form.requestSubmit(press)
  })
  list.addEventListener('dragend', () => {
    dragged?.classList.remove('dragged')
    dragged = undefined
    markAim(undefined)
  })

  function markAim(aim: HTMLElement | undefined): void {
    for (const marked of list.querySelectorAll('.aim')) if (marked !== aim) marked.classList.remove('aim')
    if (aim !== dragged) aim?.classList.add('aim')
  }
}
