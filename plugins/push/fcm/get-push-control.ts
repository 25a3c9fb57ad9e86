import { type ContextOf, type ServicesOf, usePluginContext, useServices } from '@foyer/sdk'
import type { manifest } from './manifest.ts'
import { PushControl } from './push-control.ts'

/** One for each run of the plugin. */
const runs = new WeakMap<object, PushControl>()

export function getPushControl(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
): PushControl {
  const known = runs.get(context)
  if (known) return known
  const control = new PushControl(context, services)
  runs.set(context, control)
  return control
}

/** The same, for components. */
export const usePushControl = (): PushControl =>
  getPushControl(usePluginContext<typeof manifest>(), useServices<typeof manifest>())
