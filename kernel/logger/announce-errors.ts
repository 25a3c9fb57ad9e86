import { errorLogged, type LoggedError } from '@foyer/sdk'
import type { Events } from '../events/events.ts'
import type { LogEntry, LoggerService } from './logger-service.ts'

/**
 * Sends `errorLogged` for every error with a code: for those that the log has stored since the page's start, then for each
 * later one.
 */
export function announceErrors(
  logger: Pick<LoggerService, 'entries' | 'onEntry'>,
  events: Pick<Events, 'emit'>,
): void {
  // The error of a subscriber is logged too: to announce it would call the subscriber again, without end.
  let announcing = false
  const announce = (entry: LogEntry): void => {
    const error = loggedError(entry)
    if (!error || announcing) return
    announcing = true
    try {
      events.emit(errorLogged, error)
    } finally {
      announcing = false
    }
  }
  logger.entries().forEach(announce)
  logger.onEntry = announce
}

/** The coded error of an entry, as `redact` describes it. */
function loggedError({ level, message }: LogEntry): LoggedError | undefined {
  if (level !== 'error' || typeof message !== 'object' || message === null) return undefined
  const { code, plugin, phase } = message as Readonly<Record<string, unknown>>
  if (typeof code !== 'string') return undefined
  return {
    code,
    ...(typeof plugin === 'string' && { plugin }),
    ...(typeof phase === 'string' && { phase }),
  }
}
