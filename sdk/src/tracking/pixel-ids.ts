/**
 * The pattern of a setting with one id or several of a vendor, separated by commas, or none.
 *
 * @param id - source of the pattern of one id
 * @example
 * pixelId: v.optional(v.pipe(v.string(), v.regex(pixelIdsPattern(String.raw`\d{5,20}`))), '')
 */
export const pixelIdsPattern = (id: string): RegExp => new RegExp(`^(?:(?:${id})(?: ?, ?(?:${id}))*)?$`)

/** The ids in such a setting, in order, each once: `'1, 2'` is `['1', '2']`, and the empty text none. */
export const pixelIds = (setting: string): readonly string[] => [
  ...new Set(
    setting
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
]
