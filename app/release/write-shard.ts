import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { merchantMaps } from '../document/nginx.ts'
import { releaseFolder } from './layout.ts'
import { type ShardRecord, shardName } from './served-merchant.ts'
import { writeWhole } from './write-file.ts'

type ShardOf = Pick<ShardRecord, 'release' | 'shard' | 'shards'>

const recordFile = (www: string, { release, shard, shards }: ShardOf): string =>
  join(releaseFolder(www, release), 'deploy', `merchants-${shardName(shard, shards)}.json`)

/** Writes what the servers must know of a shard's merchants: the record last, which says that the shard is there. */
export async function writeShard(www: string, record: ShardRecord): Promise<void> {
  const name = shardName(record.shard, record.shards)
  for (const [map, lines] of Object.entries(merchantMaps(record.merchants)))
    await writeWhole(join(releaseFolder(www, record.release), 'deploy', `${map}-${name}.map`), lines)
  await writeWhole(recordFile(www, record), JSON.stringify(record))
}

/** A shard that is baked anew is not there until it is baked: no release is finished with half of it. */
export const withdrawShard = (www: string, shard: ShardOf): Promise<void> =>
  rm(recordFile(www, shard), { force: true })
