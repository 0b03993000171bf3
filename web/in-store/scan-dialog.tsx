import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './scan-dialog.module.css'

type Detector = { detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> }
declare global {
  interface Window {
    /** Not in every browser. */
    readonly BarcodeDetector?: new (options: {
      readonly formats: readonly string[]
    }) => Detector
  }
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code']
/** So often a picture is looked at. */
const looksEvery = 250

type ScanDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onCode: (code: string) => void
}

/** The camera over a label. A browser that reads no barcodes says so; a scanner works with it all the same. */
export function ScanDialog({ open, onClose, onCode }: ScanDialogProps) {
  const t = useTranslate()
  return (
    <Dialog open={open} onClose={onClose} title={t('instore.scan')}>
      {open &&
        (window.BarcodeDetector ? <Camera onCode={onCode} onClose={onClose} /> : <WithoutCamera onClose={onClose} />)}
    </Dialog>
  )
}

/** What goes on without one: a scanner is heard while this is read, and after it. */
function WithoutCamera({ onClose }: Pick<ScanDialogProps, 'onClose'>) {
  const t = useTranslate()
  return (
    <div className={styles.without} role="status">
      <Icon name="scan-barcode" className={styles.sign} />
      <p>{t('instore.scan_no_camera')}</p>
      <Button look="secondary" onClick={onClose}>
        {t('dialog.close')}
      </Button>
    </div>
  )
}

function Camera({ onCode, onClose }: Pick<ScanDialogProps, 'onCode' | 'onClose'>) {
  const t = useTranslate()
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onCode)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    found.current = onCode
  }, [onCode])

  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const detector = window.BarcodeDetector && new window.BarcodeDetector({ formats })
    const look = async () => {
      const picture = video.current
      const [code] = picture && detector ? await detector.detect(picture).catch(() => []) : []
      if (isOver) return
      if (code) found.current(code.rawValue)
      else timer = setTimeout(look, looksEvery)
    }
    const begin = async () => {
      // What faces the label, not who holds the tablet.
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const picture = video.current
      if (isOver || !picture) return end()
      picture.srcObject = stream
      await picture.play()
      await look()
    }
    const end = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    begin().catch(() => !isOver && setIsRefused(true))
    return () => {
      isOver = true
      clearTimeout(timer)
      end()
    }
  }, [])

  if (isRefused) return <WithoutCamera onClose={onClose} />
  return (
    <div className={styles.scan}>
      <div className={styles.view}>
        <video ref={video} muted playsInline className={styles.picture} aria-label={t('instore.scan_camera')} />
      </div>
      <p className={styles.hint}>{t('instore.scan_hint')}</p>
    </div>
  )
}
