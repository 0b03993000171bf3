import type { KeptForm } from '../kept-form.ts'
import { useScope } from './page-scope.tsx'

/** What the page of the form says of itself, and nobody typed. */
const unseen = /^(?:do|which|key|queue|version|parcelsSeen|id)$/i

/** Shows what was typed into a form whose session had ended, for somebody who has just logged in again. */
export function SendAgain({ to, kept }: { readonly to: string; readonly kept: KeptForm }) {
  const { words, shopName } = useScope()
  const { logIn: said } = words.session
  const typed = kept.flatMap(([name, value]) => (unseen.test(name) || value === '' ? [] : [value]))
  return (
    <main className="narrow" id="content">
      <title>{`${said.sendTitle} · ${shopName}`}</title>
      <h1>{said.sendTitle}</h1>
      <form method="post" action={to} className="card stack">
        <p>{said.sendAbout}</p>
        {typed.map((value) => (
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
    </main>
  )
}
