/** How long the message stands (ST-16). */
export const OFFLINE_TOAST_MS = 1_500
