import { CodedError } from '@foyer/sdk'
import { addToPool } from '../release/asset-pool.ts'
import { finishRelease } from '../release/finish-release.ts'
import { forEachOf } from '../release/for-each-of.ts'
import { isReleaseName } from '../release/layout.ts'
import { currentRelease, merchantsOf } from '../release/read-releases.ts'
import type { ServedMerchant } from '../release/served-merchant.ts'
import { bakeMerchant, type MerchantSource } from './bake-merchant.ts'
import type { BakeSummary, MerchantOutcome } from './bake-summary.ts'
import { carryMerchant } from './carry-merchant.ts'
import { GatewayHealth } from './gateway-health.ts'
import { fleetDigest, isInShard, type Shard, WHOLE } from './shard.ts'
import { writeSharedFiles, writeShard } from './shared-files.ts'
import type { SiteBuild } from './site-build.ts'

/** Merchants that are baked at a time: while one waits for the gateway, others render and compress. */
const AT_ONCE = 4

export interface BakeRequest {
  readonly build: SiteBuild
  /** Root of what is served. */
  readonly www: string
  /** Every merchant of `merchants/`, by id; those with an error in the profile have a reason instead. */
  readonly merchants: ReadonlyMap<string, MerchantSource | { readonly refused: string }>
  /** Origin of the gateway. */
  readonly gateway: string
  /** The gateway is the mock: the merchants' domains on this machine are allowed. */
  readonly isMock: boolean
  /** Only these are baked; the others keep their pages. All by default. */
  readonly only?: ReadonlySet<string> | undefined
  /** One part of a release, which `npm run release -- finish` completes. The whole by default. */
  readonly shard?: Shard | undefined
  readonly release: string
  readonly isCompressed: boolean
}

/**
 * Bakes merchants into a new release, beside the one in use, and makes it the one in use when all of it is
 * there. A merchant that cannot be baked keeps the pages that it has; one that is gone is dropped. Writes nothing where
 * nothing changed.
 */
export async function bakeSite(request: BakeRequest): Promise<BakeSummary> {
  const { build, www, merchants, release, isCompressed, only, shard = WHOLE } = request
  if (!isReleaseName(release)) throw new CodedError('RE-NAME', { release })
  const current = currentRelease(www)
  const before = current === undefined ? new Map<string, ServedMerchant>() : merchantsOf(www, current)
  const health = new GatewayHealth()
  const outcomes = new Map<string, MerchantOutcome>()
  const ids = [...merchants.keys()].filter((id) => isInShard(id, shard)).sort()

  await forEachOf(ids, AT_ONCE, async (id) => {
    const source = merchants.get(id)
    const last = before.get(id)
    if (only && !only.has(id)) return void outcomes.set(id, { kind: 'left', record: last })
    if (!source || 'refused' in source) {
      const reason = source?.refused ?? 'it is gone'
      return void outcomes.set(id, { kind: 'failed', record: last, reasons: [reason] })
    }
    outcomes.set(id, await bakeMerchant({ ...request, id, source, last, current, health }))
  })

  const dropped = [...before.keys()].filter((id) => !merchants.has(id))
  const isWhole = shard.shards === 1
  const summary: BakeSummary = { release: undefined, outcomes, dropped, isWhole }
  const isSame = dropped.length === 0 && [...outcomes.values()].every(({ kind }) => kind !== 'baked')
  if (isWhole && isSame) return summary

  const records: ServedMerchant[] = []
  for (const [id, { kind, record }] of outcomes) {
    if (record === undefined) continue
    if (kind !== 'baked' && current !== undefined) await carryMerchant(www, current, release, id)
    records.push(record)
  }
  const served = resolveHosts(records, outcomes)
  if (shard.shard === 1) {
    await addToPool(build.client, www, build.id, isCompressed)
    await writeSharedFiles(www, release)
  }
  await writeShard(www, {
    ...shard,
    release,
    build: build.id,
    fleet: fleetDigest([...merchants.keys()]),
    merchants: served,
  })
  if (isWhole) await finishRelease(www, release, 1)
  return { ...summary, release }
}

/**
 * A merchant that keeps its last pages gives up a host that another's profile now has: nginx takes each host
 * once.
 */
function resolveHosts(
  records: readonly ServedMerchant[],
  outcomes: ReadonlyMap<string, MerchantOutcome>,
): readonly ServedMerchant[] {
  const isNew = ({ id }: ServedMerchant): boolean => outcomes.get(id)?.kind === 'baked'
  const claimed = new Set(records.filter(isNew).flatMap(({ hosts }) => hosts))
  return records.map((record) =>
    isNew(record) ? record : { ...record, hosts: record.hosts.filter((host) => !claimed.has(host)) },
  )
}

/** A name that sorts by time, for a release that was given none. */
export const newReleaseName = (build: string, now: Date): string =>
  `${now.toISOString().replace(/[-:]|\.\d+/g, '')}-${build.slice(0, 8)}`
