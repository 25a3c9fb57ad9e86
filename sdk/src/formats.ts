/** The site writes Latin digits in every language, as amounts of money do (VA-15). */
const inLatinDigits = (tag: string): string => (tag.includes('-u-') ? tag : `${tag}-u-nu-latn`)

/** Making a format costs a slow phone up to a tenth of a second. */
const formats = new Map<string, unknown>()

function remembered<Format, Options>(
  kind: new (tag: string, options?: Options) => Format,
  tag: string,
  options?: Options,
): Format {
  const key = `${kind.name} ${tag} ${JSON.stringify(options)}`
  let format = formats.get(key) as Format | undefined
  if (!format) formats.set(key, (format = new kind(tag, options)))
  return format
}

/**
 * The format of dates in a language, made once for equal options. Throws a RangeError for a time zone that the
 * browser does not know. A browser that writes no dates in the language (Chromium none in Khmer and Burmese) writes them in
 * numbers: its own words would be English.
 *
 * @param tag BCP 47 tag of the language: `i18n.tag()`
 * @example
 * dateFormat(i18n.tag(), { dateStyle: 'medium' }).format(reward.expiresAt)
 */
export const dateFormat = (tag: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
    ? remembered(Intl.DateTimeFormat, inLatinDigits(tag), options)
    : remembered(Intl.DateTimeFormat, 'en-GB', options && inNumbers(options))

const inNumbers = ({
  dateStyle,
  timeStyle,
  weekday: _weekday,
  month,
  ...parts
}: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions => ({
  ...parts,
  ...(dateStyle && { day: '2-digit', year: 'numeric' }),
  ...((dateStyle || month) && { month: '2-digit' }),
  ...(timeStyle && { hour: '2-digit', minute: '2-digit' }),
})

/** The format of numbers in a language, made once for equal options. Money has a format of its own in the wallet. */
export const numberFormat = (tag: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  remembered(Intl.NumberFormat, inLatinDigits(tag), options)
