import type { AnyManifest, Plugin, PluginError } from '@foyer/sdk'
import { SDK_MAJOR } from './constants.ts'
import { hostError, textOf } from '../errors/host-error.ts'

const ID = /^[a-z][\da-z-]*\.[\da-z][\da-z-]*$/
const isRecord = (value: unknown): boolean => typeof value === 'object' || value === undefined
const isList = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(Boolean))

/**
 * Why a plugin cannot be registered, if it cannot: `PL-MANIFEST` with the invalid part, or `PL-SDK`. No
 * compiler of ours has checked a foreign plugin.
 */
export function checkManifest(plugin: Partial<Plugin> | undefined): PluginError | undefined {
  const manifest: Partial<AnyManifest> = plugin?.manifest ?? {}
  const { id, sdk, requires, optional, provides, contributes, replaces } = manifest
  const bad = !ID.test(id ?? '')
    ? 'id'
    : typeof plugin?.load !== 'function'
      ? 'load'
      : !isRecord(requires) || !isRecord(optional) || !isRecord(provides)
        ? 'tokens'
        : !isList(contributes) || !isList(replaces)
          ? 'contributes'
          : ''
  if (!bad && sdk === `^${SDK_MAJOR}`) return undefined
  return bad
    ? hostError('PL-MANIFEST', textOf(id), 'register', { part: bad })
    : hostError('PL-SDK', textOf(id), 'register', { sdk: textOf(sdk) })
}
