import { Link } from '@foyer/sdk'
import { Icon, type IconName } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './settings-row.module.css'

interface Props {
  readonly icon: IconName
  readonly label: string
  /** A path of this site; without it the row is a button. */
  readonly to?: string
  /** Called when the row is pressed, to close the settings. */
  readonly onPress: () => void
}

/** A row at the end of the settings, for any plugin. */
export function SettingsRow({ icon, label, to, onPress }: Props): ReactNode {
  const inside = (
    <>
      <Icon name={icon} size={20} />
      <span className={css.label}>{label}</span>
      <Icon name="forward" size={18} />
    </>
  )
  return to === undefined ? (
    <button type="button" className={css.row} aria-haspopup="dialog" onClick={onPress}>
      {inside}
    </button>
  ) : (
    <Link to={to} className={css.row} onClick={onPress}>
      {inside}
    </Link>
  )
}
