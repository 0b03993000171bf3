import type { TestShop } from './open-shop.ts'

/** Orders of a number as the database holds them: one, or none. */
export const ordersByNumber = ({ db }: Pick<TestShop, 'db'>, number: string) =>
  db.selectFrom('orders').selectAll().where('number', '=', number).execute()
