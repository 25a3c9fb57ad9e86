/** What a style sheet opens and does not close. */
export interface Unclosed {
  /** A brace, bracket or parenthesis, a quote, or the start of a comment. */
  readonly opened: string
  /** Counted from 1. */
  readonly line: number
}

/** Everything that has to be left alone: comments, texts and escaped characters, closed or not. */
const TOKEN =
  /\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/)?|"(?:[^"\\\n]|\\[\s\S])*["\n]?|'(?:[^'\\\n]|\\[\s\S])*['\n]?|\\[\s\S]|[{}()[\]]/g
const PAIRS: Readonly<Record<string, string>> = { '}': '{', ')': '(', ']': '[' }

/**
 * The first thing that a style sheet opens and never closes. Browsers and parsers close it at the end of the file, and so
 * take all that follows for a part of it.
 */
export function unclosed(css: string): Unclosed | undefined {
  const open: { readonly opened: string; readonly at: number }[] = []
  const found = (opened: string, at: number): Unclosed => ({
    opened,
    line: css.slice(0, at).split('\n').length,
  })
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token.startsWith('/*')) {
      if (token.length < 4 || !token.endsWith('*/')) return found('/*', index)
    } else if (token.startsWith('"') || token.startsWith("'")) {
      const [quote = ''] = token
      if (token.length < 2 || !token.endsWith(quote)) return found(quote, index)
    } else if ('{(['.includes(token)) open.push({ opened: token, at: index })
    else if (token in PAIRS) {
      const last = open.pop()
      if (last && last.opened !== PAIRS[token]) return found(last.opened, last.at)
    }
  }
  const [first] = open
  return first && found(first.opened, first.at)
}
