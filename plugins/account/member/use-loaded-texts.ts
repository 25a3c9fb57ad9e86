import { useServices } from '@foyer/sdk'
import { useEffect, useState } from 'react'
import type { manifest } from './manifest.ts'

/**
 * Fetches the texts of plugins, which need not run to have a row.
 *
 * @param plugins - their ids, separated by spaces
 * @returns the ids of those whose texts have arrived, or cannot be fetched
 */
export function useLoadedTexts(plugins: string): ReadonlySet<string> {
  const { i18n } = useServices<typeof manifest>()
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let gone = false
    for (const plugin of plugins.split(' '))
      void i18n.load(plugin).then(() => {
        if (!gone) setLoaded((before) => new Set(before).add(plugin))
      })
    return () => {
      gone = true
    }
  }, [i18n, plugins])
  return loaded
}
