import type { Announcement } from './announcement.ts'

/** The part of an item that a player reads: the rest may change unnoticed (ST-19). */
type Content = Pick<Announcement, 'title' | 'content'>

/** Two starts, so that two hashes of 32 bits make one of 64. */
const SEEDS = [0x811c9dc5, 0x9e3779b9] as const
const PRIME = 0x01000193

/**
 * A short text that stays the same for the same titles and contents in the same order, in every browser, and differs
 * where one of them does. No secret, and no protection: whoever can write announcements needs no collision.
 */
export function contentHash(list: readonly Content[]): string {
  // JSON marks where a text ends: `ab`, `c` differ from `a`, `bc`.
  const text = JSON.stringify(list.map(({ title, content }) => [title, content]))
  return SEEDS.map((seed) => hashOf(text, seed).toString(36)).join('-')
}

/** FNV-1a over the text's UTF-16 units, with a last mix so that its low bits differ as well. */
function hashOf(text: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    hash = Math.imul(hash ^ (unit & 0xff), PRIME)
    hash = Math.imul(hash ^ (unit >>> 8), PRIME)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
