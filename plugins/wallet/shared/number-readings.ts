/** A number with a decimal separator. */
export interface DecimalReading {
  readonly separator: string
  /** Digits alone. */
  readonly whole: string
  /** Digits alone; may be empty. */
  readonly fraction: string
  /** Whether the whole part has separators of groups, so that the other separator can only be the decimal one. */
  readonly hasGroups: boolean
}

/** The ways in which a number's separators can be read. */
export interface NumberReadings {
  /** Its digits, where it is a whole number: with all separators between groups, or without any. */
  readonly whole: string | undefined
  /** With the last separator as the decimal one. */
  readonly decimal: DecimalReading | undefined
}

const GROUPS_OF_THREE = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$/
const INDIAN_GROUPS = /^[1-9]?\d([.,' ])(?:\d\d\1)+\d{3}$/

/** @param number Latin digits, and as separators point, comma, space, apostrophe (between groups) and `٫` (decimal) */
export function readingsOf(number: string, indianGroups: boolean): NumberReadings {
  const separator = number.replace(/\d/g, '').slice(-1)
  const whole = wholeOf(number, indianGroups)
  if (!/^[.,٫]$/.test(separator)) return { whole, decimal: undefined }
  const [before = '', fraction = '', ...more] = number.split(separator)
  const digits = before === '' ? '0' : wholeOf(before, indianGroups)
  const isDecimal = more.length === 0 && digits !== undefined
  return {
    whole,
    decimal: isDecimal ? { separator, whole: digits, fraction, hasGroups: digits !== before } : undefined,
  }
}

function wholeOf(text: string, indianGroups: boolean): string | undefined {
  const isWhole =
    /^\d+$/.test(text) || GROUPS_OF_THREE.test(text) || (indianGroups && INDIAN_GROUPS.test(text))
  return isWhole ? text.replace(/\D/g, '') : undefined
}
