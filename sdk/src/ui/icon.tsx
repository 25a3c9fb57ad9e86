import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './icon.module.css'
import { ICON_PATHS, type IconName } from './icon-paths.ts'

interface IconProps {
  readonly name: IconName
  /** Edge in pixels; 24 by default. */
  readonly size?: number
}

const ALONG_THE_TEXT: readonly IconName[] = ['back', 'forward', 'login', 'logout']

/** A picture beside a text, or in a control with a name of its own: hidden from screen readers. */
export function Icon({ name, size = 24 }: IconProps): ReactNode {
  return (
    <svg
      className={classNames(css['icon'], ALONG_THE_TEXT.includes(name) && css['along'])}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
