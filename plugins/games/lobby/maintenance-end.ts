/** The last moment that a date of this language has. */
const LATEST_MS = 8.64e15

/** What a game or a vendor of an answer says about its maintenance. *Assumed*: the specification shows neither field. */
interface WireMaintenance {
  /** `true`, or as gateways write it: 1, `1`, `true`. */
  readonly maintenance?: unknown
  /** Epoch milliseconds, as a number or as text. */
  readonly maintenanceEnd?: unknown
}

/**
 * Until when a game or vendor is under maintenance: epoch milliseconds; 0 where it is, and no end is named; `undefined` where
 * it is not. An end alone says that it is: one that has passed closes nothing.
 */
export function readMaintenance({ maintenance, maintenanceEnd }: WireMaintenance): number | undefined {
  const closed = typeof maintenance === 'string' ? maintenance.trim().toLowerCase() : maintenance
  if (closed === false || closed === 0 || closed === 'false' || closed === '0') return undefined
  const text = typeof maintenanceEnd === 'string' ? maintenanceEnd.trim() : maintenanceEnd
  const end = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : text
  if (typeof end === 'number' && Number.isFinite(end) && end > 0 && end < LATEST_MS) return end
  return closed === true || closed === 1 || closed === 'true' || closed === '1' ? 0 : undefined
}

/** The later of two ends, where 0 is the latest: nobody knows when. */
export function laterEnd(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return one === 0 || other === 0 ? 0 : Math.max(one, other)
}
