import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { mayHaveWallet } from '#web/cart/may-have-wallet.ts'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import type { ValidationError } from '../../forms/validation-errors.ts'
import type { OfferedMethod } from '../offered-methods.ts'
import { contactProblems } from './contact-problems.ts'
import { type ContactRequirement, type OpenSheet, type OpenWallet, prepareWallet } from './wallet-sheet.ts'

/** What the form was answered when it was last posted. */
type Answer = {
  readonly answers: object | undefined
  readonly errors: readonly ValidationError[]
  /** Where the shopper goes on, who has paid. */
  readonly paid: string | undefined
  /** Whether what was posted is billed elsewhere than it is sent. */
  readonly elsewhere?: boolean | undefined
}

/**
 * The wallets of this browser as ways to pay of a form that orders. The form's own button opens the sheet, once what has to be ticked is
 * ticked; what the wallet hands over is posted with the form, so that the order is placed as any other. Without JavaScript, or in a browser without
 * wallets, nothing of it is there.
 *
 * @param chosen what is chosen when the page opens
 * @param required where the wallet is to say who orders and where it goes, too
 */
export function useWallet(
  methods: readonly OfferedMethod[],
  chosen: string | null,
  amount: number,
  { answers, errors, paid, elsewhere = false }: Answer,
  required?: ContactRequirement,
) {
  const storefront = useStorefront()
  const t = useTranslate()
  const submit = useSubmit()
  /** Unknown until the page is awake. */
  const [here, setHere] = useState<readonly string[]>()
  const [preparing, setPreparing] = useState(false)
  const [isOpen, setOpen] = useState(false)
  /** The name of one that can't be opened. */
  const [problem, setProblem] = useState<string>()
  const prepared = useRef(new Map<string, OpenWallet>())
  const sheet = useRef<OpenSheet>(undefined)
  /** The form as it was when the sheet opened, and the name of its wallet. */
  const pressed = useRef<{ readonly posted: FormData; readonly name: string }>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen later is prepared when it is
  useEffect(() => {
    const own = methods.filter(({ wallet }) => wallet && mayHaveWallet(wallet.kind))
    setHere(own.map(({ id }) => id))
    const first = own.find(({ id }) => id === chosen)
    if (first) void prepare(first)
  }, [methods])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another object, and told to the sheet once
  useEffect(() => {
    const open = sheet.current
    if (!answers && !paid) return
    const next = open?.close(paid ? 'paid' : 'refused', contactProblems(errors, elsewhere, t))
    if (open && next) {
      void handOn({ ...open, handedOver: next })
      return
    }
    sheet.current = undefined
    setOpen(false)
    if (paid) window.location.assign(paid)
  }, [answers, errors, paid])

  // Who is led to another page has no use for the sheet.
  useEffect(() => () => sheet.current?.dismiss(), [])

  async function prepare({ id, name, wallet }: OfferedMethod): Promise<void> {
    if (!wallet || prepared.current.has(id)) return
    setPreparing(true)
    const open = await prepareWallet(wallet, storefront, required).catch(() => undefined)
    setPreparing(false)
    if (open) {
      prepared.current.set(id, open)
      return
    }
    setProblem(name)
    setHere((ids) => ids?.filter((other) => other !== id))
  }

  function onChoose(id: string): void {
    setProblem(undefined)
    const method = methods.find((one) => one.id === id)
    if (method) void prepare(method)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget
    const posted = new FormData(form, submitterOf(event))
    const method = methods.find(({ id, wallet }) => wallet && id === posted.get('paymentMethod'))
    // What is not ticked is said by the shop, as for any other way to pay. A button that only shows what something costs orders nothing.
    if (!method || !isTicked(form) || posted.has('update')) return
    event.preventDefault()
    if (sheet.current) return
    const open = prepared.current.get(method.id)
    if (open) pay(open, posted, method.name)
    else void prepare(method)
  }

  function pay(open: OpenWallet, posted: FormData, name: string): void {
    setProblem(undefined)
    pressed.current = { posted, name }
    try {
      const opened = open(amount)
      sheet.current = opened
      setOpen(true)
      void handOn(opened)
    } catch {
      setProblem(name)
    }
  }

  /** Posts what the wallet hands over with the form; the shop's answer is told to the sheet. */
  async function handOn({ handedOver }: Pick<OpenSheet, 'handedOver'>): Promise<void> {
    const { posted, name } = pressed.current ?? {}
    try {
      const handed = await handedOver
      if (handed && posted) {
        posted.set('walletToken', handed.token)
        if (handed.contact) posted.set('walletContact', JSON.stringify(handed.contact))
        await submit(posted, { method: 'post' })
        return
      }
    } catch {
      setProblem(name)
    }
    sheet.current = undefined
    setOpen(false)
  }

  return {
    methods: methods.filter(({ id, wallet }) => !wallet || here?.includes(id)),
    /** Whether it was looked by now which wallets this browser has. */
    isLooked: here !== undefined,
    isBusy: preparing || isOpen,
    /** Whether a sheet lies over the page, in which something may still be mended. */
    isOpen,
    problem,
    onChoose,
    onSubmit,
  }
}

function submitterOf(event: FormEvent<HTMLFormElement>): HTMLElement | undefined {
  const { submitter } = event.nativeEvent as SubmitEvent
  return submitter ?? undefined
}

/** Whether every box is ticked that has to be. */
function isTicked(form: HTMLFormElement): boolean {
  return [...form.elements].every(
    (field) => !(field instanceof HTMLInputElement && field.type === 'checkbox' && field.required) || field.checked,
  )
}
