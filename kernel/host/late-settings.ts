import type { Guard } from './guard.ts'
import { hostError } from './host-error.ts'
import type { PluginRecord } from './record.ts'

/** Checks the settings of a plugin that was started without its schema; at once for any other. Rejects where that cannot be fetched. */
export async function lateSettings(record: PluginRecord, guard: Pick<Guard, 'report'>): Promise<void> {
  const { manifest, schema, raw, scope } = record
  if (!manifest.settings || schema) return
  const [module, { parseSettings }] = await Promise.all([manifest.settings(), import('./parse-settings.ts')])
  const { value, problems } = await parseSettings(module.default, raw)
  if (record.scope !== scope) return
  for (const problem of problems) guard.report(hostError('PL-SETTING', record.id, 'activate', problem.text))
  if (value !== undefined) record.settings = value
}
