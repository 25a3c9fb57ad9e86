import type { PluginRecord } from './record.ts'
import type { ServiceNode } from './service-node.ts'

/** A service's providers, each replacing those after it, for where speed is of no matter. */
export function providersOf({ top }: ServiceNode): readonly PluginRecord[] {
  const providers: PluginRecord[] = []
  for (let each = top; each; each = each.below) providers.push(each.owner)
  return providers
}
