import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { merchantMaps } from '../document/nginx.ts'
import { nginxHeaderMaps, nginxHeaders } from '../document/nginx-headers.ts'
import { whileLocked } from '../release/lock.ts'
import {
  currentRelease,
  movePointer,
  prune,
  readRelease,
  releaseFolder,
  type ReleaseRecord,
  type ServedMerchant,
} from '../release/releases.ts'
import { bakeMerchant, type MerchantSource } from './bake-merchant.ts'
import type { BakeSummary, MerchantOutcome } from './bake-summary.ts'
import type { SiteBuild } from './site-build.ts'
import { writeAssets } from './write-assets.ts'

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
  readonly isCompressed: boolean
}

/**
 * Bakes merchants into a new release, whole and beside the one in use, and makes it the one in use when all of it is there. A
 * merchant that cannot be baked keeps the pages that it has; one that is gone is dropped. Nothing is made where no merchant could be
 * baked. One bake runs at a time: throws `RE-LOCKED`.
 */
export const bakeSite = (request: BakeRequest): Promise<BakeSummary> =>
  whileLocked(request.www, () => makeRelease(request))

async function makeRelease(request: BakeRequest): Promise<BakeSummary> {
  const { build, www, merchants } = request
  const current = currentRelease(www)
  const record = current === undefined ? undefined : readRelease(www, current)
  const before = record && { record, folder: releaseFolder(www, record.release) }
  const release = newReleaseName(build.id, new Date())
  const folder = releaseFolder(www, release)
  // Of a bake that was killed.
  prune(www)
  await mkdir(folder, { recursive: true })

  const outcomes = await bakeMerchants(request, folder, record)
  const dropped = (record?.merchants ?? []).map(({ id }) => id).filter((id) => !merchants.has(id))
  const served = servedMerchants(outcomes)
  const isSame = dropped.length === 0 && [...outcomes.values()].every(({ kind }) => kind !== 'baked')
  if (isSame || served.length === 0) {
    await rm(folder, { recursive: true })
    return { release: undefined, outcomes, dropped }
  }
  for (const [id, { kind, record: kept }] of outcomes)
    if (kept && before && kind !== 'baked')
      for (const part of ['site', 'brand'])
        await cp(join(before.folder, part, id), join(folder, part, id), {
          recursive: true,
          preserveTimestamps: true,
        })
  const needed = new Set(served.map((merchant) => merchant.build))
  const builds = await writeAssets(build.client, build.id, folder, before, needed)
  await writeServerFiles(join(folder, 'deploy'), release, served)
  const complete: ReleaseRecord = {
    release,
    build: build.id,
    completed: new Date().toISOString(),
    merchants: served,
    builds,
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify(complete))
  movePointer(www, release)
  prune(www)
  return { release, outcomes, dropped }
}

/** What becomes of each merchant, in the order of their ids. */
async function bakeMerchants(
  request: BakeRequest,
  folder: string,
  before: ReleaseRecord | undefined,
): Promise<ReadonlyMap<string, MerchantOutcome>> {
  const { merchants, only } = request
  const last = new Map(before?.merchants.map((merchant) => [merchant.id, merchant]))
  const bake = async (id: string): Promise<MerchantOutcome> => {
    const source = merchants.get(id)
    if (only && !only.has(id)) return { kind: 'left', record: last.get(id) }
    if (!source || 'refused' in source)
      return { kind: 'failed', record: last.get(id), reasons: [source?.refused ?? 'it is gone'] }
    return bakeMerchant({ ...request, folder, id, source, last: last.get(id) })
  }
  const ids = [...merchants.keys()].sort()
  const outcomes = new Map<string, MerchantOutcome>()
  for (let at = 0; at < ids.length; at += AT_ONCE)
    for (const [id, outcome] of await Promise.all(
      ids.slice(at, at + AT_ONCE).map(async (id) => [id, await bake(id)] as const),
    ))
      outcomes.set(id, outcome)
  return outcomes
}

/**
 * The merchants that have pages. One that keeps those of before gives up a host that another's profile has now: nginx takes each
 * host once.
 */
function servedMerchants(outcomes: ReadonlyMap<string, MerchantOutcome>): readonly ServedMerchant[] {
  const all = [...outcomes.values()]
  const claimed = new Set(all.flatMap(({ kind, record }) => (kind === 'baked' ? record.hosts : [])))
  return all.flatMap(({ kind, record }) => {
    if (!record || kind === 'baked') return record ?? []
    return { ...record, hosts: record.hosts.filter((host) => !claimed.has(host)) }
  })
}

/** Writes what nginx includes of a release: `app/deploy/site.conf` names each file. */
async function writeServerFiles(
  folder: string,
  release: string,
  merchants: readonly ServedMerchant[],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const maps = Object.entries(merchantMaps(merchants)).map(([map, lines]) => [`${map}.map`, lines] as const)
  for (const [file, content] of [
    ...maps,
    ['release.map', `default ${release};\n`],
    ['header-maps.conf', nginxHeaderMaps()],
    ['headers.conf', nginxHeaders()],
  ] as const)
    await writeFile(join(folder, file), content)
}

/** A name that sorts by time. */
export const newReleaseName = (build: string, now: Date): string =>
  `${now.toISOString().replace(/[-:.]/g, '')}-${build.slice(0, 8)}`
