import { storedList } from './stored-list.ts'

/** Numbers of orders of which those were told who measure with consent; the page that thanks is opened again and again. */
const told = storedList('xsa_told_orders', 20)

/** @returns whether this device tells of the order for the first time */
export function noteTold(order: string): boolean {
  if (told.read().includes(order)) return false
  told.add(order)
  return true
}
