/** The parts of a response that show who sent it. */
export interface ResponseOutline {
  readonly status: number
  readonly contentType: string
  /** `Response.type`; `opaqueredirect` when a redirect was not followed. */
  readonly type?: string
}

const NETWORK_AUTHENTICATION_REQUIRED = 511

/**
 * Whether the site's own host answered a request for data: with any status, including errors of the gateway
 * or of the server before it. False when a network that requires a login answered instead: with 511 (RFC
 * 6585), a redirect, or a page in place of data. Over https a network cannot do that: the request gets no
 * answer.
 */
export const isSiteAnswer = ({ status, contentType, type }: ResponseOutline): boolean =>
  type !== 'opaqueredirect' &&
  status !== NETWORK_AUTHENTICATION_REQUIRED &&
  !(status >= 200 && status < 300 && contentType.includes('text/html'))
