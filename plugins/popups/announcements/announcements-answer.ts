import * as v from 'valibot'
import type { Announcement } from './announcement.ts'
import { MAX_ANNOUNCEMENTS } from './constants.ts'

/** The readable items, and the paths of the errors: `value.2: execution`. */
export interface AnnouncementsAnswer {
  readonly items: readonly Announcement[]
  readonly refused: readonly string[]
}

const text = v.pipe(v.string(), v.trim())
const id = v.pipe(v.union([text, v.pipe(v.number(), v.transform(String))]), v.nonEmpty())

/** An item of the gateway, as the list and the pop-up have it (EN-19). One without a title has its content alone. */
const wireItem = v.pipe(
  v.object({
    id,
    title: v.fallback(v.optional(text, ''), ''),
    content: v.fallback(v.optional(text, ''), ''),
    promotionType: v.fallback(v.optional(v.union([text, v.pipe(v.number(), v.transform(String))]), ''), ''),
    execution: v.pipe(text, v.toUpperCase(), v.picklist(['A', 'B', 'F'])),
  }),
  v.check(({ title, content }) => title !== '' || content !== '', 'title and content are empty'),
)

/** The whole answer. An entry that is no item is dropped alone (EN-30), and so is a second one with an id. */
export const announcementsAnswer = v.pipe(
  v.object({ value: v.nullable(v.array(v.unknown())) }),
  v.transform(({ value }): AnnouncementsAnswer => {
    const items = new Map<string, Announcement>()
    const refused: string[] = []
    for (const [index, raw] of (value ?? []).entries()) {
      const read = v.safeParse(wireItem, raw)
      if (!read.success) {
        const [issue] = read.issues
        refused.push(
          `value.${index}: ${v.getDotPath(issue) ?? (issue.type === 'check' ? issue.message : 'not an object')}`,
        )
      } else if (items.has(read.output.id)) refused.push(`value.${index}: id`)
      else if (items.size < MAX_ANNOUNCEMENTS) items.set(read.output.id, read.output)
    }
    return { items: [...items.values()], refused }
  }),
)
