import { CodedError } from '@foyer/sdk'
import { addToPool } from '../release/asset-pool.ts'
import { finishRelease } from '../release/finish-release.ts'
import { forEachOf } from '../release/for-each-of.ts'
import { isReleaseName } from '../release/layout.ts'
import { currentRelease, merchantsOf, readRelease } from '../release/read-releases.ts'
import type { ServedMerchant } from '../release/served-merchant.ts'
import { withdrawShard, writeShard } from '../release/write-shard.ts'
import { bakeMerchant, type MerchantSource } from './bake-merchant.ts'
import type { BakeSummary, MerchantOutcome } from './bake-summary.ts'
import { carryMerchant } from './carry-merchant.ts'
import { GatewayHealth } from './gateway-health.ts'
import { fleetDigest, isInShard, type Shard, WHOLE } from './shard.ts'
import { writeSharedFiles } from './shared-files.ts'
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
 * nothing changed, or where no merchant would be left. Throws `RE-NAME`, and `RE-USED` for a release that is complete.
 */
export async function bakeSite(request: BakeRequest): Promise<BakeSummary> {
  const { build, www, merchants, release, isCompressed, shard = WHOLE } = request
  if (!isReleaseName(release)) throw new CodedError('RE-NAME', { release })
  // Its pages may be in use: a release never changes once it is complete.
  if (readRelease(www, release)) throw new CodedError('RE-USED', { release })
  const current = currentRelease(www)
  const before = current === undefined ? new Map<string, ServedMerchant>() : merchantsOf(www, current)
  const isWhole = shard.shards === 1
  await withdrawShard(www, { ...shard, release })
  const ids = [...merchants.keys()].filter((id) => isInShard(id, shard)).sort()
  const outcomes = await bakeMerchants(ids, request, before, current)

  const dropped = [...before.keys()].filter((id) => !merchants.has(id))
  const summary: BakeSummary = { release: undefined, outcomes, dropped, isWhole }
  const isSame = dropped.length === 0 && [...outcomes.values()].every(({ kind }) => kind !== 'baked')
  const isEmpty = [...outcomes.values()].every(({ record }) => record === undefined)
  if (isWhole && (isSame || isEmpty)) return summary

  const records: ServedMerchant[] = []
  const carried: string[] = []
  for (const [id, { kind, record }] of outcomes) {
    if (record === undefined) continue
    records.push(record)
    if (kind === 'baked' || current === undefined) continue
    carried.push(id)
    await carryMerchant(www, current, release, id)
  }
  if (shard.shard === 1) {
    await addToPool(build.client, www, build.id, isCompressed)
    await writeSharedFiles(www, release)
  }
  await writeShard(www, {
    ...shard,
    release,
    build: build.id,
    fleet: fleetDigest([...merchants.keys()]),
    merchants: records,
    carried,
  })
  if (isWhole) await finishRelease(www, release, 1)
  return { ...summary, release }
}

/** What becomes of each merchant, in the order of their ids, however long each took: the same merchants make the same files. */
async function bakeMerchants(
  ids: readonly string[],
  request: BakeRequest,
  before: ReadonlyMap<string, ServedMerchant>,
  current: string | undefined,
): Promise<ReadonlyMap<string, MerchantOutcome>> {
  const { merchants, only } = request
  const health = new GatewayHealth()
  const outcomes = new Map<string, MerchantOutcome>()
  let open = ids
  do {
    const passedOver: string[] = []
    await forEachOf(open, AT_ONCE, async (id) => {
      const source = merchants.get(id)
      const last = before.get(id)
      if (only && !only.has(id)) return void outcomes.set(id, { kind: 'left', record: last })
      if (!source || 'refused' in source) {
        const reason = source?.refused ?? 'it is gone'
        return void outcomes.set(id, { kind: 'failed', record: last, reasons: [reason] })
      }
      if (last && !health.mayAsk()) return void passedOver.push(id)
      outcomes.set(id, await bakeMerchant({ ...request, id, source, last, current, health }))
    })
    open = passedOver
    // The gateway answered again: it was not down, or is not any more.
  } while (open.length > 0 && !health.isDown)
  const reasons = ['BK-GATEWAY the gateway does not answer']
  for (const id of open) outcomes.set(id, { kind: 'failed', record: before.get(id), reasons })
  return new Map([...outcomes].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A name that sorts by time, for a release that was given none. */
export const newReleaseName = (build: string, now: Date): string =>
  `${now.toISOString().replace(/[-:]|\.\d+/g, '')}-${build.slice(0, 8)}`
