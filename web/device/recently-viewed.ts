import { useEffect } from 'react'
import { storedList, useStoredList } from './stored-list.ts'
import { whenIdle } from './when-idle.ts'

const most = 20
const viewed = storedList('xsa_recently_viewed', most)

/** SKUs of the products that were looked at on this device, the last one first. */
export function useViewed(): readonly string[] {
  return useStoredList(viewed)
}

export const storedViewed = (): readonly string[] => viewed.read()

/** Told of every change, also of one in another tab. */
export const watchViewed = viewed.watch

/** Called by the page of a product. */
export function useRecordViewed(sku: string): void {
  useEffect(() => whenIdle(() => viewed.add(sku)), [sku])
}
