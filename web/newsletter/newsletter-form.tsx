import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import {
  type NewsletterFormKind as Form,
  type NewsletterField,
  newsletterErrors,
  newsletterNameMost,
  newsletterRules,
  ratherNotSay,
} from '#kernel/newsletter.ts'
import { cookies } from '#kernel/routes.ts'
import { browserMutation } from '#web/browser-api.ts'
import { useCaptcha } from '#web/captcha/use-captcha.ts'
import { cookieValue } from '#web/cookies.ts'
import { useFieldErrors } from '#web/forms/use-field-errors.ts'
import { usePrefill } from '#web/forms/use-prefill.ts'
import { errorTextOf, type ValidationError, validationError } from '#web/forms/validation-errors.ts'
import type { NewsletterReaderQuery } from '#web/graphql/graphql.ts'
import type { Translate } from '#web/messages/translator.ts'
import { usePath, useStorefront } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import frame from '../ui/frame.module.css'
import { memberInput, memberMutation, readerQuery, subscribeMutation, websiteInput } from './documents.ts'
import type { FormMessages } from './form-messages.ts'
import styles from './newsletter-form.module.css'
import { emptyForm, fieldOf, readForm } from './read-form.ts'

type NewsletterFormProps = {
  readonly words: FormMessages
  /** What was typed and what is wrong with it, when the form came back from the server. */
  readonly values?: Form
  readonly errors?: readonly ValidationError[]
  readonly failed?: boolean
}

type State = 'editing' | 'loading' | 'submitted'
const none: readonly ValidationError[] = []
const fields = Object.keys(newsletterRules) as readonly NewsletterField[]

/** Longer than a press of a mouse button: focus leaves a choice before the press on its label arrives. */
const pressMs = 200

/** Asks for the newsletter without leaving the page; without JavaScript by a page of its own. */
export function NewsletterForm({
  words,
  values = emptyForm,
  errors: given = none,
  failed = false,
}: NewsletterFormProps) {
  const path = usePath()
  const storefront = useStorefront()
  const [state, setState] = useState<State>('editing')
  const [errors, setErrors] = useState(given)
  const [notice, setNotice] = useState(failed ? words.failed : '')
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha('newsletterSubscribe')
  usePrefill(form, readerQuery, fillReader)
  const say: Translate = (key) => words.errors[key] ?? words.failed
  const { watch, errorOf, leave } = useFieldErrors(errors, say)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'loading') return
    const typed = readForm(new FormData(event.currentTarget))
    setNotice('')
    const found = newsletterErrors(typed).map((one) => validationError(one.messageKey, fieldOf(one.field ?? '')))
    setErrors(found)
    if (found.length > 0) return
    setState('loading')
    const proof = await captcha.take()
    const branchcode = cookieValue(document.cookie, cookies.storeLocation.name)
    const website = { input: websiteInput(typed) }
    const result =
      branchcode === undefined
        ? (await browserMutation(storefront, subscribeMutation, website, proof))?.newsletterSubscribe
        : (await browserMutation(storefront, memberMutation, { input: memberInput(typed, branchcode) }, proof))
            ?.ttAddNewsletterMember
    if (result?.__typename === 'NewsletterAsked') return setState('submitted')
    setState('editing')
    if (!result) {
      // biome-ignore lint/suspicious/noConsole: a shopper is told in a sentence, whoever looks for the reason finds it here
      console.warn('The newsletter could not be asked for')
      return setNotice(words.failed)
    }
    const beside = result.refusals.filter(({ field }) => fields.some((name) => name === field))
    const other = result.refusals.find((one) => !beside.includes(one))
    setErrors(beside.map((one) => ({ ...one, field: fieldOf(one.field ?? '') })))
    if (other) setNotice(say(`message.${other.messageKey}` as Parameters<Translate>[0]))
  }

  const labels: Readonly<Record<NewsletterField, string>> = words
  const summary = fields.flatMap((name) => {
    const text = errorTextOf(errors, fieldOf(name), say)
    return text ? [{ field: fieldOf(name), text }] : []
  })
  const watched = (name: NewsletterField) => ({
    name: fieldOf(name),
    label: labels[name],
    defaultValue: values[name],
    ...watch(fieldOf(name), newsletterRules[name]),
  })
  const leaveGender = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget instanceof HTMLButtonElement || currentTarget.contains(relatedTarget)) return
    setTimeout(() => {
      if (!form.current || currentTarget.contains(document.activeElement)) return
      leave(fieldOf('gender'), newsletterRules.gender(readForm(new FormData(form.current)).gender))
    }, pressMs)
  }

  return (
    <div className={styles.newsletter} data-state={state}>
      {state !== 'submitted' && (
        <form
          ref={form}
          method="post"
          action={storefront.basePath + path('newsletterJoin')}
          noValidate
          data-kept="newsletter"
          className={frame.fields}
          onSubmit={send}
          onFocus={() => void captcha.begin()}
        >
          <ErrorSummary errors={summary} id={errors} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears that the focus leaves the choice inside it */}
          <div onBlur={leaveGender}>
            <RadioGroup
              name={fieldOf('gender')}
              legend={words.gender}
              look="inline"
              options={words.genders}
              defaultValue={values.gender}
              onChange={() => leave(fieldOf('gender'), undefined)}
              error={errorOf(fieldOf('gender'))}
            />
          </div>
          <Field
            {...watched('firstname')}
            autoComplete="given-name"
            maxLength={newsletterNameMost}
            className={cx(frame.half)}
          />
          <Field
            {...watched('lastname')}
            autoComplete="family-name"
            maxLength={newsletterNameMost}
            className={cx(frame.half)}
          />
          <EmailField {...watched('email')} autoComplete="email" />
          <p className={styles.consent}>{words.consent}</p>
          <div>
            <Button type="submit" busy={state === 'loading'}>
              {words.submit}
            </Button>
          </div>
        </form>
      )}
      <div role="status" className={cx(styles.status)}>
        {state === 'submitted' ? <Sent words={words} /> : notice}
      </div>
    </div>
  )
}

/** The same for everybody: who typed an address learns nothing about it. */
export function Sent({ words }: { readonly words: Pick<FormMessages, 'sentTitle' | 'sent'> }) {
  return (
    <>
      <p className={styles.sent}>{words.sentTitle}</p>
      <p>{words.sent}</p>
    </>
  )
}

type Reader = NonNullable<NewsletterReaderQuery['getCustomer']>

function fillReader(form: HTMLFormElement, { firstName, lastName, email, salutation }: Reader): void {
  fill(form, { firstname: firstName, lastname: lastName, email, gender: salutation?.key ?? ratherNotSay })
}

function fill(form: HTMLFormElement | null, known: Form): void {
  for (const name of fields) {
    const field = form?.elements.namedItem(fieldOf(name))
    const isEmpty = field instanceof HTMLInputElement || field instanceof RadioNodeList ? field.value === '' : false
    if (isEmpty) (field as HTMLInputElement | RadioNodeList).value = known[name]
  }
}
