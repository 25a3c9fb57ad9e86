/**
 * The parameter in which each vendor's link takes the visitor's name (EN-22). AICAN's is unknown: its links carry no name
 * until the merchant sets one. COMM100 expects the field's name after `CUSTOM!`, with the `!` not encoded.
 */
export const NAME_PARAMETERS = {
  LIVECHAT: 'name',
  COMM100: 'CUSTOM!username',
  COMM100VIP: 'CUSTOM!username',
  MIDUOKE: 'visitorname',
  AICAN: '',
} as const satisfies Readonly<Record<string, string>>
