/** Marks that are not seen: of the text's direction, without width, and a file's byte order mark. */
const MARKS = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** A text without marks that are not seen, and with a plain space for each of another kind. */
export const plainText = (text: string): string => text.replace(MARKS, '').replace(/\s/g, ' ').trim()
