import { CodedError, type Logger } from '@foyer/sdk'
import type { RootOptions } from 'react-dom/client'

type ErrorOptions = Required<Pick<RootOptions, 'onCaughtError' | 'onRecoverableError'>>

/** What becomes of the errors that React tells of, in place of its own words on the console. */
export const rootErrors = (logger: Logger): ErrorOptions => ({
  // The boundary has told whose fault it is, without the secrets that may be in the error itself (SE-04).
  onCaughtError() {},
  // The page was rendered anew, and is whole: a plugin that fails before hydration does this.
  onRecoverableError(cause) {
    logger.error(new CodedError('BO-HYDRATE', 'the page was not as its plugins render it', { cause }))
  },
})
