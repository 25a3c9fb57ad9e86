/** One requirement of `clauses.md`. */
export interface Clause {
  /** `RT-01` */
  readonly id: string
  /** Marked (B): a person sees or does it, so its evidence must include a browser test. */
  readonly browser: boolean
  readonly text: string
}

const LINE = /^- `([A-Z]{2}-\d{2})` (\(B\) )?(.*)$/

/** Reads the clauses, in their order. Throws for a duplicate id, because a clause would shadow another. */
export function parseClauses(markdown: string): readonly Clause[] {
  const clauses = markdown.split('\n').flatMap((line) => {
    const [, id, browser, text] = LINE.exec(line) ?? []
    return id === undefined || text === undefined ? [] : [{ id, browser: browser !== undefined, text }]
  })
  const seen = new Set<string>()
  for (const { id } of clauses) {
    if (seen.has(id)) throw new Error(`clause ${id} stands twice`)
    seen.add(id)
  }
  return clauses
}

/** Ids in square brackets in a test's title: `[ST-06] …`, `[RT-01][RR-06] …`. */
export const idsIn = (title: string): readonly string[] =>
  [...title.matchAll(/\[([A-Z]{2}-\d{2})\]/g)].flatMap(([, id]) => (id === undefined ? [] : [id]))
