import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { releaseFolder } from './layout.ts'
import { type ServedMerchant, type ShardRecord, shardName } from './served-merchant.ts'

/** A folder for a test; `close` removes it. */
export function temporaryFolder(): { readonly path: string; close(): void } {
  const path = mkdtempSync(join(tmpdir(), 'foyer-release-'))
  return { path, close: () => rmSync(path, { recursive: true, force: true }) }
}

export function put(folder: string, file: string, content: string): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

export const served = (id: string, merchant: Partial<ServedMerchant> = {}): ServedMerchant => ({
  id,
  hosts: [`${id}.example`],
  languages: ['EN'],
  defaultLanguage: 'EN',
  screens: [],
  policy: "default-src 'self'",
  build: 'b1',
  inputs: 'i1',
  ...merchant,
})

/** Puts a baked shard into a release, as the bake does. */
export function putShard(
  www: string,
  release: string,
  {
    shard = 1,
    shards = 1,
    merchants = [served('lotus')],
    build = 'b1',
    fleet = 'f1',
    carried = [],
  }: Partial<ShardRecord> = {},
): void {
  const record: ShardRecord = { release, shard, shards, build, fleet, merchants, carried }
  put(
    releaseFolder(www, release),
    `deploy/merchants-${shardName(shard, shards)}.json`,
    JSON.stringify(record),
  )
}
