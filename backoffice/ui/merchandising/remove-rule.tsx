import { useScope } from '../page-scope.tsx'

/** A press that takes back what was said of a search. */
export function RemoveRule({ verb, id, name }: { readonly verb: string; readonly id: string; readonly name: string }) {
  const said = useScope().words.merchandising
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="do" value={verb} className="plain" aria-label={said.removeRuleOf(name)}>
        {said.removeRule}
      </button>
    </form>
  )
}
