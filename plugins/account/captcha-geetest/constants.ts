/** What one try of loading something from the vendor may take, by default (CO-08). */
export const LOADER_TIMEOUT_MS = 3_000
/** The vendor tries its hosts in turn, twice over, and its version 3 never gives up: by then the start has failed (CO-08). */
export const START_DEADLINE_MS = 30_000
/** What version 4 is given to become ready once it has said that an extra resource (60205) is missing. */
export const MISSING_RESOURCE_WAIT_MS = 3_000
/** How long a proof counts as good (CO-08). */
export const PROOF_MS = 60_000
export const V3_SCRIPT_URL = 'https://static.geetest.com/static/js/gt.0.4.9.js'
export const V4_SCRIPT_URL = 'https://static.geetest.com/v4/gt4.js'
/** Loader codes of version 4, which stand for the same in version 3 (ER-13). */
export const SCRIPT_FAILED = '60204'
export const RESOURCE_FAILED = '60205'
/** A code that is shown has no more characters. */
export const CODE_LENGTH = 32
