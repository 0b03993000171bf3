import type { OrderQuery } from '../../graphql/graphql.ts'

/** The order that a page shows. */
export type ShownOrder = NonNullable<OrderQuery['order']>
