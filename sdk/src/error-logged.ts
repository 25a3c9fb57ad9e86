import { defineEvent } from './event.ts'

/** A coded error that the site's log has got, without its text, which may contain what a player typed. */
export interface LoggedError {
  readonly code: string
  /** Id of the plugin whose error it is; absent for an error of the site itself. */
  readonly plugin?: string
  /** What the plugin was doing. */
  readonly phase?: string
}

/**
 * An error with a code was logged, of the site or of a plugin. Buffered: the first subscriber also gets the errors of the
 * page's start, the latest 100. An error that is logged while subscribers are being called is not sent to them.
 *
 * @experimental `site.reports` is its only subscriber.
 */
export const errorLogged = defineEvent<LoggedError>({ id: 'kernel.error-logged', keep: true })
