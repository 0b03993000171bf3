import type { StoreHoursQuery } from '../../graphql/graphql.ts'
import type { Problem } from '../problems.tsx'

export type ShownHours = NonNullable<StoreHoursQuery['storeHours']>

/** What came of the last form, with all that was typed into it. */
export type HoursResult = {
  readonly did: string
  readonly problems: readonly Problem[]
  readonly typed: Readonly<Record<string, string>>
}
