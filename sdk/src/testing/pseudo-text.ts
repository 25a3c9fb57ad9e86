import type { Texts } from '../language.ts'

/** What is not text and stays unchanged: the placeholder of a value, an HTML tag, an entity. */
const MARKUP = /(\{\{[^{}]*\}\}|<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);)/i
const LETTER = /\p{L}/u
const WORD = /[\p{L}\p{M}]+/gu

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçđéƒĝĥíĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'
const ACCENTS = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]))

/** How much longer than English other languages are: letters added for each letter. */
const EXTRA = 0.35
/** Right-to-left override, and its end: the word between them is shown mirrored. */
const [MIRROR, MIRROR_END] = ['\u202e', '\u202c']

/** How texts are changed: `accented`, or the same and shown from right to left. */
export type PseudoKind = 'accented' | 'mirrored'

/**
 * A text in a readable pseudo-language: a third longer, with accents, in brackets. Text without brackets on a
 * screen is not translatable; text that is cut off has too little room. Placeholders (`{{name}}`), tags and
 * entities stay unchanged.
 *
 * @example pseudoText('Log in, {{name}}') // '[Ļöög íñ, {{name}}]'
 */
export function pseudoText(text: string, kind: PseudoKind = 'accented'): string {
  if (text === '') return ''
  const parts = text.split(MARKUP).map((part, at) => (at % 2 === 1 ? part : lengthen(part)))
  if (kind === 'accented') return `[${parts.join('')}]`
  const mirrored = parts.map((part, at) =>
    at % 2 === 1 ? part : part.replace(WORD, (word) => `${MIRROR}${word}${MIRROR_END}`),
  )
  return `[${mirrored.join('')}]`
}

/** Every text of a table, under its own key. */
export const pseudoTexts = (texts: Texts, kind?: PseudoKind): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text, kind)]))

function lengthen(part: string): string {
  // Even the shortest text grows by one letter.
  let owed = 1 - EXTRA
  let long = ''
  for (const letter of part) {
    const accented = ACCENTS.get(letter) ?? letter
    long += accented
    if (!LETTER.test(letter)) continue
    owed += EXTRA
    if (owed < 1) continue
    owed -= 1
    long += accented
  }
  return long
}
