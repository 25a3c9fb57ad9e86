import type { Plugin, PluginError } from '@foyer/sdk'
import { SDK_MAJOR } from './constants.ts'
import { hostError } from './host-error.ts'

const ID = /^[a-z][\da-z-]*\.[\da-z][\da-z-]*$/
const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null
const mayBeRecord = (value: unknown): boolean => value === undefined || isRecord(value)
const mayBeList = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(Boolean))

/** Which part of a plugin is not what it should be; foreign ones have been through no compiler of ours. */
function badPart({ manifest, load }: Partial<Plugin>): string | undefined {
  if (!isRecord(manifest) || !ID.test(String(manifest?.id))) return 'id'
  if (typeof load !== 'function') return 'load'
  const { requires, optional, provides, contributes, replaces } = manifest ?? {}
  if (!mayBeRecord(requires) || !mayBeRecord(optional) || !mayBeRecord(provides)) return 'tokens'
  return mayBeList(contributes) && mayBeList(replaces) ? undefined : 'contributes'
}

/** Whether a plugin can be registered at all. */
export function checkManifest(plugin: Partial<Plugin> | undefined): PluginError | undefined {
  const bad = badPart(plugin ?? {})
  const sdk = plugin?.manifest?.sdk
  if (!bad && sdk === `^${SDK_MAJOR}`) return undefined
  const id = String(plugin?.manifest?.id)
  return bad
    ? hostError('PL-MANIFEST', id, 'register', bad)
    : hostError('PL-SDK', id, 'register', String(sdk))
}
