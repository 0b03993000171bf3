import { TextAndButton } from '#web/content/rich-text.tsx'
import { cx } from '#web/ui/cx.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { SliceProps } from '../slice-code.ts'
import stage from '../stage.module.css'
import styles from './hero.module.css'

/** The picture that a page opens with, and the one thing it wants to say. */
export function Hero({ content: { image, eyebrow, title, text, link, linkLabel, theme }, first }: SliceProps<'hero'>) {
  const Heading = first ? 'h1' : 'h2'
  return (
    <section className={cx(stage.stage, styles.hero, theme === 'dark' && stage.dark, styles[theme])}>
      <Picture
        {...image}
        sizes="100vw"
        widths={[384, 768, 1800, 1920]}
        priority={first}
        className={cx(stage.picture, styles.picture)}
      />
      <div className={cx(stage.words, styles.words)}>
        {eyebrow && <p className={stage.eyebrow}>{eyebrow}</p>}
        <Heading className={cx(stage.title, styles.title)}>{title}</Heading>
        <TextAndButton {...{ text, link, linkLabel }} className={styles.text} button={{ className: styles.button }} />
      </div>
    </section>
  )
}
