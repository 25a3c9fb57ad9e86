/** The conversation as a page of its own. */
export const CHAT_PATH = '/m/chat'
/** The key of the desk's tab, which opens the conversation too (OV-31). */
export const DESK_TAB = 'chat'
/** A provider starts when the page is idle; a conversation that is not there by then is not there. */
export const PROVIDER_WAIT_MS = 5_000
/** How long a provider may take to open its conversation. */
export const OPEN_WAIT_MS = 20_000
/** How long a chat's page may take to load. */
export const FRAME_WAIT_MS = 20_000
/** How long a chat's page that has loaded may take to tell that it is there, where it tells. */
export const READY_WAIT_MS = 10_000
