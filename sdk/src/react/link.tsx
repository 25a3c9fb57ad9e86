import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { NAVIGATION } from '../services/navigation.ts'
import { useService } from './hooks.ts'

/** The props of an anchor, with `to` in place of `href`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of this site: `/m/…`. */
  readonly to: string
  /** The history's current entry is replaced. */
  readonly replace?: boolean
  readonly children: ReactNode
}

/**
 * A link to a page of this site, followed without a reload. With a modifier key or another mouse button it is
 * an ordinary link. An `onClick` that prevents the default keeps it from navigating.
 *
 * @example
 * <Link to="/m/voucher">{t('voucher')}</Link>
 */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps): ReactNode {
  const navigation = useService(NAVIGATION)
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || !plain || !navigation) return
    event.preventDefault()
    navigation.go(to, { replace })
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}
