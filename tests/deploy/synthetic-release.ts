import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeSharedFiles } from '../../app/bake/shared-files.ts'
import { finishRelease } from '../../app/release/finish-release.ts'
import { writeShard } from '../../app/release/write-shard.ts'
import type { ServedMerchant } from '../../app/release/served-merchant.ts'

interface Options {
  readonly merchants: number
  /** Hosts of each. */
  readonly hosts: number
  /** Length of each host's name. */
  readonly hostLength: number
  readonly policy: string
}

/** The name of a merchant's host, as long as it is asked to be. */
export function hostName(merchant: number, host: number, length: number): string {
  const end = `.m${merchant}h${host}.example`
  // A label has at most 63 characters.
  let name = ''
  while (name.length + end.length < length)
    name += name.length % 64 === 63 ? '.' : String.fromCharCode(97 + (name.length % 26))
  return name.replace(/\.$/, 'x') + end
}

/**
 * A complete release of merchants that differ in name only, with the maps that the bake makes for nginx, and one page each,
 * which is the same file: what nginx needs memory for.
 */
export async function syntheticRelease(
  www: string,
  { merchants, hosts, hostLength, policy }: Options,
): Promise<void> {
  const release = `synthetic-${merchants}`
  const records = Array.from({ length: merchants }, (_, index): ServedMerchant => ({
    id: `merchant${index}`,
    hosts: Array.from({ length: hosts }, (_, host) => hostName(index, host, hostLength)),
    languages: ['VI', 'EN', 'CN'],
    defaultLanguage: 'VI',
    screens: [],
    policy,
    build: 'synthetic',
    inputs: '',
  })) // prettier-ignore
  await writeSharedFiles(www, release)
  await writeShard(www, {
    release,
    shard: 1,
    shards: 1,
    build: 'synthetic',
    fleet: '',
    merchants: records,
    carried: [],
  })
  const pages = join(www, 'releases', release, 'site')
  mkdirSync(join(pages, 'merchant0/VI'), { recursive: true })
  writeFileSync(
    join(pages, 'merchant0/VI/home.html'),
    `<!doctype html><title>Home</title>${'x'.repeat(13_000)}`,
  )
  for (let index = 1; index < merchants; index++) symlinkSync('merchant0', join(pages, `merchant${index}`))
  await finishRelease(www, release, 1)
}
