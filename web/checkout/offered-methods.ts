import type { OfferedPaymentMethodFragment } from '#web/graphql/graphql.ts'

export type OfferedMethod = OfferedPaymentMethodFragment

/** Credit by a third party: it is a shopper's own choice, never the shop's suggestion. */
const credit = new Set(['riverty', 'klarna', 'klarnapaylater', 'klarnasliceit', 'klarnapaynow', 'in3', 'billie', 'alma'])

export function isCredit(method: Pick<OfferedMethod, 'id' | 'termsRequired'>): boolean {
  return method.termsRequired || credit.has(method.id)
}

/** The selected method comes first (specification §4); the others keep their order. */
export function selectedFirst<T extends { readonly id: string }>(methods: readonly T[], selected: string | null): T[] {
  return [...methods.filter(({ id }) => id === selected), ...methods.filter(({ id }) => id !== selected)]
}

/** What is ticked when the page opens: what the shopper chose before, or else the first method that is no credit. */
export function preselected(
  methods: readonly Pick<OfferedMethod, 'id' | 'termsRequired'>[],
  chosen: string | null,
): string | undefined {
  return (methods.find(({ id }) => id === chosen) ?? methods.find((method) => !isCredit(method)))?.id
}
