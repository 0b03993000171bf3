import { type NewsletterFormKind, tidyNewsletterForm } from '#kernel/newsletter.ts'

/** Fields bear the form's name: the page around it may have an e-mail address of its own. */
export const fieldOf = (name: string) => `newsletter.${name}`

export const emptyForm: NewsletterFormKind = { firstname: '', lastname: '', gender: '', email: '' }

/** What stands in the form. */
export function readForm(form: FormData): NewsletterFormKind {
  const text = (name: string) => String(form.get(fieldOf(name)) ?? '')
  return tidyNewsletterForm({
    firstname: text('firstname'),
    lastname: text('lastname'),
    gender: text('gender'),
    email: text('email'),
  })
}
