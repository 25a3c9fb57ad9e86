import { rowsOf } from '@foyer/sdk'
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
    const refused: string[] = []
    const refuse = (index: number, field = 'not an object') => refused.push(`value.${index}: ${field}`)
    const buttons = rowsOf(wireButton, value, refuse, MAX_BUTTONS).map((row): ActivityButton => {
      const { title, icon: image, promoAnnouncementCategoryIds: categories, ...rest } = row
      return { ...rest, title: cut(title), image, categories }
    })
    return { buttons, refused }
  }),
)

function cut(title: string): string {
  const letters = [...title]
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH - 1).join('')}…` : title
}
