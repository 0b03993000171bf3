import { type Evidence, type Finding, foundBy, type Queryable } from './evidence.ts'

/** Every mail once: in the outbox by its key, and at the mail server by its Message-ID. */
export async function checkMails(db: Queryable, { mails, messageIdOf }: Evidence): Promise<Finding[]> {
  const { rows } = await db.query<{ key: string; sent: boolean; attempts: number }>(
    `select key, sent_at is not null as sent, attempts from mail_outbox`,
  )
  const arrived = Map.groupBy(mails, ({ messageId }) => messageId)
  return [
    ...(await foundBy(db, 'mail-missing', missing)),
    ...rows.flatMap(({ key, sent, attempts }): Finding[] => {
      const times = arrived.get(messageIdOf(key))?.length ?? 0
      if (!sent) return [{ kind: 'mail-waits', what: key }]
      if (times === 0) return [{ kind: 'mail-unheard', what: key }]
      // Who dies between handing it over and noting so hands it over again, as the same mail. Each time is an attempt.
      return times > attempts ? [{ kind: 'mail-twice', what: `${key}: ${times} times in ${attempts} attempts` }] : []
    }),
  ]
}

/** How often a mail reached the mail server again, with the Message-ID by which everybody knows it: repeated, not lost. */
export const repeatedMails = ({ mails }: Pick<Evidence, 'mails'>): number =>
  mails.length - new Set(mails.map(({ messageId }) => messageId)).size

const missing = `
  select wanted.key as what from (
    select 'order-confirmation:' || id as key from orders where state = 'paid' and email <> ''
    union all select 'order-sent:' || id from parcels
    union all select 'order-refunded:' || id from refunds where refunded_at is not null
    union all select 'gift-card:' || card.id from gift_cards card
      join gift_card_sales sale on sale.id = card.sale_id where sale.state = 'paid'
    union all select 'return-announced:' || id from returns where not unannounced
  ) as wanted
  where not exists (select from mail_outbox where mail_outbox.key = wanted.key)`
