import type { PluginRecord } from './record.ts'
import type { Registry } from './registry.ts'

/** Plugins in the order of start, for where speed is of no matter. */
export function orderOf({ first }: Registry): readonly PluginRecord[] {
  const order: PluginRecord[] = []
  for (let each = first; each; each = each.after) order.push(each)
  return order
}
