import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from '#web/shop-context.tsx'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { SmartLink } from './smart-link.tsx'
import styles from './toast.module.css'

export type ToastKind = 'success' | 'error' | 'notice'
export type Toast = {
  readonly kind: ToastKind
  readonly text: string
  readonly link?: { readonly label: string; readonly url: string }
}

/** `path`: the page on which it was said. */
type Shown = Toast & { readonly id: number; readonly path: string }

/** Long enough to be read, and never shorter than five seconds. */
const stays = (text: string) => Math.max(6000, text.length * 80)

const none: readonly Shown[] = []
let shown: readonly Shown[] = none
let nextId = 1
const listeners = new Set<() => void>()

/** Tells the shopper what happened, without taking the focus: `showToast({ kind: 'error', text })`. Browser only. */
export function showToast(toast: Toast): void {
  change([
    ...shown.filter(({ text }) => text !== toast.text),
    { ...toast, id: nextId++, path: window.location.pathname },
  ])
}

function dismiss(id: number): void {
  change(shown.filter((toast) => toast.id !== id))
}

/** What was said on one page is not said on the next: it would cover what one has come for. */
function dismissOfOtherPages(path: string): void {
  if (shown.some((toast) => toast.path !== path)) change(shown.filter((toast) => toast.path === path))
}

function change(next: readonly Shown[]): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The place where toasts appear; once per layout. Both regions exist from the start, so that news in them is announced. */
export function Toasts({
  place = 'bottom',
}: {
  /** `top`: where forms are filled in, and buttons stand below. */ readonly place?: 'top' | 'bottom'
}) {
  const { pathname } = useLocation()
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  )
  useEffect(() => dismissOfOtherPages(pathname), [pathname])
  const errors = toasts.filter(({ kind }) => kind === 'error')
  const others = toasts.filter(({ kind }) => kind !== 'error')
  return (
    <div className={cx(styles.toasts, place === 'top' && styles.top)}>
      <div role="alert">
        {errors.map((toast) => (
          <ToastCard key={toast.id} {...toast} />
        ))}
      </div>
      <div role="status">
        {others.map((toast) => (
          <ToastCard key={toast.id} {...toast} />
        ))}
      </div>
    </div>
  )
}

const icons = { success: 'circle-check', error: 'circle-alert', notice: 'info' } as const

function ToastCard({ id, kind, text, link }: Shown) {
  const t = useTranslate()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(id), stays(text))
    return () => clearTimeout(timer)
  }, [held, id, text])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stays while it is being read
    <div
      className={cx(styles.toast, styles[kind])}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[kind]} />
      <p>
        {text}
        {link && (
          <>
            {' '}
            <SmartLink href={link.url} className={styles.link}>
              {link.label}
            </SmartLink>
          </>
        )}
      </p>
      <IconButton icon="x" label={t('toast.dismiss')} className={styles.dismiss} onClick={() => dismiss(id)} />
    </div>
  )
}
