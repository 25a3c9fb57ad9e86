import { listOf, type PluginRecord } from './record.ts'
import type { Registry } from './registry.ts'
import type { ServiceNode } from './service-node.ts'

const isThere = ({ chosen }: ServiceNode): boolean => chosen !== undefined

/** Required tokens that nobody provides. */
export const missingOf = ({ uses }: PluginRecord): readonly string[] =>
  listOf(uses).flatMap(({ service, soft }) => (soft || isThere(service) ? [] : [service.token]))

/** Every token that somebody provides. */
export const tokensOf = ({ services }: Registry): readonly string[] =>
  [...services.values()].filter(isThere).map(({ token }) => token)
