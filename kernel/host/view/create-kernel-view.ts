import { type Component, type ExtensionPoint, routes, type Store, type Translate } from '@foyer/sdk'
import type { KernelView } from '@foyer/sdk/internal'
import type { Host } from '../core/host.ts'

/** The host as the SDK's React code uses it. Its stores are stable, as React requires. */
export const createKernelView = (
  host: Host,
  {
    useTranslate,
    registryComplete,
  }: {
    readonly useTranslate: (namespace: string) => Translate
    readonly registryComplete: Store<boolean>
  },
): KernelView => ({
  contributions: (point) => host.contributions(point),
  slotEntries: (slot: ExtensionPoint<Component<never>>) => host.slotEntries(slot),
  status: (plugin) => host.status(plugin),
  activation: (plugin) => host.activation(plugin),
  requestActivation: (plugin) => void host.requestActivation(plugin),
  isUnfetched: (plugin) => host.isUnfetched(plugin),
  reportError: (plugin, phase, error) => host.reportError(plugin, phase, error),
  service: (token) => host.service(token),
  routes: host.ownedContributions(routes),
  registryComplete,
  useTranslate,
})
