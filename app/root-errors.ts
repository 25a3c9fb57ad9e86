import { CodedError, type Logger } from '@foyer/sdk'
import type { RootOptions } from 'react-dom/client'

type ErrorOptions = Required<Pick<RootOptions, 'onCaughtError' | 'onRecoverableError' | 'onUncaughtError'>>

/**
 * Handles the errors that React reports, instead of its own messages on the console.
 *
 * @param onFailed React has removed everything from the page
 */
export const rootErrors = (logger: Logger, onFailed: () => void): ErrorOptions => ({
  // The boundary has reported the error and its plugin, without the secrets that the error may contain
  // (SE-04).
  onCaughtError() {},
  // The page was rendered again, and is complete: this happens when a plugin fails before hydration.
  onRecoverableError(cause) {
    logger.error(new CodedError('BO-HYDRATE', 'the page did not match what its plugins render', { cause }))
  },
  onUncaughtError(cause) {
    logger.error(
      new CodedError('BO-ROOT', `an error reached the root of the page: ${String(cause)}`, { cause }),
    )
    onFailed()
  },
})
