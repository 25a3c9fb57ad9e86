/** ITU-T E.164: a plus, a country code that begins with no nought, 15 digits in all. */
const E164 = /^\+[1-9]\d{6,14}$/

/**
 * A number as the identity service takes it, of what a player typed: spaces, hyphens, dots and parentheses are dropped, and
 * the noughts that are dialled within a country only. `undefined` where that makes no number.
 */
export function e164(dialingCode: string, number: string): string | undefined {
  const [code, rest] = [dialingCode, number].map((text) => text.replace(/[\s().-]/g, ''))
  const whole = rest?.startsWith('+') ? rest : `+${code?.replace(/^\+?0*/, '')}${rest?.replace(/^0+/, '')}`
  return E164.test(whole) ? whole : undefined
}
