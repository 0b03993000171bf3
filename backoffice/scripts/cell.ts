type Answer = {
  readonly problems: readonly string[]
  readonly shown: string
  readonly undo: string | null
  readonly waits: boolean
}

/**
 * Turns a value of a list into a field: Enter saves it as its form would, Escape leaves it. What was not taken stays in the field with the
 * reason below. Without a script the same link leads to the form.
 */
export function enhanceCell(cell: HTMLElement): void {
  const part = <Found extends HTMLElement>(selector: string) => cell.querySelector<Found>(selector)
  const [shown, editor, wrong, status] = ['[data-shown]', '[data-editor]', '[data-wrong]', '[role="status"]'].map(
    (one) => part(one),
  )
  const pencil = part<HTMLAnchorElement>('.pencil')
  const undo = part<HTMLAnchorElement>('[data-undo]')
  const input = editor?.querySelector('input')
  if (!shown || !editor || !wrong || !status || !pencil || !input) return
  let isSaving = false

  function open(isOpen: boolean): void {
    if (!editor || !input || !pencil || !shown || !wrong) return
    editor.hidden = !isOpen
    input.disabled = !isOpen
    shown.hidden = isOpen
    pencil.hidden = isOpen
    if (isOpen) {
      input.value = cell.dataset.value ?? ''
      input.focus()
      input.select()
      return
    }
    wrong.textContent = ''
    input.removeAttribute('aria-invalid')
    pencil.focus()
  }

  async function save(): Promise<void> {
    if (isSaving || !input) return
    const before = cell.dataset.value ?? ''
    if (input.value.trim() === before) return open(false)
    isSaving = true
    cell.setAttribute('aria-busy', 'true')
    try {
      const body = new FormData()
      const about: Readonly<Record<string, string>> = JSON.parse(cell.dataset.about ?? '{}')
      for (const [name, value] of Object.entries(about)) body.set(name, value)
      body.set('before', before)
      body.set('value', input.value)
      const response = await fetch('/product-cells', { method: 'POST', body })
      // Whose session is over is led to the log-in by the form that the link leads to.
      if (!response.ok || !response.headers.get('content-type')?.includes('json')) return pencil?.click()
      tell(await response.json(), input.value.trim())
    } catch {
      location.assign(pencil?.href ?? location.href)
    } finally {
      isSaving = false
      cell.removeAttribute('aria-busy')
    }
  }

  function tell(answer: Answer, typed: string): void {
    if (!shown || !wrong || !status || !input) return
    if (answer.problems.length > 0) {
      wrong.textContent = answer.problems.join(' ')
      input.setAttribute('aria-invalid', 'true')
      input.focus()
      return
    }
    if (!answer.waits) {
      // A link in the cell keeps leading where it led.
      const text = shown.querySelector('a') ?? shown
      text.textContent = answer.shown
      cell.dataset.value = typed
    }
    status.textContent = (answer.waits ? status.dataset.waits : status.dataset.saved) ?? ''
    if (undo && answer.undo) {
      undo.href = answer.undo
      undo.hidden = false
    }
    open(false)
  }

  pencil.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || isSaving) return
    event.preventDefault()
    open(true)
  })
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The list around it is a form of its own.
    event.preventDefault()
    if (event.key === 'Enter') void save()
    else open(false)
  })
  editor.querySelector('[data-save]')?.addEventListener('click', () => void save())
  editor.querySelector('[data-cancel]')?.addEventListener('click', () => open(false))
}
