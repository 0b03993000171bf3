import { useEffect, useRef, useState } from 'react'
import styles from './flockler.module.css'

type WallProps = {
  /** Where walls are loaded from, without a slash at the end. */
  readonly url: string
  readonly site: string
  readonly embed: string
  readonly title: string
}

/** Flockler's wall in a frame of its own, as high as it says that it is. */
export function Wall({ url, site, embed, title }: WallProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(600)
  useEffect(() => {
    const { origin } = new URL(url)
    const hear = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return
      const wanted = heightIn(data, embed)
      if (wanted === undefined) return
      setHeight(wanted)
      // The spelling is the vendor's.
      frame.current?.contentWindow?.postMessage({ eventName: 'FlockerIframeResizeReceivedEvent' }, origin)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [embed, url])
  return (
    <iframe
      ref={frame}
      id={`flockler-embed-iframe-${embed}`}
      className={styles.wall}
      src={`${url}/embed/iframe/${site}/${embed}`}
      allowFullScreen
      title={title}
      height={height}
      loading="lazy"
    />
  )
}

/** How high a message wants the frame of a wall to be, in pixels; nothing if it is about something else. */
export function heightIn(message: unknown, embed: string): number | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  const { eventName, embedUuid, nativeHeight } = message as Readonly<Record<string, unknown>>
  if (eventName !== 'FlockerIframeResizeEvent' || embedUuid !== embed) return undefined
  const height = Number(nativeHeight)
  return Number.isFinite(height) && height > 0 ? Math.min(Math.round(height), 10_000) : undefined
}
