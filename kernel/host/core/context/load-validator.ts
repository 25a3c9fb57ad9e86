import type { AnyManifest, PluginError } from '@foyer/sdk'
import type { Settings } from '../graph-nodes.ts'

/** The return value of a manifest's `settings`: the schema's module, being loaded. */
export type SchemaLoad = ReturnType<NonNullable<AnyManifest['settings']>>

/** Fetches a plugin's schema and the code that validates settings. Rejects when either cannot be fetched. */
export async function loadValidator(
  plugin: string,
  schema: SchemaLoad,
  report: (error: PluginError) => void,
): Promise<(raw: Settings) => unknown> {
  const [{ validatorOf }, given] = await Promise.all([import('../../settings/validate-settings.ts'), schema])
  return validatorOf(plugin, given.default, report)
}
