import { not, type Plugin, switchOn } from '@foyer/sdk'
import type { Break } from '../../mocks/world/breaks.ts'
import { breakModule, type PluginModule } from './break-module.ts'
import { SabotageError } from './sabotage-error.ts'
import { stopSwitch } from './stop-switch.ts'

/**
 * The plugin, made to fail. It is on regardless of its own gate, so that it fails in any world. Code that is loaded
 * synchronously stays so, because hydration needs it as in the real build, unless the import itself fails.
 */
export function sabotaged({ manifest, load }: Plugin, how: Break): Plugin {
  const stop = not(switchOn(stopSwitch(manifest.id)))
  return {
    manifest: { ...manifest, when: stop },
    load: failing(load, (module) => breakModule(module, how, manifest), how),
  }
}

function failing(
  load: Plugin['load'],
  wrap: (module: PluginModule) => PluginModule,
  how: Break,
): Plugin['load'] {
  if (how === 'import-rejects') return () => Promise.reject(new SabotageError(how))
  if (how === 'import-hangs') return () => new Promise(() => {})
  return () => {
    // The manifest's type has checked the module.
    const module = load() as PluginModule | Promise<PluginModule>
    return module instanceof Promise ? module.then(wrap) : wrap(module)
  }
}
