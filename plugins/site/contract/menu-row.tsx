import { Link } from '@foyer/sdk'
import { Icon, type IconProps } from '@foyer/sdk/ui'
import type { MouseEvent, ReactNode } from 'react'
import css from './menu-row.module.css'

interface Props {
  readonly icon: IconProps['name']
  readonly label: string
  /** What is chosen now, at the end of the row. */
  readonly value?: string
  /** A path of this site. Without it and `href` the row is a button. */
  readonly to?: string
  /** An address of another site, checked, which opens in a new window. */
  readonly href?: string
  /** The button of something that cannot be undone, such as logging out. */
  readonly danger?: boolean
  /** Called when the row is pressed, also where it leads somewhere: to close the settings. */
  readonly onPress?: (event: MouseEvent) => void
}

/** A row of the settings or the member area, for any plugin: icon, label, and an arrow. Stands in `MenuRows`. */
export function MenuRow({ icon, label, value, to, href, danger, onPress }: Props): ReactNode {
  const inside = (
    <>
      <span className={css.icon}>
        <Icon name={icon} size={20} />
      </span>
      <span className={css.label}>{label}</span>
      {value !== undefined && <span className={css.value}>{value}</span>}
      <span className={css.arrow}>
        <Icon name="forward" size={18} />
      </span>
    </>
  )
  if (to !== undefined)
    return (
      <Link to={to} className={css.row} {...(onPress && { onClick: onPress })}>
        {inside}
      </Link>
    )
  if (href !== undefined)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={css.row} onClick={onPress}>
        {inside}
      </a>
    )
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={css.row}
      data-danger={danger ? '' : undefined}
      onClick={onPress}
    >
      {inside}
    </button>
  )
}
