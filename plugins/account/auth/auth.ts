/**
 * What the first paint needs of signing in: the header's control. The login form, its schemas and calls come with
 * `login-screen.tsx`, when somebody opens /m/login.
 */
export { HeaderActions } from './header-actions.tsx'
export { Login } from './login.tsx'
