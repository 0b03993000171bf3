import { Link } from 'react-router'
import { DeviceMessages } from '#web/alerts/device-messages.tsx'
import type { AddressChoices } from '#web/checkout/address-form.tsx'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import links from '../ui/links.module.css'
import { AccountColumns, AccountFrame, AccountPart } from './account-frame.tsx'
import styles from './details.module.css'
import { type DeviceSession, Devices } from './devices.tsx'
import { DeletePart, EmailPart, PasswordPart } from './login-parts.tsx'
import { type Profile, ProfilePart, type TypedProfile } from './profile-part.tsx'

type DetailsPageProps = {
  /** What leads to passkeys and codes; nothing where the shop offers neither. */
  readonly security: { readonly title: string; readonly text: string; readonly link: string } | null
  readonly customer: Profile & {
    readonly email: string
    readonly sessions: readonly DeviceSession[]
  }
  /** What is asked for before another device is logged out, in words. */
  readonly words: Readonly<Record<string, string>>
  /** Whether a code is asked for beside the password. */
  readonly asksForCode: boolean
  readonly salutations: AddressChoices['salutations']
  /** Which form was saved a moment ago. */
  readonly saved: string
  /** Ticked, and now waits for its owner to confirm it by mail. */
  readonly newsletterAsked: boolean
  readonly answer:
    | {
        readonly intent: string
        /** Which of the forms with that button. */
        readonly form: string
        readonly typed: TypedProfile
        readonly errors: readonly ValidationError[]
      }
    | undefined
}

/** What the shop knows about its customer, and everything that they can do about it. */
export function DetailsPage(props: DetailsPageProps) {
  const { customer, words, asksForCode, salutations, saved: savedBefore, newsletterAsked, security, answer } = props
  const t = useTranslate()
  const { email } = customer
  const typedIn = (intent: string) => (answer?.intent === intent ? answer.typed : undefined)
  const sent = (intent: string) => ({
    // The address still names what was saved before the form that failed now.
    saved: answer ? '' : savedBefore,
    errors: answer?.intent === intent ? answer.errors : undefined,
  })
  return (
    <AccountFrame title={t('account.details')}>
      <AccountColumns
        first={
          <>
            <ProfilePart
              customer={customer}
              typed={typedIn('profile')}
              salutations={salutations}
              newsletterAsked={newsletterAsked}
              {...sent('profile')}
            />
            <EmailPart email={email} typed={typedIn('email')?.email} {...sent('email')} />
            <PasswordPart email={email} {...sent('password')} />
            {security && <SecurityPart {...security} />}
          </>
        }
        second={
          <>
            <Devices
              sessions={customer.sessions}
              isEnded={sent('session').saved === 'session'}
              words={words}
              email={email}
              asksForCode={asksForCode}
              answer={answer?.intent === 'session' ? answer : undefined}
            />
            <DeviceMessages />
            <YourData />
            <DeletePart {...sent('delete')} />
          </>
        }
      />
    </AccountFrame>
  )
}

/** How else one logs in than by the password alone. */
function SecurityPart({ title, text, link }: NonNullable<DetailsPageProps['security']>) {
  const path = usePath()
  return (
    <AccountPart title={title}>
      <p className={styles.note}>{text}</p>
      <p>
        <Link to={path('customerSecurity')} className={links.text}>
          {link}
        </Link>
      </p>
    </AccountPart>
  )
}

/** All that the shop knows of somebody, to read and to take along. */
function YourData() {
  const t = useTranslate()
  const path = usePath()
  const { basePath } = useStorefront()
  return (
    <AccountPart title={t('account.your_data')}>
      <p className={styles.note}>{t('account.your_data_text')}</p>
      <p>
        <a href={`${basePath}${path('customerExport')}?format=html`} className={links.text} download>
          {t('account.export')}
        </a>
      </p>
      <p>
        <a href={basePath + path('customerExport')} className={links.text} download>
          {t('account.export_file')}
        </a>
      </p>
    </AccountPart>
  )
}
