import type { Finding } from './finding.ts'
import { hostFinding } from './host-finding.ts'

/** A merchant's hosts, with the name of its folder. */
export interface MerchantHosts {
  readonly name: string
  readonly hosts: readonly string[]
}

/**
 * The form of a merchant's hosts, and those that it lists twice or that another merchant lists too: a host shows
 * one merchant.
 *
 * @param all every merchant, this one too
 */
export function checkHosts(
  { name, hosts }: MerchantHosts,
  all: readonly MerchantHosts[],
): readonly Finding[] {
  if (hosts.length === 0)
    return [
      {
        code: 'BK-HOST',
        text: 'hosts is empty.',
        remedy: 'List the hosts that serve this merchant, such as www.jade.com.',
      },
    ]
  return hosts.flatMap((host, index) => {
    const at = `hosts[${index}]`
    const form = hostFinding(host, at)
    if (form) return [form]
    const first = hosts.indexOf(host)
    if (first < index)
      return [
        {
          code: 'BK-HOST',
          text: `${at} is "${host}", as is hosts[${first}].`,
          remedy: 'Remove one of the two.',
        } as const,
      ]
    const others = all.filter((other) => other.name !== name && other.hosts.includes(host))
    if (others.length === 0) return []
    return [
      {
        code: 'BK-HOST',
        text: `${at} is "${host}", which is a host of ${others.map((other) => other.name).join(' and ')} too.`,
        remedy: 'A host shows one merchant: remove it from the other.',
      } as const,
    ]
  })
}
