/** What a press on a picture does not do while it is being dragged. */
type Dragged = { readonly item: HTMLElement } | undefined

/**
 * Pictures are dragged to another place, moved by their buttons without loading the page, and get the point that stays in sight by a press
 * on it. Files are dropped beside them. All of it fills in the form, which is sent by its button; without a script the buttons send it.
 */
export function enhanceProductPictures(part: HTMLElement): void {
  const list = part.querySelector('ol')
  const status = part.querySelector<HTMLElement>('[data-moved]')
  if (!list) return
  let dragged: Dragged
  const items = () => [...list.children].filter((one) => one instanceof HTMLElement)

  function numberPlaces(): void {
    const all = items()
    for (const [index, item] of all.entries()) {
      const place = item.querySelector<HTMLInputElement>('[name="place"]')
      if (place) place.value = String(index + 1)
      const [up, down] = item.querySelectorAll<HTMLButtonElement>('[name="move"]')
      if (up) up.disabled = index === 0
      if (down) down.disabled = index === all.length - 1
    }
  }

  function tell(item: HTMLElement): void {
    if (status) status.textContent = (status.dataset.moved ?? '').replace('{place}', String(items().indexOf(item) + 1))
  }

  list.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[name="move"]') : null
    const item = button?.closest('li')
    if (!button || !item) return
    event.preventDefault()
    const isUp = button.value.startsWith('up ')
    const beside = isUp ? item.previousElementSibling : item.nextElementSibling
    if (!beside) return
    if (isUp) beside.before(item)
    else beside.after(item)
    numberPlaces()
    tell(item)
    // At the end of the list the other button goes on.
    if (button.disabled) item.querySelector<HTMLButtonElement>('[name="move"]:not(:disabled)')?.focus()
    else button.focus()
  })

  for (const item of items()) {
    item.draggable = true
    item.addEventListener('dragstart', (event) => {
      dragged = { item }
      event.dataTransfer?.setData('text/plain', item.dataset.picture ?? '')
      item.classList.add('dragged')
    })
    item.addEventListener('dragover', (event) => {
      if (!dragged || dragged.item === item) return
      event.preventDefault()
      const isLater = items().indexOf(dragged.item) < items().indexOf(item)
      if (isLater) item.after(dragged.item)
      else item.before(dragged.item)
    })
    item.addEventListener('drop', (event) => event.preventDefault())
    item.addEventListener('dragend', () => {
      item.classList.remove('dragged')
      if (dragged) {
        numberPlaces()
        tell(item)
      }
      dragged = undefined
    })
    enhanceFocus(item)
  }
  const drop = part.querySelector<HTMLElement>('[data-drop]')
  if (drop) enhanceDrop(drop)
}

/** A press on the picture says which point of it stays in sight where it is cut. */
function enhanceFocus(item: HTMLElement): void {
  const image = item.querySelector('img')
  const point = item.querySelector<SVGElement>('[data-point]')
  const [x, y] = item.querySelectorAll<HTMLInputElement>('[name^="focus."]')
  if (!image || !point || !x || !y) return
  const show = () => {
    const isSaid = x.value !== '' && y.value !== ''
    point.classList.toggle('unsaid', !isSaid)
    const circle = point.querySelector('circle')
    circle?.setAttribute('cx', `${x.value}%`)
    circle?.setAttribute('cy', `${y.value}%`)
  }
  image.classList.add('choosable')
  item.querySelector('[data-focus-press]')?.removeAttribute('hidden')
  image.addEventListener('click', (event) => {
    const box = image.getBoundingClientRect()
    const percent = (at: number, from: number, length: number) =>
      String(Math.min(100, Math.max(0, Math.round(((at - from) / length) * 100))))
    x.value = percent(event.clientX, box.left, box.width)
    y.value = percent(event.clientY, box.top, box.height)
    show()
  })
  x.addEventListener('input', show)
  y.addEventListener('input', show)
}

/** Files that are dropped stand in the field, behind those that were chosen. */
function enhanceDrop(drop: HTMLElement): void {
  const input = drop.querySelector<HTMLInputElement>('input[type="file"]')
  const about = drop.querySelector<HTMLElement>('[data-drop-about]')
  if (!input) return
  if (about) about.hidden = false
  const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  drop.addEventListener('dragover', (event) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    drop.classList.add('dropping')
  })
  drop.addEventListener('dragleave', () => drop.classList.remove('dropping'))
  drop.addEventListener('drop', (event) => {
    drop.classList.remove('dropping')
    if (!holdsFiles(event)) return
    event.preventDefault()
    const all = new DataTransfer()
    for (const file of [...(input.files ?? []), ...(event.dataTransfer?.files ?? [])]) all.items.add(file)
    input.files = all.files
  })
}
