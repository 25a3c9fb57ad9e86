import { type Loaded, usePluginContext, useServices, useStore, useLoaded } from '@foyer/sdk'
import { useRef } from 'react'
import { useReloadWhenSeen } from '../shared/use-reload-when-seen.ts'
import { SETTINGS_FRESH_MS } from './constants.ts'
import type { DepositSettings } from './deposit-settings.ts'
import { getDepositSettings } from './endpoints.ts'
import type { manifest } from './manifest.ts'

/** What can be deposited: loaded when the screen opens, and when the player comes back to it after a minute or more. */
export function useDepositSettings(): Pick<Loaded<DepositSettings>, 'state' | 'reload'> {
  const { logger } = usePluginContext<typeof manifest>()
  const { clock, http, i18n } = useServices<typeof manifest>()
  const language = useStore(i18n.language)
  const loadedAt = useRef(0)
  const { state, reload } = useLoaded(async (signal) => {
    const settings = await http.call(getDepositSettings, { alert: false, signal })
    loadedAt.current = clock.now()
    if (settings.refused.length > 0)
      logger.warn('DP-SETTINGS: a method of the deposit settings cannot be used', settings.refused)
    return settings
  }, language)
  useReloadWhenSeen(clock, loadedAt, SETTINGS_FRESH_MS, reload)
  return { state, reload }
}
