/** What of a response tells who sent it. */
export interface ResponseOutline {
  readonly status: number
  readonly contentType: string
  /** `Response.type`; `opaqueredirect` where a redirect was not followed. */
  readonly type?: string
}

const NETWORK_AUTHENTICATION_REQUIRED = 511

/**
 * Whether the site's own host has answered a request for data: with any status, an error of the gateway or of the server
 * before it included. Not where a network answers in its place that wants a log-in first: by 511 (RFC 6585), by a redirect, or
 * by a page where data was asked for. Over https no network can do that, so there such a request has no answer at all.
 */
export const isSiteAnswer = ({ status, contentType, type }: ResponseOutline): boolean =>
  type !== 'opaqueredirect' &&
  status !== NETWORK_AUTHENTICATION_REQUIRED &&
  !(status >= 200 && status < 300 && contentType.includes('text/html'))
