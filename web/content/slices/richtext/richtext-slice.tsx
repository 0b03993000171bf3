import { RichText } from '#web/content/rich-text.tsx'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'

export function RichtextSlice({ content: { text } }: SliceProps<'richtext'>) {
  return (
    <Section>
      <RichText blocks={text} />
    </Section>
  )
}
