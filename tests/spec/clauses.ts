/** A statement of a clause that holds several, or a clause that is one statement. */
export interface Statement {
  /** `RT-01`, or `RT-01a` for a part. */
  readonly id: string
  /** Marked (B): a person sees or does it, so its evidence must include a browser test. */
  readonly browser: boolean
  readonly text: string
}

/** One requirement of `clauses.md`. */
export interface Clause extends Statement {
  /** Its statements, where it was split: it is held when each of them is. */
  readonly parts: readonly Statement[]
}

const LINE = /^ *- `([A-Z]{2}-\d{2})([a-z])?` (\(B\) )?(.*)$/

/**
 * Reads the clauses and their lettered parts, in their order. Throws for a duplicate id, because a clause would shadow
 * another, and for a part that does not stand below its clause, in the order of the letters.
 */
export function parseClauses(markdown: string): readonly Clause[] {
  const clauses: (Statement & { readonly parts: Statement[] })[] = []
  const seen = new Set<string>()
  for (const line of markdown.split('\n')) {
    const [, id, letter, browser, text] = LINE.exec(line) ?? []
    if (id === undefined || text === undefined) continue
    const statement = { id: id + (letter ?? ''), browser: browser !== undefined, text }
    if (seen.has(statement.id)) throw new Error(`clause ${statement.id} stands twice`)
    seen.add(statement.id)
    if (letter === undefined) clauses.push({ ...statement, parts: [] })
    else {
      const clause = clauses.at(-1)
      if (clause?.id !== id || letter !== String.fromCodePoint(A + clause.parts.length))
        throw new Error(`part ${statement.id} does not follow its clause, or the part before it`)
      clause.parts.push(statement)
    }
  }
  return clauses
}

const A = 'a'.codePointAt(0) ?? 0

/** Ids in square brackets in a test's title: `[ST-06] …`, `[RT-01][RR-06b] …`. */
export const idsIn = (title: string): readonly string[] =>
  [...title.matchAll(/\[([A-Z]{2}-\d{2}[a-z]?)\]/g)].flatMap(([, id]) => (id === undefined ? [] : [id]))
