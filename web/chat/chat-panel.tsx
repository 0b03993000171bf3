import { type FormEvent, useEffect, useRef, useState } from 'react'
import { emailError } from '#kernel/email.ts'
import { newCode } from '#kernel/ids.ts'
import { questionLimits } from '#kernel/question.ts'
import { browserMutation, browserPost } from '#web/browser-api.ts'
import { useFieldErrors } from '#web/forms/use-field-errors.ts'
import { errorTextOf, summaryOf, type ValidationError, validationError } from '#web/forms/validation-errors.ts'
import type { Frame } from '#web/frame.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { CustomerServiceStateQuery } from '#web/graphql/graphql.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { OpenStateBadge } from '#web/stores/open-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { SlideIn } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import { cx } from '../ui/cx.ts'
import headings from '../ui/headings.module.css'
import styles from './chat-panel.module.css'

const askMutation = graphql(`
  mutation AskQuestion($input: QuestionInput!) {
    askQuestion(input: $input) {
      __typename
      ... on QuestionReceived { email }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

const stateQuery = graphql(`
  query CustomerServiceState {
    storeConfig { contact { openState { open until opens { date time daysAhead } } } }
  }
`)

type ChatPanelProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly contact: Frame['contact']
}

type Sent = { readonly name: string; readonly email: string }

/** Customer service beside the page: whether somebody is there now, and a question that is answered by e-mail. */
export function ChatPanel({ open, onClose, contact }: ChatPanelProps) {
  const t = useTranslate()
  const [sent, setSent] = useState<Sent>()
  return (
    <SlideIn open={open} onClose={onClose} title={t('chat.title')}>
      <div className={styles.panel}>
        <div className={styles.hours}>
          <OpenStateBadge state={useServiceState(open)} />
          <p>{contact.hours}</p>
          <p>
            {t('form.labelled', { label: t('cs.phone'), text: '' })}
            <SmartLink href={`tel:${contact.phone}`} className={styles.link}>
              {contact.phoneLabel}
            </SmartLink>
          </p>
        </div>
        {sent ? <Thanks {...sent} onAgain={() => setSent(undefined)} /> : <QuestionForm onSent={setSent} />}
      </div>
    </SlideIn>
  )
}

/** Asked each time the panel opens: the shop knows the hours of today. */
function useServiceState(open: boolean) {
  const storefront = useStorefront()
  const [state, setState] = useState<CustomerServiceStateQuery['storeConfig']['contact']['openState']>()
  useEffect(() => {
    if (!open) return
    const asked = new AbortController()
    void browserPost(storefront, stateQuery, {}, asked.signal).then((answer) => {
      if (!asked.signal.aborted) setState(answer?.storeConfig.contact.openState)
    })
    return () => asked.abort()
  }, [open, storefront])
  return open ? state : undefined
}

/** Fields bear the panel's name: the page beneath may have an e-mail address of its own. */
const fieldOf = (name: string) => `chat.${name}`

function QuestionForm({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const t = useTranslate()
  const storefront = useStorefront()
  const [errors, setErrors] = useState<readonly ValidationError[]>([])
  const [busy, setBusy] = useState(false)
  const { watch, errorOf } = useFieldErrors(errors, t)
  // One key for one question: a second press, or a second try after a broken line, asks nothing twice.
  const key = useRef(newCode())

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(fieldOf(name)) ?? '')
    const name = typed('name')
    setBusy(true)
    const answer = await browserMutation(storefront, askMutation, {
      input: { name, email: typed('email'), text: typed('text'), idempotencyKey: key.current },
    })
    setBusy(false)
    const result = answer?.askQuestion
    if (!result) return setErrors([validationError('something-went-wrong')])
    if (result.__typename === 'QuestionReceived') return onSent({ name, email: result.email })
    setErrors(result.refusals.map((one) => ({ ...one, field: one.field && fieldOf(one.field) })))
  }

  // In the order of the form; two fields may lack the same, so each is named.
  const labels = { text: t('chat.question'), name: t('chat.name'), email: t('chat.email') }
  const named = Object.entries(labels).flatMap(([name, label]) => {
    const text = errorTextOf(errors, fieldOf(name), t)
    return text ? [{ field: fieldOf(name), text: t('withdraw.fault', { field: label, text }) }] : []
  })
  const general = summaryOf(
    errors.filter(({ field }) => !field),
    t,
  )
  const summary = [...named, ...general]

  const required = (value: string) => (value.trim() === '' ? 'field-required' : undefined)
  return (
    <form onSubmit={send} noValidate className={styles.form}>
      <p>{t('chat.intro')}</p>
      <ErrorSummary errors={summary} id={errors} />
      <TextArea
        name={fieldOf('text')}
        label={labels.text}
        rows={5}
        maxLength={questionLimits.text}
        error={errorOf(fieldOf('text'))}
      />
      <Field
        name={fieldOf('name')}
        label={labels.name}
        autoComplete="name"
        maxLength={questionLimits.name}
        {...watch(fieldOf('name'), required)}
      />
      <Field
        name={fieldOf('email')}
        label={labels.email}
        hint={t('chat.email_hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...watch(fieldOf('email'), emailError)}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('chat.send')}
        </Button>
      </div>
    </form>
  )
}

function Thanks({ name, email, onAgain }: Sent & { readonly onAgain: () => void }) {
  const t = useTranslate()
  return (
    <div className={styles.form} role="status">
      <h3 className={cx(headings.heading, styles.thanks)}>{t('chat.thanks', { name })}</h3>
      <p>{t('chat.sent', { email })}</p>
      <div>
        <Button look="quiet" onClick={onAgain}>
          {t('chat.again')}
        </Button>
      </div>
    </div>
  )
}
