import { defineStorageKey } from '@foyer/sdk'
import * as v from 'valibot'
import { CONTACT_MAX, MESSAGE_MAX, MESSAGE_MIN } from './constants.ts'

export const CATEGORIES = ['idea', 'game', 'payment', 'account', 'other'] as const
export type Category = (typeof CATEGORIES)[number]

/** What a player has typed so far. */
export interface Draft {
  readonly category: Category | ''
  readonly message: string
  /** How to be reached; may be empty. */
  readonly contact: string
}
export const EMPTY: Draft = { category: '', message: '', contact: '' }

export type Field = keyof Draft
/** What is wrong with a field: keys of texts. */
export type Errors = {
  readonly [field in Field]?: 'error_category' | 'error_message' | 'error_short' | 'error_long'
}

/** Without blanks around what was typed. */
export const normalizeDraft = ({ category, message, contact }: Draft): Draft => ({
  category,
  message: message.trim(),
  contact: contact.trim(),
})

/** What keeps a tidy draft from being sent; nothing: it may go. */
export function checkDraft({ category, message, contact }: Draft): Errors {
  const { length } = message
  return {
    ...(category === '' && { category: 'error_category' }),
    ...(length === 0
      ? { message: 'error_message' }
      : length < MESSAGE_MIN
        ? { message: 'error_short' }
        : length > MESSAGE_MAX && { message: 'error_long' }),
    ...(contact.length > CONTACT_MAX && { contact: 'error_long' }),
  }
}

const stored = v.object({
  member: v.string(),
  draft: v.object({
    category: v.picklist(['', ...CATEGORIES]),
    message: v.pipe(v.string(), v.maxLength(2 * MESSAGE_MAX)),
    contact: v.pipe(v.string(), v.maxLength(2 * CONTACT_MAX)),
  }),
})

/** A draft that was not sent, for its member only: a log-in that expired, or a reload, costs no text. */
export const DRAFT = defineStorageKey<{ readonly member: string; readonly draft: Draft }>({
  name: 'site.feedback.draft',
  area: 'session',
  parse: (value) => {
    const result = v.safeParse(stored, value)
    return result.success ? result.output : undefined
  },
})
