/**
 * What the first paint needs of signing in: the header's control. The login form, its schemas and calls come with
 * `screens.ts`, when somebody opens a screen that has them.
 */
export { HeaderActions } from './header-actions.tsx'
export { Login } from './login.tsx'
export { SignInButtons } from './sign-in-buttons.tsx'
