import type { Clock } from '#kernel/clock.ts'
import { type Country, needsCustoms } from '#kernel/country.ts'
import { isUuid } from '#kernel/ids.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import type { FulfilmentReader } from '../fulfilment/fulfilment-store.ts'
import type { LabelJoinerPort } from '../fulfilment/label-joiner-port.ts'
import type { Transact } from '../transact.ts'
import type { CustomsLackReader } from './customs-lack-store.ts'
import { type StaffOrderRefused, staffOrderRefused } from './order-refusal.ts'
import { type LabelledWaveOrder, longestWaveName, mostInWave, type NewWave } from './packing-wave.ts'
import type { PackingWaveReader } from './packing-wave-store.ts'
import { staffLabelsOf } from './parcel-label.ts'
import type { PickListReader } from './pick-list-store.ts'
import { joinWaveLabels } from './wave-labels.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly waves: PackingWaveReader
  readonly pickLists: PickListReader
  readonly fulfilment: Pick<FulfilmentReader, 'openLabels' | 'labelFiles'>
  readonly customsLacks: CustomsLackReader
  readonly labelJoiner: LabelJoinerPort
  /** Where parcels leave. */
  readonly company: { readonly country: Country }
}

/** How orders are packed where no warehouse does: in waves, with a list of where everything lies. */
export function packingService(deps: Deps) {
  const { transact, clock, waves, pickLists, company } = deps
  // The oldest first, as they are packed.
  async function ordersOfWave(id: string, reach: StaffReach): Promise<LabelledWaveOrder[]> {
    const orders = await waves.ordersOfWave(id, reach)
    const abroad = orders.filter(({ country }) => needsCustoms(company.country, country))
    const [labels, lacks] = await Promise.all([
      staffLabelsOf(
        deps,
        orders.map((order) => order.id),
      ),
      deps.customsLacks.customsLacks(abroad.map((order) => order.id)),
    ])
    return orders.map((order) => ({
      ...order,
      label: labels.get(order.id),
      customsLacks: lacks.get(order.id) ?? [],
    }))
  }
  return {
    openWaves: (reach: StaffReach) => waves.openWaves(reach),
    wave: (id: string, reach: StaffReach) => waves.wave(id, reach),
    ordersOfWave,
    /** The labels of all that leaves of a wave in one file. */
    waveLabels: async (id: string, reach: StaffReach) => joinWaveLabels(deps, await ordersOfWave(id, reach)),
    /** What has to be taken from the shelves for the orders of a wave, by location. */
    pickListOfWave: async (id: string, reach: StaffReach) => (isUuid(id) ? pickLists.lines(reach, id) : []),
    /** Begins a wave with the oldest orders that wait and lie in none. */
    beginWave: async (
      wave: NewWave,
      by: { readonly name: string },
      reach: StaffReach,
    ): Promise<{ readonly id: string; readonly orders: number } | StaffOrderRefused> => {
      const name = wave.name.trim()
      if (name === '' || name.length > longestWaveName)
        return staffOrderRefused('wave-name-required', { field: 'name' })
      if (!Number.isSafeInteger(wave.most) || wave.most < 1 || wave.most > mostInWave)
        return staffOrderRefused('wave-size-invalid', { field: 'most' })
      return transact(['packingWaves'], async ({ packingWaves }) => {
        const begun = await packingWaves.begin({ ...wave, name }, { ...by, at: clock.now() }, reach)
        return begun ?? staffOrderRefused('wave-empty')
      })
    },
    closeWave: async (id: string): Promise<{ readonly done: true } | StaffOrderRefused> => {
      if (!isUuid(id)) return staffOrderRefused('wave-not-found')
      return transact(['packingWaves'], async ({ packingWaves }) =>
        (await packingWaves.close(id, clock.now())) ? { done: true as const } : staffOrderRefused('wave-not-found'),
      )
    },
  }
}
