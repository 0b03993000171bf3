import type { PointsClientOptions } from '../vendor/points-client.ts'

export type DhlConfig = Omit<PointsClientOptions, 'vendor'> & {
  /** Without a slash at the end. */
  readonly endpoint: string
}
