import type { ReactNode } from 'react'
import { useScope } from '../page-scope.tsx'
import { useIsOpen } from './form-scope.tsx'
import { ToolSign } from './tool-sign.tsx'

/** An entry of a list in a document: its name, what it says, its fields when it is open, and the buttons that move it. */
export function Block({
  path,
  name,
  about,
  place,
  count,
  mayCopy = false,
  children,
}: {
  /** `slices.2` */
  readonly path: string
  readonly name: string
  /** The first words in it. */
  readonly about: string
  readonly place: number
  readonly count: number
  readonly mayCopy?: boolean
  readonly children: ReactNode
}) {
  const { content, session } = useScope().words
  const said = content.lists
  const isOpen = useIsOpen(path)
  const list = path.slice(0, path.lastIndexOf('.'))
  const called = about === '' ? name : session.labelled(name, about)
  return (
    <li className="block" id={path}>
      <details open={isOpen} data-path={path}>
        <summary>
          <strong>{name}</strong> <span className="soft block-about">{about}</span>
        </summary>
        <div className="stack wide block-fields">{children}</div>
      </details>
      <div className="block-tools">
        <ToolButton
          step={`up ${path}`}
          to={`${list}.${place - 1}`}
          label={said.up(called)}
          sign="up"
          isOff={place === 0}
        />
        <ToolButton
          step={`down ${path}`}
          to={`${list}.${place + 1}`}
          label={said.down(called)}
          sign="down"
          isOff={place === count - 1}
        />
        {mayCopy ? (
          <ToolButton step={`copy ${path}`} to={`${list}.${place + 1}`} label={said.copy(called)} sign="copy" />
        ) : null}
        <ToolButton step={`remove ${path}`} to={list} label={said.remove(called)} sign="remove" />
      </div>
    </li>
  )
}

function ToolButton({
  step,
  to,
  label,
  sign,
  isOff = false,
}: {
  readonly step: string
  /** Where the page goes on, without its #. */
  readonly to: string
  readonly label: string
  readonly sign: 'up' | 'down' | 'copy' | 'remove'
  readonly isOff?: boolean
}) {
  return (
    <button
      type="submit"
      name="do"
      value={step}
      formAction={`#${to}`}
      className="plain tool"
      aria-label={label}
      title={label}
      disabled={isOff}
    >
      <ToolSign sign={sign} />
    </button>
  )
}
