import { useEffect, useRef } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { type BarcodeReader, openBarcodeReader } from './barcode-reader.ts'
import styles from './camera.module.css'

/** So often a picture is looked at, in milliseconds. */
const looksEvery = 250

type CameraProps = {
  /** Told once of the first code that is read. */
  readonly onCode: (code: string) => void
  /** It was not allowed, or there is none. */
  readonly onRefused: () => void
}

/** The camera over a label. It is on for as long as this is shown; its pictures are looked at here and kept nowhere. */
export function Camera({ onCode, onRefused }: CameraProps) {
  const t = useTranslate()
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef({ onCode, onRefused })
  useEffect(() => {
    told.current = { onCode, onRefused }
  }, [onCode, onRefused])

  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const look = async (read: BarcodeReader) => {
      const code = video.current ? await read(video.current) : undefined
      if (isOver) return
      if (code) told.current.onCode(code)
      else timer = setTimeout(look, looksEvery, read)
    }
    const begin = async () => {
      // What faces the label, not who holds the device.
      const wanted = { facingMode: 'environment', width: { ideal: 1280 } }
      stream = await navigator.mediaDevices.getUserMedia({ video: wanted })
      const picture = video.current
      if (isOver || !picture) return end()
      picture.srcObject = stream
      await picture.play()
      await look(await openBarcodeReader())
    }
    const end = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    begin().catch(() => {
      end()
      if (!isOver) told.current.onRefused()
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      end()
    }
  }, [])

  return (
    <div className={styles.scan}>
      <div className={styles.view}>
        <video ref={video} muted playsInline className={styles.picture} aria-label={t('instore.scan_camera')} />
      </div>
      <p className={styles.hint}>{t('instore.scan_hint')}</p>
    </div>
  )
}
