/** Whether every word of a search is in one of the texts, in upper or lower case; a word after `-` is in none. */
export function matchText(search: string, texts: readonly string[]): boolean {
  const all = texts.join('\n').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) =>
      word.startsWith('-') && word.length > 1 ? !all.includes(word.slice(1)) : all.includes(word),
    )
}
