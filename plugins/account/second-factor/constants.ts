/** How long 'login_2fa_pass' is shown (ER-07). */
export const PASSED_TOAST_MS = 1_500
