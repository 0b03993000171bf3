import { type KeptForm, typedIn } from '../kept-form.ts'
import { useScope } from './page-scope.tsx'

/** Shows what was typed into a form whose session had ended, for somebody who has just logged in again. */
export function SendAgain({ to, kept }: { readonly to: string; readonly kept: KeptForm }) {
  const { words, shopName } = useScope()
  const { logIn: said } = words.session
  return (
    <main className="narrow" id="content">
      <title>{`${said.sendTitle} · ${shopName}`}</title>
      <h1>{said.sendTitle}</h1>
      <SendKept to={to} kept={kept} />
    </main>
  )
}

/** What was typed, and a press that sends it: nothing is done by having logged in or proven who one is. */
export function SendKept({ to, kept }: { readonly to: string; readonly kept: KeptForm }) {
  const { logIn: said } = useScope().words.session
  return (
    <form method="post" action={to} className="card stack">
      <p>{said.sendAbout}</p>
      {typedIn(kept).map((value) => (
        <p key={value} className="pre">
          {value}
        </p>
      ))}
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="row">
        <button type="submit">{said.sendSubmit}</button>
        <a href={to}>{said.leaveIt}</a>
      </div>
    </form>
  )
}
