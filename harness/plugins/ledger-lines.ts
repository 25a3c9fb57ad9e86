import type { LedgerEntry } from '../../kernel/inspection/channel.ts'

/** What an entry is, by the method of the context that made it. */
const WORDS: Readonly<Record<string, string>> = {
  on: 'hears',
  contribute: 'adds to',
  intercept: 'looks at calls of the gateway',
  timeout: 'timer, once after',
  interval: 'timer, every',
  script: 'script',
  mount: 'node in the page:',
  global: 'global variable',
  defer: 'something to undo at its end',
}

/** The ledger in words, like entries counted: `hears session.ended (2)`. */
export function ledgerLines(ledger: readonly LedgerEntry[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { call, of } of ledger) {
    const line = `${WORDS[call] ?? call} ${of}`.trim()
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${count})`))
}
