import { HttpError } from '@foyer/sdk'

/**
 * Creates all errors of the HTTP layer. None has axios' error as its cause, because that contains headers and
 * body (SE-04).
 */
export const urlIsNull = (id: string): HttpError => new HttpError('HT-URL', 'url is null', id)
export const refusedUrl = (id: string, why: string): HttpError => new HttpError('HT-URL', why, id)
export const needsSession = (id: string): HttpError => new HttpError('HT-GUEST', 'needs a session', id)
export const aborted = (id: string): HttpError => new HttpError('HT-ABORTED', 'aborted by the caller', id)
export const timedOut = (id: string, ms: number): HttpError =>
  new HttpError('HT-TIMEOUT', `no answer within ${ms} ms`, id)
export const unreachable = (id: string, online: boolean): HttpError =>
  online
    ? new HttpError('HT-NETWORK', 'no answer from the gateway', id)
    : new HttpError('HT-OFFLINE', 'the device is offline', id)
/** Code of the site could not be fetched: the host answers that it is gone, or nothing answers. */
export const unfetched = (id: string, online: boolean, cause: unknown): HttpError =>
  online && (cause as { readonly code?: unknown } | undefined)?.code === 'RE-GONE'
    ? new HttpError('HT-GONE', 'the server has another build', id)
    : unreachable(id, online)
export const wrongShape = (id: string, what: string, status?: number): HttpError =>
  new HttpError('HT-SHAPE', what, id, status === undefined ? undefined : { status })
