import type { StoreCounterQuery } from '../../graphql/graphql.ts'
import { useScope } from '../page-scope.tsx'
import { CounterPress } from './counter-press.tsx'

/**
 * Who said that they come for what lies ready, at the top of the counter: those who are there first, with the code that they show. A
 * script asks for it anew; without one the page is loaded again.
 */
export function ComingList({ coming }: { readonly coming: StoreCounterQuery['comingToStore'] }) {
  const said = useScope().words.store
  return (
    <section aria-label={said.coming} data-enhance="coming" aria-live="polite">
      <h2>{said.coming}</h2>
      {coming.length === 0 ? <p className="soft">{said.comingNone}</p> : null}
      <ul className="presses">
        {coming.map(({ kind, number, name, code, article, isHere, minutes }) => (
          <CounterPress
            key={number}
            number={number}
            action={kind === 'pickup' ? 'collected' : 'fetched'}
            label={said.handOver}
          >
            <strong>{code}</strong> · {name}
            {article ? (
              <>
                <br />
                {article}
              </>
            ) : null}
            <br />
            <span className={isHere ? 'small' : 'soft small'}>
              {isHere ? said.isHere(String(minutes)) : said.isComing(String(minutes))}
              {kind === 'pickup' ? ` · ${number}` : null}
            </span>
          </CounterPress>
        ))}
      </ul>
    </section>
  )
}
