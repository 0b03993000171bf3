import { cx } from '#web/ui/cx.ts'
import headings from '#web/ui/headings.module.css'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import { VideoPlayer } from '../video-player.tsx'
import styles from './videos.module.css'

/** Films with their titles, side by side or one under the other. */
export function Videos({ content: { title, videos, wide } }: SliceProps<'videos'>) {
  const Title = title ? 'h3' : 'h2'
  return (
    <Section title={title}>
      <ul className={cx(styles.videos, wide && styles.wide)}>
        {videos.map(({ text, ...video }) => (
          <li key={video.title + text} className={styles.item}>
            <VideoPlayer {...video} sizes={wide ? '100vw' : '(min-width: 64em) 50vw, 100vw'} />
            <div className={styles.words}>
              {video.title && <Title className={cx(headings.heading, styles.title)}>{video.title}</Title>}
              {text && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
