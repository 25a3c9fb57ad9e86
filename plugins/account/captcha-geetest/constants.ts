/** Default time for one try of loading something from the vendor (CO-08). */
export const LOADER_TIMEOUT_MS = 3_000
/** Deadline of a start (CO-08): the vendor tries its hosts twice, and its version 3 never gives up. */
export const START_DEADLINE_MS = 30_000
/** How long version 4 may take to become ready after it has reported a missing extra resource (60205). */
export const MISSING_RESOURCE_WAIT_MS = 3_000
/** How long a proof is valid (CO-08). */
export const PROOF_MS = 60_000
export const V3_SCRIPT_URL = 'https://static.geetest.com/static/js/gt.0.4.9.js'
export const V4_SCRIPT_URL = 'https://static.geetest.com/v4/gt4.js'
/** Loader codes of version 4, also used for the same errors of version 3 (ER-13). */
export const SCRIPT_FAILED = '60204'
export const RESOURCE_FAILED = '60205'
/** Maximum number of characters of a code that is shown. */
export const CODE_LENGTH = 32
