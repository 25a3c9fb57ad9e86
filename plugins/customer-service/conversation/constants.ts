/** The conversation as a page of its own. */
export const CHAT_PATH = '/m/chat'
/** The key of the desk's tab, which opens the conversation too (OV-31). */
export const DESK_TAB = 'chat'
/** A provider starts when the page is idle; a conversation that is not there by then is not there. */
export const PROVIDER_WAIT_MS = 5_000
