import type { PopUpAnswer } from '../../plugins/popups/contract.ts'

/** One thing that a player meets on the home screen without asking for it. */
export interface TimelineRow {
  readonly key: string
  /** Where on the line it begins: 0 to 1. */
  readonly start: number
  readonly shown: boolean
  /** `1 s, after 'news' is closed`; `20 s: not, hidden today`. */
  readonly text: string
}

/** The line is at least so long, in milliseconds, so that a short visit is not drawn as a long one. */
const LINE_MIN_MS = 10_000

/**
 * What a visit meets, by time. Two pop-ups are never open at once (OV-30): one that is due while an earlier one may still
 * be open names it.
 *
 * @param banner whether the site asks for consent, which it does at once and beside the pop-ups (TR-19)
 */
export function popUpTimeline(answers: readonly PopUpAnswer[], banner: boolean): readonly TimelineRow[] {
  const sorted = [...answers].sort((one, other) => one.delayMs - other.delayMs)
  const lineMs = Math.max(LINE_MIN_MS, ...sorted.map(({ delayMs }) => delayMs))
  const rows: TimelineRow[] = banner
    ? [{ key: 'consent', start: 0, shown: true, text: '0 s, a banner beside the page' }]
    : []
  let before: string | undefined
  for (const { key, delayMs, decision, reason } of sorted) {
    const at = `${delayMs / 1_000} s`
    const shown = decision === 'show'
    const after = before === undefined ? '' : `, after '${before}' is closed`
    const why = reason === undefined ? '' : `: ${reason}`
    const text = shown ? `${at}${after}${why}` : `${at}: not, ${reason ?? decision}`
    rows.push({ key, start: delayMs / lineMs, shown, text })
    if (shown) before = key
  }
  return rows
}
