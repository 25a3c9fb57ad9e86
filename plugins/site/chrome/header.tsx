import {
  afterPaint,
  headerActions,
  HOME_PATH,
  Link,
  LOGIN_PATH,
  Slot,
  useContributions,
  useFoundRoute,
  usePluginContext,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { IconButton } from '@foyer/sdk/ui'
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { logo, settingsRequested } from '../contract.ts'
import { BackButton } from './back-button.tsx'
import css from './header.module.css'
import type { manifest } from './manifest.ts'
import { applyThemeColor, THEME } from './theme.ts'

/** Ids of the screen's main part and of the tab bar. */
const CONTENT = 'content'
const NAVIGATION = 'navigation'
const LOGO_HEIGHT_PX = 28
/** Where its plugin has failed, a plain link leads there: the page that is loaded anew may have it. */

/** The merchant's logo, other plugins' contributions, and the settings button. */
export function Header({ bare }: { readonly bare: boolean }): ReactNode {
  const services = useServices<typeof manifest>()
  const context = usePluginContext<typeof manifest>()
  const { storage, logger } = context
  const t = useTranslation<'site.chrome'>()
  const { id, name } = services.site.merchant
  const [brand] = useContributions(logo)
  const src = brand?.value ?? `/m/brand/${id}/logo.svg`
  useEffect(() => applyThemeColor(storage.get(THEME) ?? 'auto'), [storage])
  const menu = useRef<HTMLButtonElement>(null)
  const actions = useMemo(() => ({ openSettings: () => menu.current?.click() }), [])
  useEffect(() => {
    const removeListener = context.on(settingsRequested, actions.openSettings)
    return () => void removeListener()
  }, [context, actions])
  const login = useFoundRoute(LOGIN_PATH)
  const guest = useStore(services.session.current, (member) => !member)
  if (bare) return null

  const openSettings = async ({ currentTarget: button }: MouseEvent<HTMLElement>): Promise<void> => {
    const { navigation, overlays } = services
    const screen = navigation.location.get().pathname
    button.dataset['pressed'] = 'waits'
    try {
      // The press is shown first: to begin a fetch takes a slow phone as long as a frame.
      await new Promise<void>(afterPaint)
      const { openSettings } = await import('./open-settings.tsx')
      // The player may have gone on while the code was fetched.
      if (navigation.location.get().pathname === screen) openSettings(services, storage, t)
    } catch (error) {
      logger.error(error)
      overlays.toast(t('not_opened'), { kind: 'warning' })
    } finally {
      delete button.dataset['pressed']
    }
  }
  const standIn = (plugin: string): ReactNode => {
    if (!guest || !('plugin' in login) || login.plugin !== plugin) return null
    const kernelText = services.i18n.translate('kernel')
    return (
      <a href={LOGIN_PATH} className={css.plain}>
        {kernelText('log_in')}
      </a>
    )
  }
  return (
    <header className={css.header}>
      <SkipLink to={CONTENT}>{t('skip_to_content')}</SkipLink>
      <SkipLink to={NAVIGATION}>{t('skip_to_navigation')}</SkipLink>
      <div className={css.row}>
        <BackButton />
        <Link to={HOME_PATH} className={css.brand}>
          <img src={src} alt={name} height={LOGO_HEIGHT_PX} />
        </Link>
        <Slot of={headerActions} props={actions} fallback="" errorFallback={standIn} />
        <IconButton
          ref={menu}
          label={t('menu')}
          icon="more"
          aria-haspopup="dialog"
          onClick={(event) => void openSettings(event)}
        />
      </div>
    </header>
  )
}

interface SkipLinkProps {
  /** Id of an element. */
  readonly to: string
  readonly children: string
}

/** For keys: past all that stands before an element. Not by the address, which is the screen's. */
function SkipLink({ to, children }: SkipLinkProps): ReactNode {
  const skip = (event: MouseEvent): void => {
    const target = document.getElementById(to)
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  return (
    <a href={`#${to}`} className={css.skip} onClick={skip}>
      {children}
    </a>
  )
}
