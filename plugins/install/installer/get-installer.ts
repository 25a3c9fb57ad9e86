import { type ContextOf, type ServicesOf, usePluginContext, useServices } from '@foyer/sdk'
import type { Installer } from '../contract/installer.ts'
import { createInstaller } from './create-installer.ts'
import type { manifest } from './manifest.ts'

/** One for each run of the plugin. */
const runs = new WeakMap<object, Installer>()

export function getInstaller(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
): Installer {
  const known = runs.get(context)
  if (known) return known
  const installer = createInstaller(context, services)
  runs.set(context, installer)
  return installer
}

/** The same, for components. */
export const useInstaller = (): Installer =>
  getInstaller(usePluginContext<typeof manifest>(), useServices<typeof manifest>())
