/** What a scene is looked at through, and a product as it is seen there. */
import type { Layout } from './model.ts'

/** A product at the size that a scene shows it in, with one number a pixel in each layer. */
export type Product = {
  /** Its corner in the picture. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Light that it throws back, times how much of the pixel it fills. */
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array
  readonly cover: Float32Array
  /** What it leaves of the light on the ground around it. */
  readonly shade: Float32Array
  /** Which point of the set a pixel shows, and which way the surface looks there. */
  readonly points: Float32Array
  readonly normals: Float32Array
  /** The height of what it stands on; for what hangs, how far away the wall is. */
  readonly ground: number
  readonly hangs: boolean
  readonly away: number
  /** Points on its front and in its depth, for the shadow that it throws. */
  readonly body: readonly number[]
}

export type View = {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly origin: readonly [x: number, y: number]
  readonly sin: number
  readonly cos: number
}

export function viewOf(layout: Layout, pitch: number, width: number, height: number): View {
  const angle = (pitch * Math.PI) / 180
  return { width, height, scale: layout.scale, origin: layout.origin, sin: Math.sin(angle), cos: Math.cos(angle) }
}
