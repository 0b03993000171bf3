import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { emailError } from '#kernel/email.ts'
import type { AddressChoices } from '#web/checkout/address-form.tsx'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, PasswordField } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { passwordRule } from '../forms/password-rule.ts'
import { useForm } from '../forms/use-form.ts'
import { AccountColumns, AccountFrame, AccountPart } from './account-frame.tsx'
import styles from './details.module.css'
import { dateIn } from './order-card.tsx'

type Session = { readonly id: string; readonly device: string; readonly seenAt: string; readonly current: boolean }

/** What came with a form, to be shown again beside its errors; passwords never are. */
type Typed = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly salutation: string
  readonly birthday: string
  readonly newsletter: boolean
}

type DetailsPageProps = {
  readonly customer: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly birthday?: string | null | undefined
    readonly newsletter: boolean
    readonly salutation?: { readonly key: string } | null | undefined
    readonly sessions: readonly Session[]
  }
  readonly salutations: AddressChoices['salutations']
  /** Which form was saved a moment ago. */
  readonly saved: string
  /** Ticked, and now waits for its owner to confirm it by mail. */
  readonly newsletterAsked: boolean
  readonly answer:
    | {
        readonly intent: string
        readonly typed: Typed
        readonly errors: readonly ValidationError[]
      }
    | undefined
}

/** What the shop knows about its customer, and everything that they can do about it. */
export function DetailsPage({ customer, salutations, saved: savedBefore, newsletterAsked, answer }: DetailsPageProps) {
  const t = useTranslate()
  const path = usePath()
  // The address still names what was saved before the form that failed now.
  const saved = answer ? '' : savedBefore
  const typed = answer?.intent === 'profile' ? answer.typed : undefined
  const errorsOf = (intent: string) => (answer?.intent === intent ? answer.errors : undefined)
  return (
    <AccountFrame title={t('account.details')}>
      <AccountColumns
        first={
          <>
            <Part
              intent="profile"
              title={t('account.profile')}
              saved={saved}
              errors={errorsOf('profile')}
              save={t('account.save')}
            >
              {({ watch }) => (
                <>
                  <RadioGroup
                    name="salutation"
                    legend={t('address.salutation')}
                    look="inline"
                    defaultValue={typed?.salutation ?? customer.salutation?.key ?? 'none'}
                    options={[
                      ...salutations.map(({ key, label }) => ({ value: key, label })),
                      { value: 'none', label: t('salutation.none') },
                    ]}
                  />
                  <Field
                    name="firstName"
                    autoComplete="given-name"
                    label={t('address.firstName')}
                    defaultValue={typed?.firstName ?? customer.firstName}
                    className={cx(styles.half)}
                    {...watch('firstName', () => undefined)}
                  />
                  <Field
                    name="lastName"
                    autoComplete="family-name"
                    label={t('address.lastName')}
                    defaultValue={typed?.lastName ?? customer.lastName}
                    className={cx(styles.half)}
                    {...watch('lastName', () => undefined)}
                  />
                  <Field
                    name="birthday"
                    type="date"
                    autoComplete="bday"
                    optional
                    label={t('account.birthday')}
                    defaultValue={typed?.birthday ?? customer.birthday ?? ''}
                    {...watch('birthday', () => undefined)}
                  />
                  <Checkbox
                    name="newsletter"
                    value="yes"
                    label={t('account.newsletter')}
                    hint={newsletterAsked && t('newsletter.confirmation_sent')}
                    defaultChecked={typed?.newsletter ?? customer.newsletter}
                  />
                </>
              )}
            </Part>
            <Part
              intent="email"
              title={t('account.email')}
              lead={customer.email}
              savedNote={t('account.email_saved', { email: customer.email })}
              fold={t('account.change_email')}
              saved={saved}
              errors={errorsOf('email')}
              save={t('account.change_email')}
            >
              {({ watch }) => (
                <>
                  <EmailField
                    name="email"
                    autoComplete="email"
                    label={t('account.new_email')}
                    defaultValue={answer?.intent === 'email' ? answer.typed.email : ''}
                    {...watch('email', emailError)}
                  />
                  <PasswordField
                    name="emailPassword"
                    autoComplete="current-password"
                    label={t('account.current_password')}
                    {...watch('emailPassword', passwordRule)}
                  />
                </>
              )}
            </Part>
            <Part
              intent="password"
              title={t('account.password')}
              fold={t('account.change_password')}
              saved={saved}
              errors={errorsOf('password')}
              save={t('account.change_password')}
            >
              {({ watch }) => (
                <>
                  <input type="hidden" name="username" autoComplete="username" value={customer.email} />
                  <PasswordField
                    name="currentPassword"
                    autoComplete="current-password"
                    label={t('account.current_password')}
                    {...watch('currentPassword', passwordRule)}
                  />
                  <NewPasswordFields watch={watch} />
                </>
              )}
            </Part>
          </>
        }
        second={
          <>
            <Devices sessions={customer.sessions} />
            <AccountPart title={t('account.your_data')}>
              <p className={styles.note}>{t('account.your_data_text')}</p>
              <p>
                <a href={`${useBase()}${path('customerExport')}?format=html`} className={styles.link} download>
                  {t('account.export')}
                </a>
              </p>
              <p>
                <a href={useBase() + path('customerExport')} className={styles.link} download>
                  {t('account.export_file')}
                </a>
              </p>
            </AccountPart>
            <Part
              intent="delete"
              title={t('account.delete')}
              lead={t('account.delete_text')}
              fold={t('account.delete_fold')}
              saved={saved}
              errors={errorsOf('delete')}
              save={t('account.delete_button')}
            >
              {({ watch }) => (
                <>
                  <Field
                    name="word"
                    autoComplete="off"
                    label={t('account.delete_confirm', { word: t('account.delete_word') })}
                    {...watch('word', () => undefined)}
                  />
                  <PasswordField
                    name="deletePassword"
                    autoComplete="current-password"
                    label={t('account.current_password')}
                    {...watch('deletePassword', passwordRule)}
                  />
                </>
              )}
            </Part>
          </>
        }
      />
    </AccountFrame>
  )
}

function useBase(): string {
  return useStorefront().basePath
}

type PartProps = {
  readonly intent: string
  readonly title: string
  readonly lead?: string
  /** What the form unfolds under, for what is seldom wanted; without it the form is always open. */
  readonly fold?: string
  readonly saved: string
  /** What to say once it is saved, where that is more than that it is. */
  readonly savedNote?: string
  readonly errors: readonly ValidationError[] | undefined
  readonly save: string
  readonly children: (form: Pick<ReturnType<typeof useForm>, 'watch'>) => ReactNode
}

/** One form of the page, with what the shop answered to it. */
function Part({ intent, title, lead, fold, saved, savedNote, errors, save, children }: PartProps) {
  const path = usePath()
  const form = useForm(errors, {})
  const { t } = form
  const content = (
    <Form method="post" action={path('customerEdit')} noValidate className={styles.form}>
      <ErrorSummary errors={form.summary} id={form.errors} />
      {children(form)}
      <div>
        <Button type="submit" name="intent" value={intent} look="secondary" busy={form.isBusy(intent)}>
          {save}
        </Button>
      </div>
    </Form>
  )
  return (
    <AccountPart title={title}>
      {lead && <p className={styles.note}>{lead}</p>}
      {saved === intent && (
        <p role="status" className={styles.saved}>
          {savedNote ?? t('account.saved')}
        </p>
      )}
      {fold === undefined ? (
        content
      ) : (
        // It stays open while something in it is wrong.
        <details className={styles.fold} open={form.errors.length > 0}>
          <summary>{fold}</summary>
          {content}
        </details>
      )}
    </AccountPart>
  )
}

function Devices({ sessions }: { readonly sessions: readonly Session[] }) {
  const t = useTranslate()
  const path = usePath()
  const { iso } = useStorefront()
  return (
    <AccountPart title={t('account.devices')}>
      <p className={styles.note}>{t('account.devices_text')}</p>
      <ul className={styles.devices}>
        {sessions.map(({ id, device, seenAt, current }) => {
          const name = device === '?' ? t('account.unknown_device') : device
          return (
            <li key={id} className={styles.device}>
              <div>
                <p>{name}</p>
                <p className={styles.note}>
                  {current ? t('account.this_device') : t('account.device_seen', { date: dateIn(iso, seenAt) })}
                </p>
              </div>
              {!current && (
                <Form method="post" action={path('customerEdit')}>
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    look="quiet"
                    name="intent"
                    value="session"
                    aria-label={`${t('account.end_session')}: ${name}`}
                  >
                    {t('account.end_session')}
                  </Button>
                </Form>
              )}
            </li>
          )
        })}
      </ul>
    </AccountPart>
  )
}
