/** How long the toast is shown (ST-16). */
export const OFFLINE_TOAST_MS = 1_500
