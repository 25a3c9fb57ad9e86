import { usePluginContext, useServices, type Loaded, useLoaded } from '@foyer/sdk'
import type { ActivityCategory, ActivityItem } from './activity-item.ts'
import { sortActivities } from './activity-state.ts'
import { listActivities, listCategories } from './endpoints.ts'
import type { manifest } from './manifest.ts'

/** What runs, in the order in which it is shown, and the categories that it is in. */
export interface Activities {
  readonly items: readonly ActivityItem[]
  readonly categories: readonly ActivityCategory[]
}

/** Fetches the promotions. Without categories, the list is shown as it is. */
export function useActivities(): Loaded<Activities> {
  const { logger } = usePluginContext<typeof manifest>()
  const { http, clock } = useServices<typeof manifest>()
  return useLoaded<Activities>(async (signal) => {
    const options = { alert: false, signal }
    const categoriesCall = http.call(listCategories, options).catch((error: unknown) => {
      if (!signal.aborted) logger.warn('AC-CATEGORIES: the categories could not be loaded', error)
      return { entries: [], refused: [] }
    })
    const list = await http.call(listActivities, options).catch((error: unknown) => {
      if (!signal.aborted) logger.warn('AC-LIST: the promotions could not be loaded', error)
      throw error
    })
    const categories = await categoriesCall
    const refused = [...list.refused, ...categories.refused]
    if (refused.length > 0) logger.warn('AC-SHAPE: a list of promotions contains invalid entries', refused)
    const used = new Set(list.entries.flatMap((item) => item.categories))
    return {
      items: sortActivities(list.entries, clock.gatewayNow()),
      // A category without promotions would be a dead end.
      categories: categories.entries.filter(({ id }) => used.has(id)),
    }
  }, '')
}
