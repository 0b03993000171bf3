import BarcodeFormat from '@zxing/library/es2015/core/BarcodeFormat.js'
import BinaryBitmap from '@zxing/library/es2015/core/BinaryBitmap.js'
import HybridBinarizer from '@zxing/library/es2015/core/common/HybridBinarizer.js'
import DecodeHintType from '@zxing/library/es2015/core/DecodeHintType.js'
import Code128Reader from '@zxing/library/es2015/core/oned/Code128Reader.js'
import EAN13Reader from '@zxing/library/es2015/core/oned/EAN13Reader.js'
import QRCodeReader from '@zxing/library/es2015/core/qrcode/QRCodeReader.js'
import RGBLuminanceSource from '@zxing/library/es2015/core/RGBLuminanceSource.js'

/** A picture in shades of grey, a byte a pixel, row by row. */
export type GrayPicture = { readonly gray: Uint8ClampedArray; readonly width: number; readonly height: number }

/** The reader of EAN-13 reads UPC-A as well, with a zero before it. */
const readers = [() => new EAN13Reader(), () => new Code128Reader(), () => new QRCodeReader()] as const

/** More rows are looked at, which takes longer: for a photograph, of which there is one. */
const thoroughly = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]])
const quickly = new Map<DecodeHintType, unknown>()

/** What a code in a picture says; nothing where none can be read. Pure JavaScript: the pages’ policy lets no other code run. */
export function decodeBarcode(
  { gray, width, height }: GrayPicture,
  { isThorough }: { readonly isThorough: boolean },
): string | undefined {
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(gray, width, height)))
  for (const open of readers) {
    try {
      const found = open().decode(bitmap, isThorough ? thoroughly : quickly)
      // Stripes of a picture read as a short Code 128 now and then; no label has one.
      if (found.getBarcodeFormat() !== BarcodeFormat.CODE_128 || found.getText().length >= shortest)
        return found.getText()
    } catch {
      // Readers tell by exceptions that there is none of their kind, in many classes.
    }
  }
  return undefined
}

const shortest = 6

/** Shades of grey of the pixels of a canvas, by how bright they look; what is transparent is paper. */
export function grayOf(rgba: Uint8ClampedArray): Uint8ClampedArray {
  const gray = new Uint8ClampedArray(rgba.length / 4)
  for (let at = 0; at < gray.length; at++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at * 4, at * 4 + 4)
    const shade = red * 0.299 + green * 0.587 + blue * 0.114
    gray[at] = 255 - ((255 - shade) * alpha) / 255
  }
  return gray
}
