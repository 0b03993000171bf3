/** The pictures of the shop, asked for when somebody chooses first. */
let dialog: Promise<HTMLDialogElement | undefined> | undefined

/**
 * Puts a button beside the name of a picture that opens all pictures of the shop; pressing one fills its name in. Without a script the
 * name is typed, and a page shows all of them.
 */
export function enhancePictureField(field: HTMLElement): void {
  const input = field.querySelector('input')
  const button = field.querySelector<HTMLButtonElement>('[data-choose]')
  if (!input || !button) return
  button.hidden = false
  button.addEventListener('click', () => void choose(field, input))
}

async function choose(field: HTMLElement, input: HTMLInputElement): Promise<void> {
  dialog ??= openDialog()
  const shown = await dialog
  if (!shown) {
    dialog = undefined
    return
  }
  shown.onclose = () => {
    const name = shown.returnValue
    if (name !== '') fill(field, input, name, shown)
    input.focus()
  }
  shown.returnValue = ''
  shown.showModal()
  shown.querySelector('input')?.focus()
}

function fill(field: HTMLElement, input: HTMLInputElement, name: string, shown: HTMLDialogElement): void {
  input.value = name
  input.dispatchEvent(new Event('input', { bubbles: true }))
  const chosen = [...shown.querySelectorAll('button')].find(({ value }) => value === name)?.querySelector('img')
  const image = field.querySelector('img')
  const none = field.querySelector<HTMLElement>('p.picture-shown')
  if (!chosen || !image) return
  image.src = chosen.src
  image.hidden = false
  if (none) none.hidden = true
}

/** The list of pictures is a page of its own, whose part with the pictures is shown here. */
async function openDialog(): Promise<HTMLDialogElement | undefined> {
  const template = document.querySelector<HTMLTemplateElement>('template[data-pictures]')
  const response = await fetch('/content/pictures.json')
  const made = template?.content.firstElementChild?.cloneNode(true)
  if (!response.ok || !(made instanceof HTMLDialogElement)) return undefined
  const list = made.querySelector('ul')
  const sample = list?.firstElementChild
  if (!list || !sample) return undefined
  const pictures: readonly { readonly name: string; readonly src: string }[] = await response.json()
  list.replaceChildren(...pictures.map((picture) => itemOf(sample, picture)))
  const search = made.querySelector('input')
  search?.addEventListener('input', () => {
    const asked = search.value.trim().toLowerCase()
    for (const item of list.children)
      if (item instanceof HTMLElement) item.hidden = !(item.dataset.name ?? '').includes(asked)
  })
  document.body.append(made)
  return made
}

function itemOf(sample: Element, { name, src }: { readonly name: string; readonly src: string }): Node {
  const item = sample.cloneNode(true)
  if (!(item instanceof HTMLElement)) return item
  item.dataset.name = name
  const button = item.querySelector('button')
  const image = item.querySelector('img')
  const label = item.querySelector('span')
  if (button) button.value = name
  if (image) image.src = src
  if (label) label.textContent = name
  return item
}
