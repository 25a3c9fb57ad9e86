/**
 * "marketing and statistics", in a language.
 *
 * @param tag BCP 47
 */
export const listWords = (words: readonly string[], tag: string): string =>
  'ListFormat' in Intl ? new Intl.ListFormat(tag, { type: 'conjunction' }).format(words) : words.join(', ')
