import type { CSSProperties, ReactNode } from 'react'
import { NavLink as RouterNavLink } from 'react-router-dom'
import { Link, type LinkProps } from './link.tsx'
import { ownPath } from './own-path.ts'

/** Whether a `NavLink` leads to the page that is shown. */
export interface NavLinkState {
  readonly isActive: boolean
}

/** The props of `Link`; the style may depend on whether the link leads to the page that is shown. */
export interface NavLinkProps extends Omit<LinkProps, 'className' | 'style' | 'children'> {
  /** True: the link is active at exactly this path, and not below it. */
  readonly end?: boolean
  readonly className?: string | ((state: NavLinkState) => string | undefined) | undefined
  readonly style?: CSSProperties | ((state: NavLinkState) => CSSProperties | undefined)
  readonly children?: ReactNode | ((state: NavLinkState) => ReactNode)
}

const INACTIVE: NavLinkState = { isActive: false }
const whenInactive = <T,>(value: T | ((state: NavLinkState) => T)): T =>
  value instanceof Function ? value(INACTIVE) : value

/**
 * A `Link` that shows whether it leads to the page that is shown, or to one above it: `aria-current="page"`,
 * and the class `active` beside a `className` of text. The home addresses count as `/m/home`.
 *
 * @example
 * <NavLink to="/m/game">{t('games')}</NavLink>
 */
export function NavLink({ to, className = '', ...rest }: NavLinkProps): ReactNode {
  const path = ownPath(to)
  if (path !== undefined) return <RouterNavLink {...rest} to={path} className={className} discover="none" />
  const { end: _end, style, children, ...link } = rest
  return (
    <Link {...link} to={to} className={whenInactive(className)} style={whenInactive(style)}>
      {whenInactive(children)}
    </Link>
  )
}
