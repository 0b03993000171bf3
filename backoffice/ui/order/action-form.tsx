import type { ReactNode } from 'react'
import type { StaffLanguage } from '#kernel/staff-language.ts'
import { shownSize } from '#kernel/written-size.ts'
import type { OrderActionResult } from '../../routes/order-action.ts'
import { TextField } from '../field.tsx'
import { useScope } from '../page-scope.tsx'
import type { ShownOrder } from './shown-order.ts'

export type FormProps = { readonly order: ShownOrder; readonly result: OrderActionResult | undefined }

export type PressedFormProps = FormProps & { readonly pressKey: string }

/** Something that can be done, opened where somebody tried it a moment ago. */
export function ActionForm({
  title,
  action,
  which = '',
  isOpen = false,
  children,
}: {
  readonly title: string
  readonly action: string
  readonly which?: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}) {
  return (
    <details className="do" open={isOpen}>
      <summary>{title}</summary>
      <form method="post" className="stack" noValidate>
        <input type="hidden" name="do" value={action} />
        <input type="hidden" name="which" value={which} />
        {children}
      </form>
    </details>
  )
}

/** How many of each line; all that waits unless something else is typed. */
export function PieceFields({
  pieces,
  typed,
  scope,
}: {
  readonly pieces: readonly {
    readonly position: number
    readonly name: string
    readonly most: number
    readonly usual: number
  }[]
  readonly typed: Readonly<Record<string, string>> | undefined
  readonly scope: string
}) {
  const { pieces: label } = useScope().words.orders
  return pieces.map(({ position, name, most, usual }) => (
    <TextField
      key={position}
      scope={scope}
      name={`pieces-${position}`}
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      label={`${name} (${label(most)})`}
      value={typed?.[`pieces-${position}`] ?? String(usual)}
    />
  ))
}

/** What tells a second press and an older page. */
export function PressFields({ order, pressKey }: Pick<PressedFormProps, 'order' | 'pressKey'>) {
  return (
    <>
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="key" value={pressKey} />
    </>
  )
}

export function waitingPieces(order: ShownOrder, language: StaffLanguage, isAll: boolean) {
  return order.lines
    .filter(({ waiting }) => waiting > 0)
    .map(({ position, name, size, waiting }) => ({
      position,
      name: [name, shownSize(size, language)].filter(Boolean).join(' · '),
      most: waiting,
      usual: isAll ? waiting : 0,
    }))
}
