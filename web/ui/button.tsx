import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './button.module.css'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { SmartLink } from './smart-link.tsx'

/** primary: ink, what the screen is for. accent: the one call to action. secondary: an outline. quiet: text alone. */
export type ButtonLook = 'primary' | 'accent' | 'secondary' | 'quiet'

type Look = {
  readonly look?: ButtonLook | undefined
  readonly wide?: boolean | undefined
  readonly icon?: IconName
  readonly className?: string | undefined
  readonly children: ReactNode
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
    /** Keeps its width, takes no second press, and says that it works on it. */
    readonly busy?: boolean
  }

export function Button({
  look,
  wide,
  icon,
  busy,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classOf({ look, wide, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} className={styles.icon} />}
        {children}
      </span>
    </button>
  )
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ look, wide, icon, className, children, href }: Look & { readonly href: string }) {
  return (
    <SmartLink href={href} className={classOf({ look, wide, className })}>
      <span className={styles.content}>
        {icon && <Icon name={icon} className={styles.icon} />}
        {children}
      </span>
    </SmartLink>
  )
}

/** A button that is a drawing only; `label` is its name. */
export function IconButton({
  icon,
  label,
  filled,
  className,
  type = 'button',
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
  readonly icon: IconName
  readonly label: string
  readonly filled?: boolean
  readonly className?: string | undefined
}) {
  return (
    <button type={type} className={cx(styles.iconButton, className)} aria-label={label} {...rest}>
      <Icon name={icon} filled={filled ?? false} />
    </button>
  )
}

function classOf({ look = 'primary', wide, className }: Pick<Look, 'look' | 'wide' | 'className'>) {
  return cx(styles.button, styles[look], wide && styles.wide, className)
}
