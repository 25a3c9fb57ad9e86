/** How long 'login_2fa_pass' stands (ER-07). */
export const PASSED_TOAST_MS = 1_500
/** How long 'network offline' stands (ER-02). */
export const OFFLINE_TOAST_MS = 1_500
