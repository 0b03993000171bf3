import type { Sun } from './light.ts'
import type { Room, Solid } from './set.ts'
import type { Light } from './tone.ts'

/** A product in a set: the middle of its foot, in centimetres. */
export type Item = {
  readonly packshot: string
  readonly at: readonly [x: number, y: number, z?: number]
  /** Larger or smaller than it is; only for what lies well before or behind the rest. */
  readonly size?: number
}

export type Layout = {
  /** Pixels a centimetre, and where on the picture the set's middle lies. */
  readonly scale: number
  readonly origin: readonly [x: number, y: number]
  readonly items: readonly Item[]
  readonly solids?: readonly Solid[]
  /** What of the sun is other in this layout. */
  readonly sun?: Partial<Sun>
}

export type Scene = {
  readonly name: string
  readonly room: Room
  /** Degrees from which the camera looks down. */
  readonly pitch: number
  /** How bright the room's own light is; beside a strong sun less. */
  readonly level?: number
  readonly cool?: Light
  /** How uneven its surfaces are. */
  readonly grain?: number
  readonly sun?: Sun
  readonly wide: Layout
  readonly tall: Layout
}
