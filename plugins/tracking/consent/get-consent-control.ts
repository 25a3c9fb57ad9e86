import { type ContextOf, type ServicesOf, usePluginContext, useServices } from '@foyer/sdk'
import { ConsentControl } from './consent-control.ts'
import type { manifest } from './manifest.ts'

/** One for each run of the plugin. */
const runs = new WeakMap<object, ConsentControl>()

export function getConsentControl(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
): ConsentControl {
  const known = runs.get(context)
  if (known) return known
  const control = new ConsentControl(context, services)
  runs.set(context, control)
  return control
}

/** The same, for components. */
export const useConsentControl = (): ConsentControl =>
  getConsentControl(usePluginContext<typeof manifest>(), useServices<typeof manifest>())
