/** How many of the latest ids of events the vendor's SDK remembers, to send each once. */
export const DEDUPLICATION_IDS = 50
/** Prefix of the SDK's data: of its database, and of its keys in local storage. */
export const STORED_NAME = 'adjust-sdk'
