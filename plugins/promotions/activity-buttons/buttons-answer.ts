import * as v from 'valibot'
import type { ActivityButton } from './activity-button.ts'
import { MAX_ADDRESS_LENGTH, MAX_BUTTONS, TITLE_LENGTH } from './constants.ts'

/** The readable buttons, and the paths of the errors: `value.2: action`. */
export interface ButtonsAnswer {
  readonly buttons: readonly ActivityButton[]
  readonly refused: readonly string[]
}

const text = v.fallback(v.optional(v.pipe(v.string(), v.trim()), ''), '')
const address = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_ADDRESS_LENGTH)), ''), '')
/** The gateway sends ids as text or as numbers. */
const ids = v.fallback(
  v.optional(
    v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w.-]{1,64}$/))),
    [],
  ),
  [],
)

/** Only the action is required (EN-30). */
const wireButton = v.object({
  action: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^\w{1,64}$/)),
  title: text,
  icon: address,
  redirect: address,
  externalLink: address,
  promoAnnouncementCategoryIds: ids,
})

/** The whole answer. An entry that is no button is dropped alone (EN-30). */
export const buttonsAnswer = v.pipe(
  v.object({ value: v.array(v.unknown()) }),
  v.transform(({ value }): ButtonsAnswer => {
    const buttons: ActivityButton[] = []
    const refused: string[] = []
    for (const [index, raw] of value.entries()) {
      if (buttons.length === MAX_BUTTONS) break
      const read = v.safeParse(wireButton, raw)
      if (!read.success) {
        refused.push(`value.${index}: ${v.getDotPath(read.issues[0]) ?? 'not an object'}`)
        continue
      }
      const { action, title, icon: image, redirect, externalLink, promoAnnouncementCategoryIds } = read.output
      buttons.push({
        action,
        title: cut(title),
        image,
        redirect,
        externalLink,
        categories: promoAnnouncementCategoryIds,
      })
    }
    return { buttons, refused }
  }),
)

function cut(title: string): string {
  const letters = [...title]
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH - 1).join('')}…` : title
}
