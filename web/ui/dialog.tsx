import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import buttons from './button.module.css'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import styles from './dialog.module.css'

type DialogProps = {
  readonly open: boolean
  /** Escape, the close button and a press beside the dialog. */
  readonly onClose: () => void
  readonly title: ReactNode
  /** Keeps the title for screen readers only. */
  readonly hideTitle?: boolean
  readonly children: ReactNode
  /** Buttons that stay in sight while the content scrolls. */
  readonly footer?: ReactNode
  readonly className?: string | undefined
}

/**
 * A modal dialog: slides up from the bottom below 64em, fades in the middle above it. The browser's own `dialog` keeps the
 * focus inside, makes the page behind inert and gives the focus back.
 */
export function Dialog(props: DialogProps) {
  return <Modal {...props} look={styles.dialog} />
}

/** A panel of full height from the side: filters, the menu, the cart. */
export function SlideIn({ side = 'right', ...props }: DialogProps & { readonly side?: 'left' | 'right' }) {
  return <Modal {...props} look={cx(styles.slideIn, side === 'left' && styles.left)} />
}

/** Says how wide the scrollbar is before the page loses it; a second dialog finds it gone. */
function keepWidth(): void {
  if (document.querySelector('dialog[open]')) return
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
}

function Modal({
  open,
  onClose,
  title,
  hideTitle,
  children,
  footer,
  className,
  look,
}: DialogProps & { look: string | undefined }) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      keepWidth()
      element.showModal()
      if (document.documentElement.dataset.inStore) focusOnwards(element)
    }
    if (!open && element.open) element.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape
    <dialog
      ref={dialog}
      className={cx(styles.modal, look, className)}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={titleId} className={hideTitle ? 'visually-hidden' : styles.title}>
            {title}
          </h2>
          <IconButton icon="x" label={t('dialog.close')} className={styles.close} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}

/** In a store the focus is on what goes on, not on the cross: one press of a shopper who stands there. */
function focusOnwards(dialog: HTMLDialogElement) {
  const [onwards] = [buttons.accent, buttons.primary].flatMap((look) => [...dialog.getElementsByClassName(look ?? '')])
  if (onwards instanceof HTMLElement) onwards.focus()
}
