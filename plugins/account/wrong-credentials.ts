/** The codes with which the gateway says that a username or its password is wrong (ER-06). */
export const WRONG_CREDENTIALS: ReadonlySet<string> = new Set(['login.cred.err', 'not.exists.user'])
