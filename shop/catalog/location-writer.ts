import { type Database, jsonOrNull } from '#database/rows.ts'
import type { LocationFeed } from './catalog-feed.ts'

/** Writes where stock lies. */
export function locationWriter(tx: Database) {
  return {
    async locations(locations: readonly LocationFeed[]): Promise<void> {
      for (const [index, location] of locations.entries()) {
        const values = {
          name: location.name,
          kind: location.kind,
          priority: location.kind === 'distribution-centre' ? 0 : index + 1,
          street: location.street,
          house_number: location.houseNumber,
          postcode: location.postcode,
          city: location.city,
          country: location.country,
          lat: location.lat,
          lng: location.lng,
          telephone: location.telephone,
          opening_hours: jsonOrNull(location.openingHours),
          local_names: jsonOrNull(location.localNames),
        }
        await tx
          .insertInto('stock_locations')
          .values({ code: location.code, ...values })
          .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
          .execute()
      }
    },
  }
}
