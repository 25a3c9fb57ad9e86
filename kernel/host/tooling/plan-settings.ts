import type { Schema } from '@foyer/sdk'
import type { HostSnapshot } from './host-snapshot.ts'
import { type BadSetting, parseSettings } from '../settings/parse-settings.ts'
import type { Change } from './fact-change.ts'

/** A setting of a change that its plugin's schema refuses. */
export interface RefusedSetting extends BadSetting {
  readonly plugin: string
  /** There is no default, so the plugin could not start. */
  readonly fatal: boolean
}

/**
 * Validates a change's settings by the plugins' schemas. Fetches them where needed; a failed fetch refuses
 * the settings.
 */
export async function planSettings(
  { plugins }: HostSnapshot,
  { facts = {} }: Change,
): Promise<readonly RefusedSetting[]> {
  const checked = Object.entries(facts.setting ?? {}).map(async ([plugin, raw]) => {
    const load = plugins.get(plugin)?.plugin.manifest.settings
    if (!load) return [refused(plugin, 'the plugin has no settings')]
    try {
      const schema: Schema<unknown> = (await load()).default
      const { value, problems } = parseSettings(schema, raw)
      return problems.map((problem) => ({ ...problem, plugin, fatal: value === undefined }))
    } catch (error) {
      return [refused(plugin, `the schema could not be fetched: ${String(error)}`)]
    }
  })
  return (await Promise.all(checked)).flat()
}

const refused = (plugin: string, message: string): RefusedSetting => ({
  plugin,
  path: [],
  kind: 'group',
  message,
  text: message,
  fatal: true,
})
