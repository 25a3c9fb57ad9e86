import { join } from 'node:path'
import { CodedError } from '@foyer/sdk'
import { RELEASE_FILE, releaseFolder } from './layout.ts'
import { movePointer } from './move-pointer.ts'
import { prune } from './prune.ts'
import { readShards } from './read-releases.ts'
import { resolveHosts } from './resolve-hosts.ts'
import { type ReleaseRecord, type ShardRecord, shardName } from './served-merchant.ts'
import { writeWhole } from './write-file.ts'
import { writeShard } from './write-shard.ts'

/**
 * Completes a release of which every shard has been baked, makes it the one in use, and removes what is no
 * longer needed. Throws `RE-SHARDS`, `RE-MIXED` or `RE-HOST`, and leaves the release before it in use.
 */
export async function finishRelease(www: string, release: string, shards: number): Promise<ReleaseRecord> {
  const baked = readShards(www, release).filter((part) => part.shards === shards)
  const missing = Array.from({ length: shards }, (_, index) => index + 1)
    .filter((shard) => !baked.some((part) => part.shard === shard))
    .map((shard) => shardName(shard, shards))
  const [first] = baked
  if (first === undefined || missing.length > 0) throw new CodedError('RE-SHARDS', { release, missing })
  for (const differs of ['build', 'fleet'] as const)
    if (baked.some((part) => part[differs] !== first[differs]))
      throw new CodedError('RE-MIXED', { release, differs })
  const parts = resolveHosts(baked)
  checkHosts(parts)
  for (const part of parts) if (!baked.includes(part)) await writeShard(www, part)
  const merchants = parts.flatMap((part) => part.merchants)
  const record: ReleaseRecord = {
    release,
    build: first.build,
    completed: new Date().toISOString(),
    shards,
    merchants: merchants.length,
    builds: [...new Set([first.build, ...merchants.map(({ build }) => build)])],
  }
  await writeWhole(join(releaseFolder(www, release), RELEASE_FILE), JSON.stringify(record))
  movePointer(www, release)
  await prune(www)
  return record
}

/** nginx does not start with two merchants of one host. */
function checkHosts(parts: readonly ShardRecord[]): void {
  const owners = new Map<string, string>()
  for (const { id, hosts } of parts.flatMap(({ merchants }) => merchants))
    for (const host of hosts) {
      const owner = owners.get(host)
      if (owner !== undefined) throw new CodedError('RE-HOST', { host, merchants: [owner, id] })
      owners.set(host, id)
    }
}
