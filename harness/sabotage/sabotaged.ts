import { not, type Plugin, switchOn } from '@foyer/sdk'
import type { Break } from '../../mocks/world/breaks.ts'
import { breakModule, type PluginModule } from './break-module.ts'
import { SabotageError } from './sabotage-error.ts'
import { stopSwitch } from './stop-switch.ts'

/**
 * The plugin, made to fail. It is on whatever its own gate says, so that each can be seen to fail in any world. Code that is
 * there at once stays there at once, so that hydration finds it as in the real build; only where the import itself fails it
 * comes later, or never.
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
    // A plugin's module, as its own manifest has checked it.
    const module = load() as PluginModule | Promise<PluginModule>
    return module instanceof Promise ? module.then(wrap) : wrap(module)
  }
}
