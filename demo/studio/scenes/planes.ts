/** Arithmetic on planes of numbers, one for each pixel. */
import type { Light } from './tone.ts'

export type Layers = { readonly width: number; readonly height: number; readonly data: Float32Array }

export type Placed = Layers & { readonly left: number; readonly top: number }

/** Layers at another size, so that one point of them comes to lie on one point of the picture, to a fraction of a pixel. */
export function resized(
  layers: Layers,
  scale: number,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): Placed {
  const channels = 5
  const left = Math.floor(to.x - from.x * scale)
  const top = Math.floor(to.y - from.y * scale)
  const width = Math.ceil(to.x + (layers.width - from.x) * scale) - left
  const height = Math.ceil(to.y + (layers.height - from.y) * scale) - top
  const across = taps(layers.width, width, scale, (x) => (left + x + 0.5 - to.x) / scale + from.x)
  const down = taps(layers.height, height, scale, (y) => (top + y + 0.5 - to.y) / scale + from.y)
  const between = new Float32Array(width * layers.height * channels)
  for (let row = 0; row < layers.height; row++) {
    for (let column = 0; column < width; column++) {
      const { first, weights } = across[column] as Tap
      for (let c = 0; c < channels; c++) {
        let sum = 0
        for (let tap = 0; tap < weights.length; tap++) {
          const x = Math.min(layers.width - 1, Math.max(0, first + tap))
          sum += (weights[tap] ?? 0) * (layers.data[(row * layers.width + x) * channels + c] ?? 0)
        }
        between[(row * width + column) * channels + c] = sum
      }
    }
  }
  const data = new Float32Array(width * height * channels)
  for (let row = 0; row < height; row++) {
    const { first, weights } = down[row] as Tap
    for (let index = 0; index < width * channels; index++) {
      let sum = 0
      for (let tap = 0; tap < weights.length; tap++) {
        const y = Math.min(layers.height - 1, Math.max(0, first + tap))
        sum += (weights[tap] ?? 0) * (between[y * width * channels + index] ?? 0)
      }
      const isCover = index % channels === 3
      data[row * width * channels + index] = isCover ? Math.min(1, Math.max(0, sum)) : Math.max(0, sum)
    }
  }
  return { left, top, width, height, data }
}

type Tap = { readonly first: number; readonly weights: readonly number[] }

/** Lanczos' weights, wide enough that a smaller picture has no steps. */
function taps(size: number, count: number, scale: number, at: (pixel: number) => number): Tap[] {
  const stretch = Math.max(1, 1 / scale)
  const lobes = 3
  return Array.from({ length: count }, (_, place) => {
    const middle = Math.min(size + 2, Math.max(-2, at(place))) - 0.5
    const first = Math.ceil(middle - lobes * stretch)
    const last = Math.floor(middle + lobes * stretch)
    const weights = Array.from({ length: last - first + 1 }, (_unused, tap) => {
      const off = (first + tap - middle) / stretch
      if (off === 0) return 1
      return Math.abs(off) >= lobes
        ? 0
        : (lobes * Math.sin(Math.PI * off) * Math.sin((Math.PI * off) / lobes)) / (Math.PI * off) ** 2
    })
    const sum = weights.reduce((all, weight) => all + weight, 0)
    return { first, weights: weights.map((weight) => weight / sum) }
  })
}

/** The mean of a square around each pixel. */
export function blurred(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const across = new Float32Array(values.length)
  const size = radius * 2 + 1
  for (let row = 0; row < height; row++) {
    const start = row * width
    let sum = 0
    for (let x = -radius; x <= radius; x++) sum += values[start + Math.min(width - 1, Math.max(0, x))] ?? 0
    for (let x = 0; x < width; x++) {
      across[start + x] = sum / size
      sum += values[start + Math.min(width - 1, x + radius + 1)] ?? 0
      sum -= values[start + Math.max(0, x - radius)] ?? 0
    }
  }
  const both = new Float32Array(values.length)
  for (let column = 0; column < width; column++) {
    let sum = 0
    for (let y = -radius; y <= radius; y++) sum += across[Math.min(height - 1, Math.max(0, y)) * width + column] ?? 0
    for (let y = 0; y < height; y++) {
      both[y * width + column] = sum / size
      sum += across[Math.min(height - 1, y + radius + 1) * width + column] ?? 0
      sum -= across[Math.max(0, y - radius) * width + column] ?? 0
    }
  }
  return both
}

export function unit(x: number, y: number, z: number): Light {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}
