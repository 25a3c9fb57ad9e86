/** Minimum length, in characters; a shorter message is not useful. */
export const MESSAGE_MIN = 10
/** Maximum length that the gateway accepts, in characters. */
export const MESSAGE_MAX = 500
export const CONTACT_MAX = 100

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

export const FIELDS = ['category', 'message', 'contact'] as const
/** Errors by field, as keys of texts. */
export type Errors = {
  readonly [field in keyof Draft]?: 'error_category' | 'error_message' | 'error_short' | 'error_long'
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

/** Whether a stored draft can be restored: its category is one of the form's. */
export const isDraft = ({ category }: Draft): boolean =>
  category === '' || CATEGORIES.some((each) => each === category)
