import { type Evidence, type Finding, foundBy, type Queryable } from './evidence.ts'

/** The warehouse packs what was paid and nothing else, and no job was given up. */
export async function checkOthers(db: Queryable, { warehouse }: Evidence): Promise<Finding[]> {
  const numbers = [...warehouse]
  return [
    ...(await foundBy(
      db,
      'order-not-exported',
      `select number as what from orders where state = 'paid' and number <> all ($1::text[])`,
      [numbers],
    )),
    ...(await foundBy(
      db,
      'exported-unpaid',
      `select given.number as what from unnest($1::text[]) as given (number)
       where not exists (select from orders where orders.number = given.number and orders.paid_at is not null)`,
      [numbers],
    )),
    ...(await givenUp(db)),
  ]
}

/** A shop that was not opened has no queues. */
async function givenUp(db: Queryable): Promise<Finding[]> {
  const { rows } = await db.query<{ there: boolean }>(`select to_regclass('jobs.job') is not null as there`)
  if (!rows[0]?.there) return []
  // A round of the clock that failed is made up for by the next one.
  return foundBy(
    db,
    'job-given-up',
    `select name || ' ' || id as what from jobs.job
     where name like '%-failed' and name not in (select name || '-failed' from jobs.schedule)`,
  )
}
