import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { Link as RouterLink, type To } from 'react-router-dom'
import { ownPath } from './own-path.ts'
import { RefusedAddress } from './refused-address.ts'

/** The props of an anchor, with `to` in place of `href`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of this site, `/m/…`. Any other address gets no `href`, and `NA-FOREIGN` is logged (SE-03). */
  readonly to: To
  /** Replaces the history's current entry, as a link to the address that is shown always does. */
  readonly replace?: boolean
  /** Becomes `useLocation().state` of the page that the link leads to. */
  readonly state?: unknown
  readonly ref?: Ref<HTMLAnchorElement>
  readonly children?: ReactNode
}

/**
 * A link to a page of this site, followed without a reload: React Router's `Link`, behind the checker of
 * addresses. With a modifier key, another mouse button or a `target` it is an ordinary link. An `onClick`
 * that prevents the default keeps it from navigating.
 *
 * @example
 * <Link to="/m/voucher">{t('voucher')}</Link>
 */
export function Link({ to, ...rest }: LinkProps): ReactNode {
  const path = ownPath(to)
  if (path === undefined) return <RefusedLink {...rest} />
  return <RouterLink {...rest} to={path} discover="none" />
}

/** A link whose address is refused: text without an `href`. */
function RefusedLink({
  replace: _replace,
  state: _state,
  onClick: _onClick,
  children,
  ...anchor
}: Omit<LinkProps, 'to'>): ReactNode {
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- an anchor without `href` has none */}
      <a role="link" {...anchor} href={undefined} aria-disabled>
        {children}
      </a>
      <RefusedAddress />
    </>
  )
}
