import type { Plugin } from '@foyer/sdk'
import { sabotaged } from './sabotaged.ts'
import { type Break, BREAKS_KEY, readBreak } from '../../mocks/world/breaks.ts'

/** The site's plugins, of which those in this page's state are made to fail. */
export function wrap(plugins: readonly Plugin[]): readonly Plugin[] {
  const breaks = readBreaks()
  return plugins.map((plugin) => {
    const how = breaks[plugin.manifest.id]
    return how ? sabotaged(plugin, how) : plugin
  })
}

/** The plugins that shall fail in this page, and how: stored by `/__gateway/enter?break=…`. */
function readBreaks(): Readonly<Record<string, Break>> {
  const text = stored() ?? ''
  return Object.fromEntries(text.split(',').flatMap((item) => [readBreak(item)].filter((entry) => !!entry)))
}

/** A browser may refuse it. */
function stored(): string | null | undefined {
  try {
    return globalThis.sessionStorage?.getItem(BREAKS_KEY)
  } catch {
    return undefined
  }
}
