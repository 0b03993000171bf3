import { ContactBlock } from '#web/content/contact-block.tsx'
import { useFrame } from '#web/frame.ts'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'

export function CustomerServiceContact({ content: { title } }: SliceProps<'customer_service_contact'>) {
  const frame = useFrame()
  if (!frame) return null
  return (
    <Section>
      <ContactBlock contact={frame.contact} title={title || undefined} />
    </Section>
  )
}
