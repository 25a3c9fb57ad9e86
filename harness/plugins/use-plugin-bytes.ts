import { useEffect, useState } from 'react'
import { useIsSeen } from '../panel/use-is-seen.ts'
import { pluginBytes, type PluginBytes, type PluginFiles } from './plugin-bytes.ts'

/** How often the page's files are counted while somebody looks. */
const POLL_MS = 2_000

let files: Promise<PluginFiles | undefined> | undefined
const builtFiles = (): Promise<PluginFiles | undefined> =>
  (files ??= import.meta.env.DEV
    ? Promise.resolve(undefined)
    : fetch('/__harness/plugin-files.json').then((answer) => answer.json() as Promise<PluginFiles>))

/** The bytes of each plugin in the page of a window, by the plugin's id. */
export function usePluginBytes(frame: () => Window | undefined): ReadonlyMap<string, PluginBytes> {
  const [bytes, setBytes] = useState<ReadonlyMap<string, PluginBytes>>(new Map())
  const isSeen = useIsSeen()
  useEffect(() => {
    if (!isSeen) return
    let shown = true
    const count = async (): Promise<void> => {
      const known = await builtFiles().catch(() => ({}))
      const loaded = frame()?.performance.getEntriesByType('resource') ?? []
      if (shown) setBytes(pluginBytes(loaded as PerformanceResourceTiming[], known))
    }
    void count()
    const timer = setInterval(() => void count(), POLL_MS)
    return () => {
      shown = false
      clearInterval(timer)
    }
  }, [frame, isSeen])
  return bytes
}
