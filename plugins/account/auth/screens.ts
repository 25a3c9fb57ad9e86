/** Loads when a sign-in screen opens. One module, because the entry lists each file that it may fetch. */
export { SocialLoginPanel } from './social-login-panel.tsx'
export { LogOutRow } from './log-out-row.tsx'
export { LoginScreen } from './login-screen.tsx'
