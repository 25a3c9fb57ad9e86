import {
  isHomePath,
  tabs,
  useContributions,
  useLocation,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { IconButton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from './header.module.css'
import type { manifest } from './manifest.ts'

/**
 * Back, for phones that have no such key: to the screen before, or home where the visit began here. On no screen
 * that a tab leads to, and not while the player owes a new password, which no way leaves (RT-09).
 */
export function BackButton(): ReactNode {
  const { navigation, session } = useServices<typeof manifest>()
  const { pathname } = useLocation()
  const owed = useStore(session.current)?.passwordChangeRequired
  const top = useContributions(tabs).some(
    // A tab that opens something over the page has its own screen only where that fails.
    ({ value: { to, onPress, openerToken } }) => to === pathname && !onPress && !openerToken,
  )
  const t = useTranslation<'site.chrome'>()
  if (top || owed || isHomePath(pathname)) return null
  return <IconButton className={css.back} label={t('back')} icon="back" onClick={() => navigation.back()} />
}
