/** How long 'login_2fa_pass' stands (ER-07). */
export const PASSED_TOAST_MS = 1_500
