import type { AnyManifest, PluginError } from '@foyer/sdk'
import type { Settings } from '../graph-nodes.ts'

/** What a manifest's `settings` returns: the schema, on its way. */
export type SchemaLoad = ReturnType<NonNullable<AnyManifest['settings']>>

/** Fetches what checks a plugin's settings by its schema. Rejects where that, or the schema, cannot be fetched. */
export async function loadValidator(
  plugin: string,
  schema: SchemaLoad,
  report: (error: PluginError) => void,
): Promise<(raw: Settings) => unknown> {
  const [{ validatorOf }, given] = await Promise.all([import('../../settings/validate-settings.ts'), schema])
  return validatorOf(plugin, given.default, report)
}
