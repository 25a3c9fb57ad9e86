import { useLoaded, usePluginContext, useServices, useStore } from '@foyer/sdk'
import { getBanks } from './endpoints.ts'
import type { manifest } from './manifest.ts'

/** The banks to choose from. */
export function useBanks() {
  const { logger } = usePluginContext<typeof manifest>()
  const { http, i18n } = useServices<typeof manifest>()
  return useLoaded(async (signal) => {
    const { banks, refused } = await http.call(getBanks, { alert: false, signal })
    if (refused.length > 0)
      logger.warn('BC-SHAPE: the list of banks contains an entry that is no bank', refused)
    return banks
  }, useStore(i18n.language))
}
