import { defineStorageKey } from '@foyer/sdk'
import * as v from 'valibot'
import { CONTACT_MAX, MESSAGE_MAX, MESSAGE_MIN } from './constants.ts'

export const CATEGORIES = ['idea', 'game', 'payment', 'account', 'other'] as const
export type Category = (typeof CATEGORIES)[number]

/** The form's input so far. */
export interface Draft {
  readonly category: Category | ''
  readonly message: string
  /** The player's contact address; may be empty. */
  readonly contact: string
}
export const EMPTY: Draft = { category: '', message: '', contact: '' }

export type Field = keyof Draft
/** Errors by field, as keys of texts. */
export type Errors = {
  readonly [field in Field]?: 'error_category' | 'error_message' | 'error_short' | 'error_long'
}

/** Trims every field. */
export const normalizeDraft = ({ category, message, contact }: Draft): Draft => ({
  category,
  message: message.trim(),
  contact: contact.trim(),
})

/** The errors of a normalized draft; empty if it may be sent. */
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

/** An unsent draft, for its member only, so that no text is lost by a reload or an expired login. */
export const DRAFT = defineStorageKey<{ readonly member: string; readonly draft: Draft }>({
  name: 'site.feedback.draft',
  area: 'session',
  parse: (value) => {
    const result = v.safeParse(stored, value)
    return result.success ? result.output : undefined
  },
})
