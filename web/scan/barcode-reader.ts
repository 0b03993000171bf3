export type ScanSource = HTMLVideoElement | ImageBitmap

/** Reads what a code in a picture says; nothing where it can't. */
export type BarcodeReader = (source: ScanSource) => Promise<string | undefined>

type Detector = { detect(source: ScanSource): Promise<readonly { readonly rawValue: string }[]> }
type DetectorClass = {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats?(): Promise<readonly string[]>
}
declare global {
  interface Window {
    /** Not in every browser. */
    readonly BarcodeDetector?: DetectorClass
  }
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'qr_code']

/** What reads codes here: the browser itself, where its system can; elsewhere code that is fetched now. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  return (await ownReader()) ?? (await import('./picture-reader.ts')).scriptedReader()
}

async function ownReader(): Promise<BarcodeReader | undefined> {
  const { BarcodeDetector } = window
  if (!BarcodeDetector) return undefined
  try {
    // Some browsers have the class and, on this system, nothing behind it.
    const able = (await BarcodeDetector.getSupportedFormats?.()) ?? formats
    if (!able.includes('ean_13')) return undefined
    const detector = new BarcodeDetector({ formats: formats.filter((one) => able.includes(one)) })
    return async (source) => (await detector.detect(source).catch(() => []))[0]?.rawValue
  } catch {
    return undefined
  }
}
