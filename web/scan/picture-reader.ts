import type { BarcodeReader, ScanSource } from './barcode-reader.ts'
import { decodeBarcode, grayOf } from './decode-barcode.ts'

/** The camera is looked at in one size, several times a second; a photograph in several, turned as well. */
const cameraSizes = [800]
const photographSizes = [1000, 1600, 600]

/** Reads codes where the browser itself can't. */
export function scriptedReader(): BarcodeReader {
  const canvas = document.createElement('canvas')
  return async (source) => {
    const isPhotograph = source instanceof ImageBitmap
    const sizes = isPhotograph ? photographSizes : cameraSizes
    for (const size of sizes) {
      for (const turned of isPhotograph ? [false, true] : [false]) {
        const picture = drawn(canvas, source, size, turned)
        const found = picture && decodeBarcode(picture, { isThorough: isPhotograph })
        if (found) return found
        // A photograph takes a while; whoever waits may still scroll and press.
        if (isPhotograph) await new Promise((go) => setTimeout(go))
      }
    }
    return undefined
  }
}

function drawn(canvas: HTMLCanvasElement, source: ScanSource, size: number, turned: boolean) {
  const [wide, high] =
    source instanceof ImageBitmap ? [source.width, source.height] : [source.videoWidth, source.videoHeight]
  const scale = Math.min(1, size / Math.max(wide, high))
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)]
  if (width < 1 || height < 1) return undefined
  canvas.width = turned ? height : width
  canvas.height = turned ? width : height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return undefined
  if (turned) pen.setTransform(0, 1, -1, 0, height, 0)
  pen.drawImage(source, 0, 0, width, height)
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
  return { gray: grayOf(data), width: canvas.width, height: canvas.height }
}
