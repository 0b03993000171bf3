import type { OfferedPaymentMethodFragment } from '#web/graphql/graphql.ts'

export type OfferedMethod = OfferedPaymentMethodFragment

/** The selected method comes first (specification §4); the others keep their order. */
export function selectedFirst<T extends { readonly id: string }>(methods: readonly T[], selected: string | null): T[] {
  return [...methods.filter(({ id }) => id === selected), ...methods.filter(({ id }) => id !== selected)]
}

/**
 * What is ticked when the page opens: what the shopper chose before, or else the first method that is no credit, which is a
 * shopper's own choice and never the shop's suggestion.
 *
 * @param failed the method with which a payment has just failed: it is not suggested again
 */
export function preselectedMethod(
  methods: readonly Pick<OfferedMethod, 'id' | 'credit'>[],
  chosen: string | null,
  failed: string | null = null,
): string | undefined {
  const offered = methods.filter(({ id }) => id !== failed)
  return (offered.find(({ id }) => id === chosen) ?? offered.find(({ credit }) => !credit))?.id
}
