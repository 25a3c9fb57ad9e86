/** Marks that are not seen: of the text's direction, without width, and a file's byte order mark. */
const MARKS = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * What a person typed or pasted, as it is seen: without marks that are not seen, which contacts and messengers put around what is
 * copied, with a plain space for each of another kind, and none around it. For every field that is judged or sent, but no password.
 */
export const plainText = (text: string): string => text.replace(MARKS, '').replace(/\s/g, ' ').trim()
