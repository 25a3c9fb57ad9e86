/** What comes when a screen of signing in is opened: one module, because the entry names each file that it may fetch. */
export { SocialLoginPanel } from './social-login-panel.tsx'
export { LoginScreen } from './login-screen.tsx'
