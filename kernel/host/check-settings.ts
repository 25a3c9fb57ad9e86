import type { PluginError, Schema } from '@foyer/sdk'
import { hostError } from './host-error.ts'
import { parseSettings } from './parse-settings.ts'
import { NO_SERVICES, type PluginRecord } from './record.ts'

type Report = (error: PluginError) => void

/** Checks a plugin's settings by its schema; what is wrong with them is reported. `undefined`: none is left (KN-10). */
export const checkerOf = (record: PluginRecord, schema: Schema<unknown>, report: Report) => (): unknown => {
  const { id, raw = NO_SERVICES } = record
  const { value, problems } = parseSettings(schema, raw)
  for (const problem of problems) report(hostError('PL-SETTING', id, 'activate', problem.text))
  return value
}

/** The same for a plugin that was started without its schema. Rejects where that cannot be fetched. */
export async function checkLateSettings(record: PluginRecord, report: Report): Promise<void> {
  const { manifest, check, scope } = record
  if (!manifest.settings || check) return
  const module = await manifest.settings()
  if (record.scope !== scope) return
  record.settings = checkerOf(record, module.default, report)() ?? record.settings
}
