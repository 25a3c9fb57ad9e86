import type { Plugin } from '@foyer/sdk'
import { readBreaks } from './read-breaks.ts'
import { sabotaged } from './sabotaged.ts'

/** The site's plugins, of which those in this page's state are made to fail. */
export function wrap(plugins: readonly Plugin[]): readonly Plugin[] {
  const breaks = readBreaks()
  return plugins.map((plugin) => {
    const how = breaks[plugin.manifest.id]
    return how ? sabotaged(plugin, how) : plugin
  })
}
