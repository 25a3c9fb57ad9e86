import type { Disposer } from '@foyer/sdk'

/** One recorded effect, linked to its neighbours, so that taking any out is O(1) and leaves nothing behind. */
interface Entry {
  undo: Disposer | undefined
  before: Entry | undefined
  after: Entry | undefined
}

/** What one activation of a plugin has done, in order (KN-02). */
export class Ledger {
  last: Entry | undefined = undefined

  /** Records `undo`. The disposer it returns runs it once: now, or not at all where `pop` was earlier. */
  add(undo: Disposer): Disposer {
    const entry: Entry = { undo, before: this.last, after: undefined }
    if (this.last) this.last.after = entry
    this.last = entry
    return () => take(this, entry)?.()
  }
  /** Takes the youngest entry out; `undefined` where nothing is left. */
  pop(): Disposer | undefined {
    return this.last && take(this, this.last)
  }
}

function take(ledger: Ledger, entry: Entry): Disposer | undefined {
  const { undo, before, after } = entry
  if (!undo) return undefined
  entry.undo = entry.before = entry.after = undefined
  if (before) before.after = after
  if (after) after.before = before
  else ledger.last = before
  return undo
}
