import type { PluginError, Schema } from '@foyer/sdk'
import { hostError } from '../errors/host-error.ts'
import { parseSettings } from './parse-settings.ts'

type RawSettings = Readonly<Record<string, unknown>>
/** Returns `undefined` when none of the settings can be used. */
export type SettingsValidator = (raw: RawSettings) => unknown

/**
 * Validates a plugin's settings by its schema, field by field (KN-10), and reports each bad one
 * (`PL-SETTING`).
 */
export const validatorOf =
  (plugin: string, schema: Schema<unknown>, report: (error: PluginError) => void): SettingsValidator =>
  (raw) => {
    const { value, problems } = parseSettings(schema, raw)
    for (const problem of problems) report(hostError('PL-SETTING', plugin, 'activate', problem.text))
    return value
  }
