import type { CustomerQuery } from '../../graphql/graphql.ts'
import type { Problem } from '../problems.tsx'

export type ShownCustomer = NonNullable<CustomerQuery['customer']>

/** What a form of the page needs, and what came of the last one. */
export type CustomerPress = {
  readonly pressKey: string
  readonly mayChange: boolean
  readonly result:
    | {
        readonly did: string
        readonly problems: readonly Problem[]
        readonly typed: Readonly<Record<string, string>>
      }
    | undefined
}
