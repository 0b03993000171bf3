import { type MouseEvent, useState } from 'react'
import { useConsent } from '#web/device/consent.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import type { ShownVideo } from './video.ts'
import type { VideoMessages } from './video-messages.ts'
import styles from './video-player.module.css'

type VideoPlayerProps = ShownVideo & { readonly words: VideoMessages; readonly sizes: string }

/** A film that waits to be asked for. Nothing moves and nothing is fetched before. */
export function VideoPlayer({ video, poster, title, words, sizes }: VideoPlayerProps) {
  if (video.kind === 'hosted') return <HostedVideo {...{ video, poster, title, words, sizes }} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions come with the film where somebody speaks in it
    <video
      className={styles.frame}
      controls
      preload="none"
      playsInline
      poster={poster && `${poster.url}?w=1800`}
      aria-label={title || undefined}
    >
      <source src={video.url} type={video.url.includes('.webm') ? 'video/webm' : 'video/mp4'} />
      {video.captions && (
        <track kind="captions" src={video.captions} srcLang={words.language} label={words.captions} default />
      )}
    </video>
  )
}

type HostedVideoProps = VideoPlayerProps & { readonly video: Extract<ShownVideo['video'], { readonly kind: 'hosted' }> }

/**
 * Before it is played, a film of somebody else is a picture and a link to it. Its player is fetched once it is asked for, if the
 * visitor agreed to third parties; otherwise it says what is missing.
 */
function HostedVideo({ video: { player, page }, poster, title, words, sizes }: HostedVideoProps) {
  const consent = useConsent()
  const [asked, setAsked] = useState(false)
  if (asked && consent === 'enabled') {
    return (
      <iframe
        className={styles.frame}
        src={player}
        title={title || words.play}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  if (asked) {
    return (
      <div className={cx(styles.frame, styles.refused)} role="status">
        <p className={styles.sentence}>{words.consent}</p>
        <p className={styles.ways}>
          <SmartLink href={words.settingsPath} className={styles.way}>
            {words.settings}
          </SmartLink>
          <SmartLink href={page} className={styles.way}>
            {words.elsewhere}
          </SmartLink>
        </p>
      </div>
    )
  }
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setAsked(true)
  }
  return (
    <a href={page} data-kept="film" className={cx(styles.frame, styles.facade)} onClick={play}>
      {poster && <Picture {...poster} alt="" sizes={sizes} widths={[384, 768, 1800]} className={styles.poster} />}
      <span className={styles.play}>
        <Icon name="play" filled />
        <span className="visually-hidden">{words.play}</span>
      </span>
    </a>
  )
}
