import type { Plugin } from '@foyer/sdk'
import { readBreaks } from './read-breaks.ts'
import { sabotaged } from './sabotaged.ts'

/** Plugins as the site gathers them, with those that this page's state names made to fail. */
export function wrap(plugins: readonly Plugin[]): readonly Plugin[] {
  const breaks = readBreaks()
  return plugins.map((plugin) => {
    const how = breaks[plugin.manifest.id]
    return how ? sabotaged(plugin, how) : plugin
  })
}
