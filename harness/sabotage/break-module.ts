import type { AnyManifest, Component, Context, Contribution, Route } from '@foyer/sdk'
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

/** Components that the host renders by name: contributions to slots, and the pages of routes. */
function components(
  module: PluginModule,
  how: 'render-throws' | 'render-throws-later',
  { contributes = [] }: AnyManifest,
): PluginModule {
  const names = (contributes as readonly Contribution[]).flatMap((entry) => {
    if ('component' in entry) return [entry.component]
    return 'value' in entry ? pageOf(entry.value as Partial<Route>) : []
  })
  return Object.fromEntries(
    names.map((name) => [name, breakComponent(module[name] as Component<object>, how)]),
  )
}

const pageOf = ({ component: page }: Partial<Route>): string[] => (page === undefined ? [] : [page])
