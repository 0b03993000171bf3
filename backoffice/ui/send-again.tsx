import type { ShownForm, ShownLine } from '../form-as-shown.ts'
import { type KeptForm, typedIn } from '../kept-form.ts'
import { longDayText, typedMomentText } from './format.ts'
import { type PageScope, useScope } from './page-scope.tsx'

type Props = { readonly to: string; readonly kept: KeptForm; readonly shown: ShownForm | undefined }

/** Shows what was typed into a form whose session had ended, for somebody who has just logged in again. */
export function SendAgain(props: Props) {
  const { words, shopName } = useScope()
  const { logIn: said } = words.session
  return (
    <main className="narrow" id="content">
      <title>{`${said.sendTitle} · ${shopName}`}</title>
      <h1>{said.sendTitle}</h1>
      <SendKept {...props} />
    </main>
  )
}

/** What was typed, and a press that sends it: nothing is done by having logged in or proven who one is. */
export function SendKept({ to, kept, shown }: Props) {
  const { logIn: said } = useScope().words.session
  return (
    <form method="post" action={to} className="card stack">
      <p>{said.sendAbout}</p>
      {shown ? <AsShown shown={shown} /> : <AsTyped kept={kept} />}
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="row">
        <button type="submit" className={shown?.isDanger ? 'danger' : undefined}>
          {shown?.press || said.sendSubmit}
        </button>
        <a href={to}>{said.leaveIt}</a>
      </div>
    </form>
  )
}

function AsShown({ shown: { title, lines } }: { readonly shown: ShownForm }) {
  const scope = useScope()
  return (
    <>
      {title === '' ? null : <h2>{title}</h2>}
      {lines.length === 0 ? null : (
        <dl className="facts">
          {lines.map((line) => (
            <div key={`${line.label} ${line.value}`}>
              <dt>{line.label}</dt>
              <dd className="break pre">{valueText(line, scope)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function valueText({ type, value }: ShownLine, { language }: Pick<PageScope, 'language'>): string {
  if (type === 'date') return longDayText(value, language)
  return type === 'datetime-local' ? typedMomentText(value, language) : value
}

/** Without its page a form has no words of its own. */
function AsTyped({ kept }: { readonly kept: KeptForm }) {
  return typedIn(kept).map((value) => (
    <p key={value} className="pre">
      {value}
    </p>
  ))
}
