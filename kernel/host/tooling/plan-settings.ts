import type { Schema } from '@foyer/sdk'
import type { HostSnapshot } from './host-snapshot.ts'
import { type BadSetting, parseSettings } from '../settings/parse-settings.ts'
import type { Change } from './fact-change.ts'

/** A setting of a change that its plugin's schema refuses. */
export interface RefusedSetting extends BadSetting {
  readonly plugin: string
  /** No default stands in: the plugin could not start with it. */
  readonly fatal: boolean
}

/** Checks a change's settings by the plugins' own schemas, which may have to be fetched; one that cannot be is a refusal. */
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
