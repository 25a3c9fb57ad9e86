import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { NAVIGATION } from '../services/navigation.ts'
import { useService } from './hooks.ts'

/** Those of an anchor, with `to` in place of `href`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A place of this site, `/m/…`. */
  readonly to: string
  readonly replace?: boolean
  readonly children: ReactNode
}

/** An anchor that navigates in the app; with a modifier key, or as a new tab, it is an ordinary link. */
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
