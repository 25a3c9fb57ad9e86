import { container as emptyRoot, type DependencyContainer } from 'tsyringe'

/** A service that the plugin uses, and the next one. */
interface Used {
  readonly name: string
  readonly service: { readonly token: string }
  readonly next: Used | undefined
}

/**
 * A plugin's own container. It knows the tokens that the plugin's manifest requires or names optional, each a factory that
 * asks the host, and nothing else: tsyringe's global container, its parent, stays empty (no `@singleton()` anywhere).
 */
export function pluginContainer(
  uses: Used | undefined,
  services: Readonly<Record<string, unknown>>,
): DependencyContainer {
  const container = emptyRoot.createChildContainer()
  for (let use = uses; use; use = use.next) {
    const { name, service } = use
    container.register(service.token, { useFactory: () => services[name] })
  }
  return container
}
