import { formatPendingCauses, formatCauses, didYouMean } from './format-cause.ts'
import type { Explanation } from './explain.ts'
import { CODE_WORDS, type Words } from './words.ts'

/*
 * Formats reasons as short English sentences, for the merchant's console. Pure: data in, text out.
 */

const PHASES: Readonly<Record<string, string>> = {
  load: 'its code did not load',
  activate: 'it did not start',
  render: 'it could not be shown',
  event: 'it failed while handling an event',
  timer: 'it failed in a timer',
  intercept: 'it failed while looking at a call',
  dispose: 'it could not be stopped cleanly',
}
/** Where a call did not end in time, nothing was thrown. */
const TIMEOUTS: Readonly<Record<string, string>> = {
  load: 'its code did not load in time',
  activate: 'it did not start in time',
  dispose: 'it did not stop in time',
}
const failure = ({ error }: Explanation): string => {
  if (!error) return 'it failed'
  const { code, phase } = error
  const how = code === 'PL-TIMEOUT' ? TIMEOUTS[phase] : undefined
  return `${how ?? PHASES[phase] ?? 'it failed'} (${code})`
}
/** Why a plugin was stopped for the session. */
function stopped(first: Explanation): string {
  const { errorCount, error } = first
  // A call that timed out does not count as an error.
  if (error?.code === 'PL-TIMEOUT' && errorCount === 0) return `because ${failure(first)}`
  return errorCount > 0
    ? `after ${errorCount} ${errorCount === 1 ? 'error' : 'errors'}${error ? `; the last: ${failure(first)}` : ''}`
    : 'by hand'
}

function startsWhen(waitsFor: string | undefined, words: Words): string {
  if (waitsFor === 'idle') return 'once the page is idle'
  if (waitsFor === 'member') return 'once a player has logged in'
  if (waitsFor === 'start') return 'with the page'
  if (waitsFor?.startsWith('event ')) return words.firstEvent(waitsFor.slice('event '.length))
  return 'when it is needed'
}

/** Why a gate is off or pending, down the chain: `Tracking, which it requires, is off: the switch X is off`. */
function formatRootCause(chain: readonly Explanation[], words: Words): string {
  const [first, ...rest] = chain
  if (!first) return 'its reason is not known'
  const { own, causes, missing, quarantined, disabled, gate } = first
  if (quarantined) return `it was stopped ${stopped(first)}`
  if (disabled) return 'the merchant has disabled it'
  if (own === 'broken') return 'its condition is broken (PL-GATE)'
  if (own === 'off') return formatCauses(causes, words)
  const [lost] = missing
  if (gate === 'off' && lost) return `nobody provides ${lost.token}${didYouMean(lost.near)}`
  const [next] = rest
  if (next && next.gate === gate) {
    const how = next.quarantined ? 'is stopped' : gate === 'off' ? 'is off' : 'waits'
    return `${next.title}, which it requires, ${how}: ${formatRootCause(rest, words)}`
  }
  if (gate === 'pending' && first.waitsFor === 'fresh facts') return 'it reaches another host'
  return own === 'pending' ? `${formatPendingCauses(causes)} must arrive` : 'the site is being closed'
}

function formatPending(chain: readonly Explanation[], words: Words): string {
  const [first, next] = chain
  if (first?.waitsFor === 'fresh facts')
    return 'Waits for the gateway’s own status, because it reaches another host.'
  if (first?.own === 'pending') return `Waits for ${formatPendingCauses(first.causes)}.`
  if (next) return `Waits for ${next.title}, which it requires: ${formatRootCause(chain.slice(1), words)}.`
  return 'Waits for the other plugins to be known.'
}

/**
 * Why a plugin is in its state, in one or two sentences (KN-04).
 * @param chain from `explain`: the plugin first, then the plugins that keep it from running
 * @param words names of switches and settings
 */
export function formatExplanation(chain: readonly Explanation[], words: Words = CODE_WORDS): string {
  const [first, next] = chain
  if (!first) return 'No such plugin.'
  const { state, gate, quarantined, causes, waitsFor, error, blocked } = first
  if (quarantined) return `Stopped for this session ${stopped(first)}.`
  if (state === 'disposing') return 'It is being stopped.'
  if (gate === 'off') return `Off, because ${formatRootCause(chain, words)}.`
  if (gate === 'pending') return formatPending(chain, words)
  const on = causes.length > 0 ? `On, because ${formatCauses(causes, words)}.` : 'On.'
  if (state === 'active') return on
  if (state === 'failed') return `Failed: ${failure(first)}.${error?.remedy ? ` ${error.remedy}` : ''}`
  if (blocked && next)
    return `Cannot start: ${next.title}, which it requires, failed: ${failure(chain.at(-1) ?? next)}.`
  if (state === 'waiting' || state === 'activating') return `${on} Its code is starting.`
  return `${on} Its code starts ${startsWhen(waitsFor, words)}.`
}
