import { failureKind } from '@foyer/sdk'

/** Failures of which the site knows by itself: of the network and of the session. */
const SILENT: readonly string[] = ['aborted', 'offline', 'network', 'timeout', 'guest', 'session-gone']

/** Whether a call that nobody waits for may fail without an entry in the log. */
export const isSilentFailure = (error: unknown): boolean => SILENT.includes(failureKind(error))
