import type { ShardRecord } from './served-merchant.ts'

/**
 * A merchant that keeps the pages of an earlier release gives up a host that another's profile has now: nginx takes each host
 * once. It has the host again when it is next baked, if its profile still says so.
 *
 * @returns the parts of a release; one in which nothing changes is the same object
 */
export function resolveHosts(parts: readonly ShardRecord[]): readonly ShardRecord[] {
  const carried = new Set(parts.flatMap((part) => part.carried))
  const merchants = parts.flatMap((part) => part.merchants)
  const claimed = new Set(merchants.filter(({ id }) => !carried.has(id)).flatMap(({ hosts }) => hosts))
  return parts.map((part) => {
    const gives = part.merchants.filter(
      ({ id, hosts }) => carried.has(id) && hosts.some((host) => claimed.has(host)),
    )
    if (gives.length === 0) return part
    return {
      ...part,
      merchants: part.merchants.map((merchant) =>
        gives.includes(merchant)
          ? { ...merchant, hosts: merchant.hosts.filter((host) => !claimed.has(host)) }
          : merchant,
      ),
    }
  })
}
