/** How often a prompt that is not there yet is looked for (ST-13). */
export const PROMPT_TRIES = 10
/** The time between two of these tries, in milliseconds (ST-13). */
export const PROMPT_TRY_MS = 250
