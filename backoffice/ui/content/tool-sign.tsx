/** The lines of each sign, in a box of 24. */
const lines = {
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m6-6-6 6-6-6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  left: 'M19 12H5m6-6-6 6 6 6',
  right: 'M5 12h14m-6-6 6 6-6 6',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  remove: 'm6 6 12 12M18 6 6 18',
} as const

/** What a small button does, for who sees it; its label says it to everybody. */
export function ToolSign({ sign }: { readonly sign: keyof typeof lines }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false" className="sign">
      <path d={lines[sign]} />
    </svg>
  )
}
