import type { AnyManifest, PluginError } from '@foyer/sdk'
import type { HostedPlugin } from '../core/hosted-plugin.ts'
import { SDK_MAJOR } from '../core/constants.ts'
import { hostError, textOf } from '../errors/host-error.ts'
import { ID, manifestSchema } from './manifest-schema.ts'
import { problemOf } from './problem-of.ts'

const SDK = `^${SDK_MAJOR}`

/**
 * Why a plugin cannot be registered, if it cannot: `PL-SDK`, or `PL-MANIFEST` with the path of the bad part.
 * No compiler of ours has checked a foreign plugin. Values at points are checked by `PointValues`.
 */
export function checkManifest(plugin: Partial<HostedPlugin> | undefined): PluginError | undefined {
  const manifest: Partial<AnyManifest> = plugin?.manifest ?? {}
  const { id, sdk } = manifest
  // Of another major, the fields may be other ones.
  if (typeof sdk === 'string' && sdk !== SDK && ID.test(textOf(id)))
    return hostError('PL-SDK', textOf(id), 'register', { sdk, site: SDK })
  const bad =
    typeof plugin?.load === 'function'
      ? problemOf(manifestSchema, manifest)
      : { field: 'load', problem: 'Expected a function' }
  return bad && hostError('PL-MANIFEST', textOf(id), 'register', { part: bad.field, problem: bad.problem })
}
