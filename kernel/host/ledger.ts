import type { Disposer } from '@foyer/sdk'

/** One recorded effect, linked to its neighbours, so that taking any out is O(1) and leaves nothing behind. */
export interface Entry {
  /** The ledger that it stands in; none once it is undone, or about to be. */
  ledger: Ledger | undefined
  before: Entry | undefined
  after: Entry | undefined
  undo(): void | PromiseLike<void>
}
/** What one activation of a plugin has done, in order (KN-02): whoever holds the youngest entry. */
export interface Ledger {
  last: Entry | undefined
}

/** Any effect that a function undoes. */
export class Effect implements Entry {
  ledger: Ledger | undefined
  before: Entry | undefined
  after: Entry | undefined
  readonly undo: Disposer

  constructor(undo: Disposer) {
    this.undo = undo
  }
}

/** Records an effect. The disposer it returns undoes it once: now, or not at all where the ledger was reversed earlier. */
export function enter(ledger: Ledger, entry: Entry): Disposer {
  const before = ledger.last
  entry.ledger = ledger
  entry.before = before
  if (before) before.after = entry
  ledger.last = entry
  return () => {
    if (leave(entry)) return entry.undo()
  }
}

/** Takes an entry out; false where it is out already. */
export function leave(entry: Entry): boolean {
  const { ledger, before, after } = entry
  if (!ledger) return false
  entry.ledger = entry.before = entry.after = undefined
  if (before) before.after = after
  if (after) after.before = before
  else ledger.last = before
  return true
}
