import type { AriaAttributes, CSSProperties, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '#web/shop-context.tsx'
import { prefersLessMotion } from './less-motion.ts'
import { linkTarget } from './link-target.ts'

type SmartLinkProps = Pick<AriaAttributes, 'aria-label' | 'aria-current' | 'aria-describedby'> & {
  /** As content writes it: a path without the storefront's prefix, a whole URL, or something that ends in `#chat`. */
  readonly href: string
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly style?: CSSProperties
  readonly tabIndex?: number | undefined
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** A link that follows the rule for every link target (specification §2). */
export function SmartLink({ href, children, onClick, ...rest }: SmartLinkProps) {
  const t = useTranslate()
  const target = linkTarget(href)
  switch (target.kind) {
    case 'chat':
      return (
        // biome-ignore lint/a11y/useValidAnchor: without JavaScript it leads to the contact block of the page
        <a
          href="#chat"
          onClick={(event) => {
            event.preventDefault()
            window.dispatchEvent(new CustomEvent('openChat'))
            onClick?.(event)
          }}
          {...rest}
        >
          {children}
        </a>
      )
    case 'device':
      return (
        <a href={target.href} onClick={onClick} {...rest}>
          {children}
        </a>
      )
    case 'external':
      return (
        <a href={target.href} target="_blank" rel="noopener noreferrer" onClick={onClick} {...rest}>
          {children}
          <span className="visually-hidden"> ({t('a11y.new_tab')})</span>
        </a>
      )
    case 'internal':
      return (
        <Link to={target.to} prefetch="intent" viewTransition={!prefersLessMotion()} onClick={onClick} {...rest}>
          {children}
        </Link>
      )
  }
}

/** A link where there is somewhere to go, and else only what it would hold. */
export function OptionalLink({
  href,
  className,
  children,
}: Pick<SmartLinkProps, 'className' | 'children'> & { readonly href: string | undefined }) {
  if (!href) return children
  return (
    <SmartLink href={href} className={className}>
      {children}
    </SmartLink>
  )
}
