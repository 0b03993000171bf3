import { join } from 'node:path'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import { fileShelf } from '#integrations/warehouse/warehouse-files.ts'
import { createWarehouse } from '#integrations/warehouse/warehouse-http.ts'
import { createWarehouseSandbox } from '#integrations/warehouse/warehouse-sandbox.ts'
import { systemClock } from '#kernel/clock.ts'
import type { WarehousePort } from '#shop/fulfilment/warehouse-port.ts'
import type { ShopConfig } from '../config.ts'
import { keyOfInnerSandbox } from '../sandbox-key.ts'

/** The warehouse that the settings name, or a sandbox that packs by the clock, if they want one. */
export function openWarehouse(
  { warehouse: { url, key, sandbox }, dataDir }: Pick<ShopConfig, 'warehouse' | 'dataDir'>,
  observe: ObserveVendor,
): WarehousePort | undefined {
  if (url !== undefined) return createWarehouse({ endpoint: url, key: key ?? '', observe })
  if (!sandbox) return undefined
  const service = createWarehouseSandbox({
    key: keyOfInnerSandbox,
    clock: systemClock,
    shelf: fileShelf(join(dataDir, 'sandbox', 'warehouse.json')),
  })
  return createWarehouse({
    endpoint: 'http://warehouse.invalid',
    key: keyOfInnerSandbox,
    observe,
    fetch: async (input, init) => service.fetch(new Request(input, init)),
  })
}
