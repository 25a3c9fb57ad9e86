import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './icon.module.css'
import { ICON_PATHS, type IconName } from './icon-paths.ts'

/** What `Icon` takes. */
export interface IconProps {
  /** An icon of the site, or the data of an SVG path on a grid of 24 × 24. */
  readonly name: IconName | `M${string}`
  /** Width and height in pixels; 24 by default. */
  readonly size?: number
}

const ALONG_THE_TEXT: readonly string[] = ['back', 'forward', 'login', 'logout']

/**
 * An icon. Hidden from screen readers, so it needs a text beside it, or a control with an accessible name
 * around it.
 */
export function Icon({ name, size = 24 }: IconProps): ReactNode {
  return (
    <svg
      className={classNames(css.icon, ALONG_THE_TEXT.includes(name) && css.along)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
    >
      <path d={name in ICON_PATHS ? ICON_PATHS[name as IconName] : name} />
    </svg>
  )
}
