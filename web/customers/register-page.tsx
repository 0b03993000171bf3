import { Form, Link } from 'react-router'
import { emailError } from '#kernel/email.ts'
import { pathOf } from '#kernel/routes.ts'
import { CaptchaInput } from '#web/captcha/captcha-input.tsx'
import { useCaptcha } from '#web/captcha/use-captcha.ts'
import { AddressFieldset } from '#web/checkout/address-fieldset.tsx'
import type { AddressChoices } from '#web/checkout/address-form.tsx'
import { countryOf } from '#web/checkout/address-values.ts'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { usePath, useStorefront } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, PasswordField } from '#web/ui/field.tsx'
import { useDraft } from '#web/ui/use-draft.ts'
import styles from '../forms/entry.module.css'
import { Entry } from '../forms/entry.tsx'
import { newPasswordRule } from '../forms/password-rule.ts'
import { useForm } from '../forms/use-form.ts'
import frame from '../ui/frame.module.css'
import links from '../ui/links.module.css'
import { PersonFields } from './person-fields.tsx'
import { type RegistrationValues, readRegistration } from './read-registration.ts'

type RegisterPageProps = AddressChoices & {
  readonly values: RegistrationValues
  readonly errors: readonly ValidationError[] | undefined
  /** The code of a store that becomes a favourite with the account; empty without one. */
  readonly favourite: string
}

export function RegisterPage({ values: initial, errors, favourite, countries, salutations }: RegisterPageProps) {
  const path = usePath()
  const { country: own, language } = useStorefront()
  const { values, setValues, form: element, version } = useDraft('register', initial, readRegistration)
  const { address } = values
  const form = useForm(errors, {})
  const captcha = useCaptcha('registerCustomer')
  const { t, watch } = form
  return (
    <Entry title={t('account.create_title')} intro={t('account.create_intro')}>
      <Form
        key={version}
        ref={element}
        method="post"
        action={path('accountCreate')}
        noValidate
        className={cx(frame.fields, styles.form)}
        {...captcha.form}
      >
        <CaptchaInput />
        {favourite !== '' && <input type="hidden" name="favourite" value={favourite} />}
        <noscript>
          {/* Enter presses the first button of a form; without this one it would be the one that changes the country. */}
          <button type="submit" tabIndex={-1} aria-hidden="true" className="visually-hidden">
            {t('account.create')}
          </button>
        </noscript>
        <ErrorSummary errors={form.summary} id={form.errors} />
        <PersonFields
          salutations={salutations}
          values={values}
          watch={watch}
          rules={{
            firstName: (typed) => (typed.trim() === '' ? 'first-name-required' : undefined),
            lastName: (typed) => (typed.trim() === '' ? 'last-name-required' : undefined),
          }}
        />
        <EmailField
          name="email"
          autoComplete="email"
          label={t('account.email')}
          defaultValue={values.email}
          {...watch('email', emailError)}
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={t('account.password')}
          hint={t('account.password_hint')}
          {...watch('password', newPasswordRule)}
        />
        <Field
          name="birthday"
          type="date"
          autoComplete="bday"
          optional
          label={t('account.birthday')}
          defaultValue={values.birthday}
          {...watch('birthday', () => undefined)}
        />
        <Checkbox
          name="withAddress"
          value="yes"
          label={t('account.show_address')}
          defaultChecked={values.withAddress}
          className={styles.addressToggle}
        />
        <div className={styles.address}>
          <AddressFieldset
            name="billingAddress"
            legend={t('address.yours')}
            country={countryOf(address, own)}
            values={address}
            countries={countries}
            salutations={salutations}
            onlyPlace
            watch={watch}
            onCountry={(posted) =>
              setValues((before) => {
                const now = readRegistration(new FormData(posted))
                return { ...now, address: { ...before.address, ...now.address } }
              })
            }
          />
        </div>
        <Checkbox name="newsletter" value="yes" label={t('account.newsletter')} defaultChecked={values.newsletter} />
        <div className={styles.terms}>
          <p>{t('account.terms')}</p>
          <ul>
            <li>
              <Link to={t('path.terms')} target="_blank" className={links.text}>
                {t('order.read_terms')}
              </Link>
            </li>
            <li>
              <Link to={pathOf(language, 'privacyPolicy')} target="_blank" className={links.text}>
                {t('account.read_privacy')}
              </Link>
            </li>
          </ul>
        </div>
        <Button type="submit" wide busy={form.isBusy() || captcha.waiting}>
          {t('account.create')}
        </Button>
      </Form>
    </Entry>
  )
}
