import { ButtonLink, type ButtonLook } from '#web/ui/button.tsx'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './button-slice.module.css'
import type { ButtonStyle } from './read.ts'

/** The four styles of specification §2. */
export const buttonLooks: Readonly<Record<ButtonStyle, ButtonLook>> = {
  Link: 'quiet',
  'Call to action': 'accent',
  'Shop flow': 'primary',
  Default: 'secondary',
}

export function ButtonSlice({ content: { link, label, style } }: SliceProps<'button'>) {
  return (
    <Section className={styles.section}>
      <ButtonLink href={link} look={buttonLooks[style]}>
        {label}
      </ButtonLink>
    </Section>
  )
}
