import { RichText } from '#web/content/rich-text.tsx'
import { NewsletterForm } from '#web/newsletter/newsletter-form.tsx'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './newsletter-subscription.module.css'

export function NewsletterSubscription({ content: { title, text, words } }: SliceProps<'newsletter_subscription'>) {
  return (
    <Section title={title} className={styles.newsletter}>
      <RichText blocks={text} />
      <NewsletterForm words={words} />
    </Section>
  )
}
