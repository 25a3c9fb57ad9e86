import type { AnyManifest, Component, Context, Contribution } from '@foyer/sdk'
import type { Break } from '../../mocks/world/breaks.ts'
import { breakComponent } from './break-component.ts'
import { breakContext } from './break-context.ts'
import { SabotageError } from './sabotage-error.ts'

/** A plugin's code, as the host sees it. */
export interface PluginModule {
  readonly activate?: (context: Context, services: unknown) => unknown
  readonly [name: string]: unknown
}

/** The same module whose `activate` or components fail in the given way. */
export function breakModule(module: PluginModule, how: Break, manifest: AnyManifest): PluginModule {
  switch (how) {
    case 'activate-throws':
      return {
        ...module,
        activate: () => {
          throw new SabotageError(how)
        },
      }
    case 'activate-rejects':
      return { ...module, activate: () => Promise.reject(new SabotageError(how)) }
    case 'activate-hangs':
      return { ...module, activate: () => new Promise(() => {}) }
    case 'render-throws':
    case 'render-throws-later':
      return { ...module, ...components(module, how, manifest) }
    default:
      return {
        ...module,
        activate: (context, services) => {
          const broken = breakContext(context, how)
          return module.activate?.(broken, services)
        },
      }
  }
}

/** Components that are rendered by name: those of slots, routes and login methods. */
function components(
  module: PluginModule,
  how: 'render-throws' | 'render-throws-later',
  { contributes = [] }: AnyManifest,
): PluginModule {
  const names = (contributes as readonly Contribution[]).flatMap((entry) => {
    if ('component' in entry) return [entry.component]
    return 'value' in entry ? componentOf(entry.value as NamesComponent) : []
  })
  return Object.fromEntries(
    names.map((name) => [name, breakComponent(module[name] as Component<object>, how)]),
  )
}

/** A contributed value that may name a component, as a route and a login method do. */
type NamesComponent = { readonly component?: string }
const componentOf = ({ component }: NamesComponent): string[] => (component === undefined ? [] : [component])
