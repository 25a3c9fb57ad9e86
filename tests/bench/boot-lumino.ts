import { PluginRegistry, Token } from '@lumino/coreutils'
import type { Made } from './boot-host.ts'
import type { Unit } from './shapes.ts'

type Plugin = Parameters<PluginRegistry<object>['registerPlugin']>[0]
const made = new Map<string, Token<Made>>()
const tokenOf = (id: string): Token<Made> => {
  let token = made.get(id)
  if (!token) made.set(id, (token = new Token<Made>(id)))
  return token
}
const contributions: number[] = []

/** The units as plugins of Lumino, which has no extension points: a list replaces them. */
export const luminoPluginsOf = (list: readonly Unit[]): readonly Plugin[] =>
  list.map(({ id, requires }) => ({
    id,
    autoStart: true,
    requires: requires.map(tokenOf),
    provides: tokenOf(id),
    activate: (_: object, ...services: Made[]): Made => {
      const depth = 1 + Math.max(0, ...services.map((service) => service.depth))
      contributions.push(depth)
      return { depth }
    },
  }))

/** Boots JupyterLab's plugin registry. Its activation is a promise for each plugin. */
export async function bootLumino(
  plugins: readonly Plugin[],
  last: string,
): Promise<{ depth: number | undefined; contributed: number }> {
  contributions.length = 0
  const registry = new PluginRegistry<object>()
  registry.application = {}
  registry.registerPlugins([...plugins])
  await registry.activatePlugins('startUp')
  const service = await registry.resolveOptionalService(tokenOf(last))
  return { depth: service?.depth, contributed: contributions.length }
}
