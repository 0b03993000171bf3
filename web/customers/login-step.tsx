import { Form, Link } from 'react-router'
import type { MessageKey } from '#kernel/message-key.ts'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { usePath } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from '../forms/entry.module.css'
import { Entry } from '../forms/entry.tsx'
import { useForm } from '../forms/use-form.ts'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import links from '../ui/links.module.css'
import { ArrivedPart } from './arrived-part.tsx'

export type LoginStepProps = {
  /** Of the log-in that waits for its code; no login. */
  readonly step: string
  readonly words: Readonly<Record<string, string>>
  readonly next: string
  readonly favourite: string
  readonly errors: readonly ValidationError[] | undefined
}

const anyRule = (): MessageKey | undefined => undefined

/** The second step of a log-in: a code of the app, or a recovery code. It needs no JavaScript, and is the same after each way to a password. */
export function LoginStep({ step, words, next, favourite, errors }: LoginStepProps) {
  const path = usePath()
  const form = useForm(errors, {})
  const isRecovery = form.errors.some(({ field }) => field === 'recovery')
  return (
    <ArrivedPart>
      <Entry title={words['entry.step_title'] ?? ''} intro={words['entry.step_text']}>
        <Form method="post" action={path('account')} noValidate className={cx(frame.fields, styles.form)}>
          <ErrorSummary errors={form.summary} id={form.errors} />
          <input type="hidden" name="step" value={step} />
          {favourite !== '' && <input type="hidden" name="favourite" value={favourite} />}
          {next !== '' && <input type="hidden" name="next" value={next} />}
          <Field
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            label={words['entry.step_code']}
            {...form.watch('code', anyRule)}
          />
          <Button type="submit" name="intent" value="code" wide busy={form.isBusy()}>
            {form.t('account.login')}
          </Button>
          <details className={styles.fold} open={isRecovery}>
            <summary className={links.row}>{words['entry.step_lost']}</summary>
            <div className={frame.fields}>
              <Field
                name="recovery"
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                label={words['entry.step_recovery']}
                hint={words['entry.step_recovery_hint']}
                {...form.watch('recovery', anyRule)}
              />
              <Button type="submit" name="intent" value="recovery" look="secondary" wide busy={form.isBusy()}>
                {form.t('account.login')}
              </Button>
              <p className={styles.note}>{words['entry.step_help']}</p>
            </div>
          </details>
          <p>
            <Link to={path('account')} reloadDocument className={links.text}>
              {words['entry.step_back']}
            </Link>
          </p>
        </Form>
      </Entry>
    </ArrivedPart>
  )
}
