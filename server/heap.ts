import { setFlagsFromString } from 'node:v8'

/**
 * Collects garbage once a heap has grown by so many hundredths of what lives in it. V8 by itself waits on a large machine until a heap is
 * several times as large: each thread then holds hundreds of megabytes of what nobody uses any more
 * (docs/decisions/210-heaps-stay-small.md).
 */
export function keepHeapSmall(hundredths: number): void {
  setFlagsFromString(`--heap-growing-percent=${hundredths}`)
}
