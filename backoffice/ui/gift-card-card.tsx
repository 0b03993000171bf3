import { maskedCard } from '#kernel/masked-card.ts'
import type { StaffGiftCardFieldsFragment } from '../graphql/graphql.ts'
import { longDayText, momentText, moneyText, storefrontName } from './format.ts'
import { useScope } from './page-scope.tsx'

/** A gift card, what became of its money, and what can be done about it. */
export function GiftCardCard({
  card,
  press,
}: {
  readonly card: StaffGiftCardFieldsFragment
  /** The same press of a button is done once. */
  readonly press: string
}) {
  const { words, language } = useScope()
  const said = words.giftCards
  const { id, ending, storefront, sold, balance, validUntil, blockedAt, mailAt, mailedAt, giver, receiver } = card
  const at = (moment: string) => momentText(moment, language, storefront)
  return (
    <section className="card stack" aria-labelledby={`card-${id}`}>
      <h2 id={`card-${id}`}>
        {maskedCard(ending)} · {said.balance(moneyText(balance, language), moneyText(sold, language))}
      </h2>
      <p className="soft small break">
        {[
          storefrontName(storefront),
          said.valid(longDayText(validUntil, language)),
          mailedAt ? said.mailed(at(mailedAt)) : said.toMail(at(mailAt)),
          blockedAt ? said.blocked(at(blockedAt)) : undefined,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="break">
        {said.giver(giver)}
        <br />
        {said.receiver(receiver)}
      </p>
      <Movements card={card} />
      <div className="row">
        <form method="post">
          <input type="hidden" name="card" value={id} />
          <button type="submit" name="do" value={blockedAt ? 'unblock' : 'block'} className="plain">
            {blockedAt ? said.unblock : said.block}
          </button>
        </form>
        <form method="post">
          <input type="hidden" name="card" value={id} />
          <input type="hidden" name="key" value={press} />
          <button type="submit" name="do" value="mail" className="plain">
            {said.mailAgain}
          </button>
        </form>
        {balance.amount === sold.amount ? (
          <form method="post">
            <input type="hidden" name="card" value={id} />
            <button type="submit" name="do" value="withdraw" className="plain">
              {said.withdraw}
            </button>
          </form>
        ) : null}
      </div>
    </section>
  )
}

function Movements({ card: { movements, storefront } }: { readonly card: StaffGiftCardFieldsFragment }) {
  const { words, language } = useScope()
  const said = words.giftCards
  return (
    <ul>
      {movements.map(({ kind, amount, order, at }) => (
        <li key={`${at} ${kind} ${order}`}>
          {said.kinds[kind as keyof typeof said.kinds]} {moneyText(amount, language)}
          {order ? (
            <>
              {' '}
              <a href={`/orders/${order}`}>{order}</a>
            </>
          ) : null}{' '}
          <span className="soft small">{momentText(at, language, storefront)}</span>
        </li>
      ))}
    </ul>
  )
}
