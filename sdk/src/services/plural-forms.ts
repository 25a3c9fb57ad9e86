/** i18next's plural suffixes, after `_`: languages differ in which of them they need. */
const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type PluralForm = (typeof PLURAL_FORMS)[number]

const SUFFIX = new RegExp(`_(?:${PLURAL_FORMS.join('|')})$`)

export const isPlural = (key: string): boolean => SUFFIX.test(key)
/** A key as code uses it: a plural without its form. */
export const baseKey = (key: string): string => key.replace(SUFFIX, '')
