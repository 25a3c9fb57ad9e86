import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import css from './icon-button.module.css'
import { Icon, type IconProps } from './icon.tsx'

/** What `IconButton` takes besides the attributes of a button. */
export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name. */
  readonly label: string
  /** An icon of the site, or the data of an SVG path on a grid of 24 × 24. */
  readonly icon: IconProps['name']
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button that shows an icon alone. Its `type` is `button` by default. */
export function IconButton({ label, icon, type = 'button', className, ...rest }: IconButtonProps): ReactNode {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames(css.button, className)}>
      <Icon name={icon} />
    </button>
  )
}
