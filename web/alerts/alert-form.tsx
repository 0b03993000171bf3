import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { emailError } from '#kernel/email.ts'
import { pushEvent } from '#web/analytics/data-layer.ts'
import { browserMutation } from '#web/browser-api.ts'
import { useCaptcha } from '#web/captcha/use-captcha.ts'
import type { SizeOption } from '#web/catalog/size-document.ts'
import type { Subscription } from '#web/device/push.ts'
import { useFieldErrors } from '#web/forms/use-field-errors.ts'
import { usePrefill } from '#web/forms/use-prefill.ts'
import { summaryOf, type ValidationError, validationError } from '#web/forms/validation-errors.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import words from '../ui/words.module.css'
import styles from './alert-form.module.css'
import { askedFor } from './asked-for.ts'
import { addAlertMutation, waiterQuery } from './documents.ts'
import { addPushAlertMutation } from './push-documents.ts'
import { PushOffer } from './push-offer.tsx'
import { asksForSizes, wantedSizes } from './wanted.ts'
import { WantedSizes } from './wanted-sizes.tsx'

export type AwaitedProduct = {
  readonly sku: string
  readonly name: string
  readonly isOneSize: boolean
  readonly isComingSoon: boolean
  readonly variants: readonly SizeOption[]
  readonly brand: { readonly name: string }
}

type AlertFormProps = {
  readonly size: SizeOption
  readonly product: AwaitedProduct
  /** What was typed and what is wrong with it, when the form came back from the server. */
  readonly typed?: { readonly email: string; readonly newsletter: boolean } | undefined
  readonly errors?: readonly ValidationError[] | undefined
  readonly onSent: () => void
}

const none: readonly ValidationError[] = []

/** Asks for one mail about one size. Without JavaScript it is posted to a page of its own. */
export function AlertForm({ size, product, typed, errors: given = none, onSent }: AlertFormProps) {
  const t = useTranslate()
  const path = usePath()
  const storefront = useStorefront()
  const [errors, setErrors] = useState(given)
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha('addStockAlert')
  const { watch } = useFieldErrors(errors, t)
  usePrefill(form, waiterQuery, fillEmail)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const wish = readAlert(new FormData(event.currentTarget))
    const wrong = emailError(wish.email)
    if (wrong) {
      setErrors([validationError(wrong, 'email')])
      return form.current?.querySelector<HTMLInputElement>('[name="email"]')?.focus()
    }
    setErrors(none)
    setSending(true)
    const input = { ...wish, ...wantedSizes(product, size, wish.skus) }
    const answer = await browserMutation(storefront, addAlertMutation, { input }, await captcha.take())
    setSending(false)
    const result = answer?.addStockAlert
    if (result?.__typename === 'StockAlertAdded') {
      pushEvent({ event: 'stockAlert', sku: size.sku })
      return onSent()
    }
    setErrors(result?.refusals ?? [validationError('something-went-wrong')])
  }

  const tellDevice = async (subscription: Subscription) => {
    const ticked = form.current ? readAlert(new FormData(form.current)).skus : []
    const input = { subscription, ...wantedSizes(product, size, ticked) }
    const answer = await browserMutation(storefront, addPushAlertMutation, { input })
    const result = answer?.addPushAlert
    if (result?.__typename !== 'StockAlertAdded') return result?.refusals ?? [validationError('something-went-wrong')]
    pushEvent({ event: 'stockAlert', sku: size.sku })
    return none
  }

  return (
    <div className={styles.alert}>
      <About size={size} product={product} />
      <p className={styles.promise}>{t(size.stockState === 'COMING_SOON' ? 'alert.soon' : 'alert.back')}</p>
      <form
        ref={form}
        method="post"
        action={`${storefront.basePath}${path('stockAlert')}?${askedFor(product.sku, size.sku, false)}`}
        noValidate
        className={styles.form}
        onSubmit={send}
        onFocus={() => void captcha.begin()}
      >
        {asksForSizes(product) && <WantedSizes sizes={product.variants} />}
        <EmailField
          name="email"
          autoComplete="email"
          label={t('alert.email')}
          defaultValue={typed?.email}
          {...watch('email', emailError)}
        />
        <Checkbox
          name="newsletter"
          label={t('alert.newsletter')}
          hint={t('alert.newsletter_hint')}
          defaultChecked={typed?.newsletter}
        />
        <div role="alert" className={words.errors}>
          {summaryOf(
            errors.filter(({ field }) => field !== 'email'),
            t,
          ).map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Button type="submit" wide icon="mail" busy={sending}>
          {t('size.mail_me')}
        </Button>
        <p className={words.note}>{t('alert.once')}</p>
      </form>
      <PushOffer wide label={t('push.offer_size')} done={t('push.done_size')} ask={tellDevice} />
    </div>
  )
}

type AlertSentProps = Pick<AlertFormProps, 'size' | 'product'> & {
  /** How it goes on: a button that closes the dialog, or a link. */
  readonly onwards: ReactNode
}

/** What is said once the shop has promised the mail. */
export function AlertSent({ size, product, onwards }: AlertSentProps) {
  const t = useTranslate()
  const news = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone with its form: the keyboard goes on here.
  useEffect(() => news.current?.focus(), [])
  return (
    <div className={styles.alert}>
      <About size={size} product={product} />
      <p ref={news} tabIndex={-1} role="status" className={styles.promise}>
        {t(size.stockState === 'COMING_SOON' ? 'alert.sent_soon' : 'alert.sent_back')}
      </p>
      <div>{onwards}</div>
    </div>
  )
}

function About({ size, product }: Pick<AlertFormProps, 'size' | 'product'>) {
  const t = useTranslate()
  const name = `${product.brand.name} ${product.name}`
  return (
    <p className={styles.about}>
      {product.isOneSize || asksForSizes(product) ? name : `${name}, ${t('size.of', { size: size.size })}`}
    </p>
  )
}

/** What the form says, with and without JavaScript. */
export function readAlert(form: FormData): {
  readonly email: string
  readonly newsletter: boolean
  readonly skus: string[]
} {
  const email = form.get('email')
  return {
    email: typeof email === 'string' ? email.trim().slice(0, 320) : '',
    newsletter: form.has('newsletter'),
    skus: form.getAll('sizes').filter((sku) => typeof sku === 'string'),
  }
}

function fillEmail(form: HTMLFormElement, { email }: { readonly email: string }): void {
  const field = form.elements.namedItem('email')
  if (field instanceof HTMLInputElement && field.value === '') field.value = email
}
