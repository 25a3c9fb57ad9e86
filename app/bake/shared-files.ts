import { join } from 'node:path'
import { nginxHeaderMaps, nginxHeaders } from '../document/nginx-headers.ts'
import { merchantMaps } from '../document/nginx.ts'
import { releaseFolder } from '../release/layout.ts'
import { type ShardRecord, shardName } from '../release/served-merchant.ts'
import { writeWhole } from '../release/write-file.ts'

/** Writes what a release has once, whoever its merchants are. */
export async function writeSharedFiles(www: string, release: string): Promise<void> {
  const deploy = join(releaseFolder(www, release), 'deploy')
  await writeWhole(join(deploy, 'release.map'), `default ${release};\n`)
  await writeWhole(join(deploy, 'header-maps.conf'), nginxHeaderMaps())
  await writeWhole(join(deploy, 'headers.conf'), nginxHeaders())
}

/** Writes what the servers must know of a shard's merchants: the record last, which says that the shard is there. */
export async function writeShard(www: string, record: ShardRecord): Promise<void> {
  const deploy = join(releaseFolder(www, record.release), 'deploy')
  const name = shardName(record.shard, record.shards)
  for (const [map, lines] of Object.entries(merchantMaps(record.merchants)))
    await writeWhole(join(deploy, `${map}-${name}.map`), lines)
  await writeWhole(join(deploy, `merchants-${name}.json`), JSON.stringify(record))
}
