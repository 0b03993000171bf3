import type { Page } from 'playwright-core'

/** What a browser of the journey can: whether its camera may be used, what it shows, and whether the browser itself reads barcodes. */
export type CameraPlan = {
  readonly camera: 'shows' | 'refused'
  /** A data address of the picture before the lens. */
  readonly picture?: string
  /** What the browser's own reader reads; without it the browser has none. */
  readonly reads?: string
}

/**
 * A telephone's camera, in a browser that has none: its pictures come from a canvas. The reader, where there is one, sees nothing at first,
 * as one whose camera has to find its focus.
 */
export async function giveCamera(page: Page, plan: CameraPlan): Promise<void> {
  await page.addInitScript(({ camera, picture, reads }: CameraPlan) => {
    const getUserMedia = async () => {
      if (camera === 'refused') throw new DOMException('Permission denied', 'NotAllowedError')
      const canvas = document.createElement('canvas')
      const pen = canvas.getContext('2d')
      const shown = new Image()
      shown.src = picture ?? ''
      if (picture) await shown.decode()
      canvas.width = shown.width || 640
      canvas.height = shown.height || 480
      const draw = () => {
        if (picture) pen?.drawImage(shown, 0, 0)
        else pen?.fillRect(0, 0, canvas.width, canvas.height)
        if (document.contains(document.querySelector('video'))) requestAnimationFrame(draw)
      }
      draw()
      return canvas.captureStream(10)
    }
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
    if (reads === undefined) {
      Object.assign(window, { BarcodeDetector: undefined })
      return
    }
    let looks = 0
    class BarcodeDetector {
      static getSupportedFormats = async () => ['ean_13', 'qr_code']
      detect = async () => (looks++ < 1 ? [] : [{ rawValue: reads }])
    }
    Object.assign(window, { BarcodeDetector })
  }, plan)
}
