import {
  type CaptchaEvents,
  CaptchaError,
  CodedError,
  type CaptchaWidget,
  type Disposer,
  HttpError,
} from '@foyer/sdk'
import { RESOURCE_FAILED, SCRIPT_FAILED, START_DEADLINE_MS } from './constants.ts'

/** Loads everything anew from the network and returns a box that is ready. The signal removes what it has added. */
export type StartWidget = (signal: AbortSignal, events: CaptchaEvents) => Promise<CaptchaWidget>

/**
 * A start with the vendor's codes for what does not load (ER-13): 60204 for its script, 60205 for a box that
 * is not ready in time. The vendor itself tries its hosts twice, and its version 3 never gives up (CO-08).
 */
export const withVendorCodes =
  (start: StartWidget, timeout: (run: () => void, ms: number) => Disposer): StartWidget =>
  async (signal, events) => {
    const attempt = new AbortController()
    const abort = (): void => attempt.abort()
    signal.addEventListener('abort', abort, { once: true })
    let cancelDeadline: Disposer = () => {}
    const late = new Promise<never>((_, reject) => {
      cancelDeadline = timeout(() => {
        reject(new CaptchaError({ reason: 'network', code: RESOURCE_FAILED }))
        abort()
      }, START_DEADLINE_MS)
    })
    try {
      return await Promise.race([start(attempt.signal, events), late])
    } catch (error) {
      throw isScriptFailure(error) ? new CaptchaError({ reason: 'network', code: SCRIPT_FAILED }) : error
    } finally {
      void cancelDeadline()
    }
  }

/** The script did not load; but an address that no script may have is a mistake of the settings. */
const isScriptFailure = (error: unknown): boolean =>
  error instanceof CodedError && !(error instanceof HttpError) && error.code !== 'SC-URL'
