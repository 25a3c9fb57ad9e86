import { createHash } from 'node:crypto'
import { CodedError } from '@foyer/sdk'

/** One part of the merchants, counted from 1. */
export interface Shard {
  readonly shard: number
  readonly shards: number
}

export const WHOLE: Shard = { shard: 1, shards: 1 }

/** Reads `2/8`. Throws `BK-SHARD`. */
export function readShard(text: string): Shard {
  const [, part = '', of = ''] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []
  const [shard, shards] = [Number(part), Number(of)]
  if (shard < 1 || shard > shards) throw new CodedError('BK-SHARD', `${text} is no part such as 2/8`)
  return { shard, shards }
}

/**
 * Whether a merchant belongs to a shard. It depends on its id alone: every machine has the same answer, and a
 * new merchant moves no other.
 */
export const isInShard = (merchant: string, { shard, shards }: Shard): boolean =>
  createHash('sha256').update(merchant).digest().readUInt32BE(0) % shards === shard - 1

/** Digest of all merchants' ids: the shards of one release must agree on it. */
export const fleetDigest = (merchants: readonly string[]): string =>
  createHash('sha256')
    .update([...merchants].sort().join('\n'))
    .digest('hex')
    .slice(0, 16)
