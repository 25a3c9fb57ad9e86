/** A text between tags. */
export const text = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** A text in an attribute between double quotes. */
export const attribute = (value: string): string => text(value).replaceAll('"', '&quot;')
