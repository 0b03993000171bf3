import type { KeptForm } from './kept-form.ts'
import { elementsAround, elementsIn, mainOfPage, type PageElement, wordsWithin } from './page-tree.ts'

/** What somebody sent by a form, in the words that the form has for it. */
export type ShownForm = {
  /** The heading or the summary that it stands below. */
  readonly title: string
  /** The words of the button that sent it. */
  readonly press: string
  readonly isDanger: boolean
  readonly lines: readonly ShownLine[]
}

export type ShownLine = {
  readonly label: string
  readonly value: string
  /** Of a field that sends another way of writing than people have. */
  readonly type: 'text' | 'date' | 'datetime-local'
}

/**
 * Finds the form that somebody sent on its page, and says what they sent as that form does: where they chose 'Take points' it sent 'take'.
 *
 * @returns nothing where the page has no such form any more
 */
export function formAsShown(html: string, kept: KeptForm): ShownForm | undefined {
  const main = mainOfPage(html)
  if (!main) return undefined
  const page = elementsIn(main)
  const [found] = page
    .filter(({ name }) => name === 'form')
    .map((form) => ({ form, controls: elementsIn(form).filter(isControl) }))
    .map((one) => ({ ...one, likeness: likenessOf(one.controls, kept) }))
    .filter(({ likeness }) => likeness >= 0)
    .toSorted((one, other) => other.likeness - one.likeness)
  if (!found) return undefined
  const { form, controls } = found
  const buttons = controls.filter(isButton)
  const pressed = buttons.find((button) => kept.some((pair) => isPairOf(button, pair))) ?? buttons[0]
  return {
    title: titleOf(form, page),
    press: pressed ? wordsWithin(pressed) : '',
    isDanger: pressed?.attributes.class?.split(' ').includes('danger') ?? false,
    lines: linesOf(controls, page, kept),
  }
}

const isControl = ({ name }: PageElement): boolean => ['input', 'select', 'textarea', 'button'].includes(name)
const isButton = ({ name }: PageElement): boolean => name === 'button'
const isBox = ({ attributes: { type } }: PageElement): boolean => type === 'checkbox' || type === 'radio'
const isHidden = ({ attributes: { type } }: PageElement): boolean => type === 'hidden'

const isPairOf = ({ attributes }: PageElement, [name, value]: KeptForm[number]): boolean =>
  attributes.name === name && attributes.value === value

/** How much of what was sent a form says of itself, such as what it does and with which; below zero where it lacks a field. */
function likenessOf(controls: readonly PageElement[], kept: KeptForm): number {
  if (!kept.every(([name]) => controls.some(({ attributes }) => attributes.name === name))) return -1
  const own = controls.filter((control) => isButton(control) || isHidden(control))
  const same = own.filter((control) => kept.some((pair) => isPairOf(control, pair))).length
  const unsent = own.filter((control) => isHidden(control) && !kept.some(([name]) => name === control.attributes.name))
  return Math.max(0, 2 * same - unsent.length)
}

/** The heading in a form; else the nearest one that it stands below, or the summary that opens it. */
function titleOf(form: PageElement, page: readonly PageElement[]): string {
  const own = elementsIn(form).find(({ name }) => /^h[2-4]$/.test(name))
  if (own) return wordsWithin(own)
  for (const around of elementsAround(form)) {
    const { 'aria-labelledby': id } = around.attributes
    const title =
      around.name === 'details'
        ? elementsIn(around).find(({ name }) => name === 'summary')
        : page.find(({ attributes }) => id !== undefined && attributes.id === id)
    if (title) return wordsWithin(title)
  }
  return ''
}

function linesOf(controls: readonly PageElement[], page: readonly PageElement[], kept: KeptForm): ShownLine[] {
  const lines: (ShownLine & { readonly name: string })[] = []
  for (const pair of kept) {
    const [name, value] = pair
    const named = controls.filter((control) => control.attributes.name === name && !isButton(control))
    const control = named.find((one) => isPairOf(one, pair)) ?? named.find((one) => !isBox(one))
    if (!control || isHidden(control) || value.trim() === '') continue
    const label = labelOf(control, page)
    const before = lines.at(-1)
    if (!isBox(control)) lines.push({ name, label, value: chosenIn(control, value), type: typeOf(control) })
    else if (before?.name === name) lines.splice(-1, 1, { ...before, value: `${before.value}, ${label}` })
    else lines.push({ name, label: groupOf(control), value: label, type: 'text' })
  }
  return lines.map(({ name: _, ...line }) => line)
}

function labelOf(control: PageElement, page: readonly PageElement[]): string {
  const { id, 'aria-label': spoken } = control.attributes
  const label =
    elementsAround(control).find(({ name }) => name === 'label') ??
    page.find(({ name, attributes }) => name === 'label' && id !== undefined && attributes.for === id)
  return label ? wordsWithin(label) : (spoken ?? '')
}

/** What a group of boxes is about. */
function groupOf(control: PageElement): string {
  const group = elementsAround(control).find(({ name }) => name === 'fieldset')
  const legend = group && elementsIn(group).find(({ name }) => name === 'legend')
  return legend ? wordsWithin(legend) : ''
}

function chosenIn(control: PageElement, value: string): string {
  const option = elementsIn(control).find((one) => one.name === 'option' && one.attributes.value === value)
  return option ? wordsWithin(option) : value
}

function typeOf({ attributes: { type } }: PageElement): ShownLine['type'] {
  return type === 'date' || type === 'datetime-local' ? type : 'text'
}
