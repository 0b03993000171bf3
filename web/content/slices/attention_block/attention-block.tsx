import { TextAndButton } from '#web/content/rich-text.tsx'
import { cx } from '#web/ui/cx.ts'
import headings from '#web/ui/headings.module.css'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './attention-block.module.css'

/** One thing that must not be missed, on a ground of its own. */
export function AttentionBlock({ content: { title, text, link, linkLabel } }: SliceProps<'attention_block'>) {
  return (
    <Section>
      <div className={styles.block}>
        <h2 className={cx(headings.title, styles.title)}>{title}</h2>
        <div className={styles.words}>
          <TextAndButton {...{ text, link, linkLabel }} button={{ look: 'secondary' }} />
        </div>
      </div>
    </Section>
  )
}
