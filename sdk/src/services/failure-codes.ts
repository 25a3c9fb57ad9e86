/** The server before the gateway could not reach it (ER-02). */
export const BAD_GATEWAY = 502
/** The server, or the gateway, limits the caller (ER-04); a limit before the gateway may answer without its code. */
export const TOO_MANY_STATUS = 429
/** How the gateway's codes for too many requests begin (ER-04). */
export const TOO_MANY_REQUESTS = 'TOO_MANY_REQUEST'
/** How long 'you are offline' is shown (ER-02, ST-16). */
export const OFFLINE_TOAST_MS = 1_500
/** By these the gateway says that it does not know the session of a call, any of them (ER-03). */
export const SESSION_GONE = {
  statuses: [401],
  errorCodes: ['customer.not.login', 'user.or.token.invalid', 'login.not.session'],
  messages: ['CUSTOMER_NOT_LOGIN'],
}
