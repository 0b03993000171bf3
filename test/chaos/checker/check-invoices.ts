import { type Finding, foundBy, type Queryable } from './evidence.ts'

/** Numbers follow each other without a gap, and what was invoiced is what was kept. */
export async function checkInvoices(db: Queryable): Promise<Finding[]> {
  return [
    ...(await foundBy(
      db,
      'invoice-gap',
      `select series || ' ' || year || ' after ' || before as what from (
         select series, year, sequence,
           lag(sequence) over (partition by series, year order by sequence) as before
         from invoices
       ) as numbers where sequence <> before + 1
       union all
       select series || ' ' || year || ' ends before ' || last from invoice_series
       where last <> (
         select coalesce(max(sequence), 0) from invoices
         where invoices.series = invoice_series.series and invoices.year = invoice_series.year
       )`,
    )),
    ...(await foundBy(
      db,
      'invoice-missing',
      `select number as what from orders
       where exists (select from parcels where order_id = orders.id)
         and not exists (select from invoices where order_id = orders.id and kind = 'invoice')`,
    )),
    ...(await foundBy(
      db,
      'invoice-twice',
      `select orders.number as what from invoices join orders on orders.id = invoices.order_id
       group by orders.number, kind, refund_id having count(*) > 1`,
    )),
    // A credit note takes off; what went back before the invoice was never on it.
    ...(await foundBy(
      db,
      'invoice-wrong',
      `select orders.number as what from orders
       join (select order_id, sum(total) as billed from invoices group by 1) as papers on papers.order_id = orders.id
       where billed <> orders.total - coalesce((select sum(amount) from refunds where order_id = orders.id), 0)`,
    )),
  ]
}
