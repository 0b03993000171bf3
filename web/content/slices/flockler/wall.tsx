import { useEffect, useRef, useState } from 'react'
import styles from './flockler.module.css'

const origin = 'https://plugins.flockler.com'

type WallProps = { readonly site: string; readonly embed: string; readonly title: string }

/** Flockler's wall in a frame of its own, as high as it says that it is. */
export function Wall({ site, embed, title }: WallProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(600)
  useEffect(() => {
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
  }, [embed])
  return (
    <iframe
      ref={frame}
      id={`flockler-embed-iframe-${embed}`}
      className={styles.wall}
      src={`${origin}/embed/iframe/${site}/${embed}`}
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
