import { Form } from 'react-router'
import { Entry } from '#web/forms/entry.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { usePath } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

type ConfirmPageProps = {
  readonly token: string
  /** Opens the settings of whoever has confirmed. */
  readonly hash: string | undefined
}

/** Where the mailed link leads. One press confirms: programs that look at links before people do press nothing. */
export function ConfirmPage({ token, hash }: ConfirmPageProps) {
  const path = usePath()
  const { t, isBusy } = useForm(undefined, {})
  if (hash === undefined) {
    return (
      <Entry title={t('newsletter.confirm_title')} intro={t('newsletter.confirm_text')}>
        <Form method="post" action={path('newsletterConfirm', { hash: token })}>
          <Button type="submit" wide busy={isBusy()}>
            {t('newsletter.confirm')}
          </Button>
        </Form>
      </Entry>
    )
  }
  return (
    <Entry title={t('newsletter.confirmed_title')}>
      <p role="status">{t('newsletter.confirmed')}</p>
      <p>
        <ButtonLink href={path('newsletterSettings', { hash })} look="secondary">
          {t('newsletter.to_settings')}
        </ButtonLink>
      </p>
    </Entry>
  )
}
