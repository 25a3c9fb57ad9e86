/** Length of an account's number where neither the bank nor the merchant has a rule, in digits. */
export const NUMBER_MIN_DIGITS = 6
export const NUMBER_MAX_DIGITS = 34
/** Length of the holder's name where the merchant has no rule, in characters. */
export const HOLDER_MIN_CHARS = 2
export const HOLDER_MAX_CHARS = 60
/** Most characters of a branch's name. */
export const BRANCH_MAX_CHARS = 80
/** Most characters of an e-mail address that is a Pix key, by the rules of Brazil's central bank. */
export const PIX_EMAIL_MAX_CHARS = 77
/** How long the list of banks is cached, in milliseconds: they change seldom. */
export const BANKS_CACHE_MS = 600_000
/** Query parameter of the address that says where the player goes afterwards, and its value for the withdrawal. */
export const BACK_PARAMETER = 'back'
export const BACK_TO_WITHDRAW = 'withdraw'
