import { Form } from 'react-router'
import { languageNames } from '#kernel/language-names.ts'
import { newsletterNameMost, newsletterRules, ratherNotSay } from '#kernel/newsletter.ts'
import { languages } from '#kernel/storefront.ts'
import entry from '#web/forms/entry.module.css'
import { Entry } from '#web/forms/entry.tsx'
import { useForm } from '#web/forms/use-form.ts'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { usePath } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import frame from '../ui/frame.module.css'

type Settings = {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly gender: string
  readonly language: string
  readonly subscribed: boolean
}

/** What a form has just done. */
export type Done = 'saved' | 'unsubscribed' | 'confirmation-sent'

type SettingsPageProps = {
  readonly hash: string
  readonly settings: Settings
  readonly done: Done | undefined
  readonly answer: { readonly values: Partial<Settings>; readonly errors: readonly ValidationError[] } | undefined
}

/** What somebody who gets the newsletter can change without a login, by the link in every mail. */
export function SettingsPage({ hash, settings, done, answer }: SettingsPageProps) {
  const path = usePath()
  const form = useForm(answer?.errors, {})
  const { t, watch } = form
  const values = { ...settings, ...answer?.values }
  const action = path('newsletterSettings', { hash })
  const sentences = {
    saved: t('newsletter.saved'),
    unsubscribed: t('newsletter.unsubscribed'),
    'confirmation-sent': t('newsletter.confirmation_sent'),
  }
  return (
    <Entry
      title={t('newsletter.settings_title')}
      intro={t(settings.subscribed ? 'newsletter.is_on' : 'newsletter.is_off', { email: settings.email })}
    >
      <p role="status">{done && sentences[done]}</p>
      <Form method="post" action={action} noValidate className={entry.form}>
        <ErrorSummary errors={form.summary} id={form.errors} />
        <RadioGroup
          name="gender"
          legend={t('address.salutation')}
          look="inline"
          defaultValue={values.gender}
          options={[
            { value: 'mrs', label: t('salutation.mrs') },
            { value: 'mr', label: t('salutation.mr') },
            { value: ratherNotSay, label: t('salutation.none') },
          ]}
        />
        <Field
          name="firstname"
          autoComplete="given-name"
          label={t('address.firstName')}
          maxLength={newsletterNameMost}
          defaultValue={values.firstname}
          className={cx(frame.half)}
          {...watch('firstname', newsletterRules.firstname)}
        />
        <Field
          name="lastname"
          autoComplete="family-name"
          label={t('address.lastName')}
          maxLength={newsletterNameMost}
          defaultValue={values.lastname}
          className={cx(frame.half)}
          {...watch('lastname', newsletterRules.lastname)}
        />
        <Select
          name="language"
          label={t('newsletter.language')}
          defaultValue={values.language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <Button type="submit" name="intent" value="save" wide busy={form.isBusy('save')}>
          {t('account.save')}
        </Button>
      </Form>
      <Form method="post" action={action} className={entry.aside}>
        {settings.subscribed ? (
          <Button
            type="submit"
            name="intent"
            value="unsubscribe"
            look="secondary"
            wide
            busy={form.isBusy('unsubscribe')}
          >
            {t('newsletter.unsubscribe')}
          </Button>
        ) : (
          <Button type="submit" name="intent" value="subscribe" look="secondary" wide busy={form.isBusy('subscribe')}>
            {t('newsletter.resubscribe')}
          </Button>
        )}
      </Form>
    </Entry>
  )
}
