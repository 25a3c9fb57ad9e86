import { useLoaded, usePluginContext, useServices, useStore } from '@foyer/sdk'
import { loadBoundCards } from '../load-bound-cards.ts'
import type { manifest } from './manifest.ts'

/** The member's bound cards. */
export function useCards() {
  const { logger } = usePluginContext<typeof manifest>()
  const { http, i18n } = useServices<typeof manifest>()
  return useLoaded(
    (signal) =>
      loadBoundCards(http, signal, (places) =>
        logger.warn('BC-SHAPE: the list of bound cards contains an entry that is no card', places),
      ),
    useStore(i18n.language),
  )
}
