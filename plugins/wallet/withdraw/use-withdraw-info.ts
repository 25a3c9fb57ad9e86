import { type Loaded, useLoaded, usePluginContext, useServices, useStore } from '@foyer/sdk'
import { useRef } from 'react'
import { useReloadWhenSeen } from '../shared/use-reload-when-seen.ts'
import { limitsContradict } from '../shared/amount-problem.ts'
import { INFO_FRESH_MS } from './constants.ts'
import { getWithdrawInfo } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import type { WithdrawInfo } from './withdraw-info.ts'

/** The account info: loaded when the screen opens, and when the player comes back to it after a minute or more. */
export function useWithdrawInfo(): Pick<Loaded<WithdrawInfo>, 'state' | 'reload'> {
  const { logger } = usePluginContext<typeof manifest>()
  const { clock, http, i18n } = useServices<typeof manifest>()
  const language = useStore(i18n.language)
  const loadedAt = useRef(0)
  const { state, reload } = useLoaded(async (signal) => {
    const info = await http.call(getWithdrawInfo, { alert: false, signal })
    loadedAt.current = clock.now()
    const wrong = limitsContradict(info) ? [...info.refused, 'max'] : info.refused
    if (wrong.length > 0) logger.warn('WT-INFO: a part of the account info cannot be used', wrong)
    return info
  }, language)
  useReloadWhenSeen(clock, loadedAt, INFO_FRESH_MS, reload)
  return { state, reload }
}
