/** What all sources know, as one record. A source that throws is left out. */
export function gathered<T extends object>(sources: readonly (() => T)[]): Partial<T> {
  const all: Partial<T> = {}
  for (const read of sources) {
    try {
      Object.assign(all, read())
    } catch {
      // The source's own plugin reports the error; the events are sent without what it knows.
    }
  }
  return all
}
