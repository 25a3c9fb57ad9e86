/** So many characters at the end of an obfuscated path are its key (EN-21). */
export const KEY_LENGTH = 8

/**
 * The parameter in which each vendor takes the visitor's name (EN-22), as far as it is known: AICAN's is not, so that its links
 * go without. COMM100 writes the field's name after `CUSTOM!`, and wants the `!` as it is.
 */
export const NAME_PARAMETERS: Readonly<Record<string, string>> = {
  LIVECHAT: 'name',
  COMM100: 'CUSTOM!username',
  COMM100VIP: 'CUSTOM!username',
  MIDUOKE: 'visitorname',
}
