import {
  headerActions,
  Link,
  Slot,
  useContributions,
  usePluginContext,
  useServices,
  useTranslation,
} from '@foyer/sdk'
import { IconButton } from '@foyer/sdk/ui'
import { type ReactNode, useEffect } from 'react'
import { logo } from '../contract.ts'
import css from './header.module.css'
import type { manifest } from './manifest.ts'
import { applyThemeColor, THEME } from './theme.ts'

const ACTIONS = { compact: false }
const LOGO_HEIGHT_PX = 28

/** The merchant's logo, other plugins' contributions, and the settings button. */
export function Header({ bare }: { readonly bare: boolean }): ReactNode {
  const services = useServices<typeof manifest>()
  const { storage, logger } = usePluginContext<typeof manifest>()
  const t = useTranslation()
  const { id, name } = services.site.merchant
  const [brand] = useContributions(logo)
  const src = brand?.value ?? `/m/brand/${id}/logo.svg`
  useEffect(() => applyThemeColor(storage.get(THEME) ?? 'auto'), [storage])
  if (bare) return null

  const openSettings = async (): Promise<void> => {
    const { navigation, overlays } = services
    const screen = navigation.location.get().pathname
    try {
      const { openSettings } = await import('./open-settings.tsx')
      // The player may have gone on while the code was fetched.
      if (navigation.location.get().pathname === screen) openSettings(services, storage, t)
    } catch (error) {
      logger.error(error)
      overlays.toast(t('not_opened'), { kind: 'warning' })
    }
  }
  return (
    <header className={css.header}>
      <div className={css.row}>
        <Link to="/m/home" className={css.brand}>
          <img src={src} alt={name} height={LOGO_HEIGHT_PX} />
        </Link>
        <Slot of={headerActions} props={ACTIONS} errorFallback={() => null} />
        <IconButton
          label={t('menu')}
          icon="more"
          aria-haspopup="dialog"
          onClick={() => void openSettings()}
        />
      </div>
    </header>
  )
}
