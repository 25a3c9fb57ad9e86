import type { Announcement } from './announcement.ts'
import { contentHash } from './content-hash.ts'

/** The items that the player has not seen as they are now. */
export const unreadOf = (items: readonly Announcement[], read: readonly string[]): readonly Announcement[] =>
  items.filter((item) => !read.includes(contentHash([item])))

/** The hashes to store once `seen` have been shown: those of items that are gone are dropped. */
export function readAfter(
  items: readonly Announcement[],
  read: readonly string[],
  seen: readonly Announcement[],
): readonly string[] {
  return items
    .filter((item) => seen.includes(item) || read.includes(contentHash([item])))
    .map((item) => contentHash([item]))
}
