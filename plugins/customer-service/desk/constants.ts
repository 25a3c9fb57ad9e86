/** Length in characters of the key at the end of an obfuscated path (EN-21). */
export const KEY_LENGTH = 8

/**
 * The parameter in which each vendor takes the visitor's name (EN-22). AICAN's is unknown, so its links carry no name.
 * COMM100 expects the field's name after `CUSTOM!`, with the `!` not encoded.
 */
export const NAME_PARAMETERS: Readonly<Record<string, string>> = {
  LIVECHAT: 'name',
  COMM100: 'CUSTOM!username',
  COMM100VIP: 'CUSTOM!username',
  MIDUOKE: 'visitorname',
}
