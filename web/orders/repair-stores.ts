import { groupedBy } from '#kernel/grouped-by.ts'
import type { RepairView } from './documents.ts'

type RepairStore = RepairView['repairStores'][number]

/** Stores as a list of choices: by country in the order in which they come, and by town within each. */
export function repairStoreOptions(stores: readonly RepairStore[], iso: string) {
  const byName = new Intl.Collator(iso, { numeric: true })
  return [...groupedBy(stores, ({ country }) => country.name)].flatMap(([country, list]) =>
    list
      .toSorted((a, b) => byName.compare(a.city, b.city) || byName.compare(a.title, b.title))
      .map(({ code, title, city }) => ({
        value: code,
        label: title.includes(city) ? title : `${city}, ${title}`,
        group: country,
      })),
  )
}
