import type { Plugin, PluginError } from '@foyer/sdk'
import { SDK_MAJOR } from './constants.ts'
import { hostError, textOf } from './host-error.ts'

const ID = /^[a-z][\da-z-]*\.[\da-z][\da-z-]*$/
const NONE: readonly never[] = []
const isList = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(Boolean))

/** Which part of a plugin is not what it should be; foreign ones have been through no compiler of ours. */
function badPart({ manifest, load }: Partial<Plugin>): string | undefined {
  if (typeof manifest !== 'object' || !ID.test(manifest?.id)) return 'id'
  if (typeof load !== 'function') return 'load'
  const { requires = NONE, optional = NONE, provides = NONE, contributes, replaces } = manifest
  if (typeof requires !== 'object' || typeof optional !== 'object' || typeof provides !== 'object')
    return 'tokens'
  return isList(contributes) && isList(replaces) ? undefined : 'contributes'
}

/** Whether a plugin can be registered at all. */
export function checkManifest(plugin: Partial<Plugin> | undefined): PluginError | undefined {
  const bad = badPart(plugin ?? {})
  const sdk = plugin?.manifest?.sdk
  if (!bad && sdk === `^${SDK_MAJOR}`) return undefined
  const id = textOf(plugin?.manifest?.id)
  return bad
    ? hostError('PL-MANIFEST', id, 'register', bad)
    : hostError('PL-SDK', id, 'register', textOf(sdk))
}
