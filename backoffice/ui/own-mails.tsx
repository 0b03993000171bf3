import { useScope } from './page-scope.tsx'

/** Of what somebody is mailed beside what they find in the back office. */
export function OwnMails({ isWanted }: { readonly isWanted: boolean }) {
  const said = useScope().words.session.me
  return (
    <form method="post" className="card stack">
      <h2>{said.mails}</h2>
      <label className="choice">
        <input type="checkbox" name="mentionMails" value="yes" defaultChecked={isWanted} />
        <span>
          {said.mentionMails}
          <span className="soft small"> · {said.mentionMailsAbout}</span>
        </span>
      </label>
      <button type="submit" name="do" value="mails">
        {said.saveMails}
      </button>
    </form>
  )
}
