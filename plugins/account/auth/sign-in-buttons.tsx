import { late } from './late.tsx'

/** The ways in that are buttons, for another screen; which has a form, where their code did not load. */
export const SignInButtons = late({
  load: async () => (await import('./screens.ts')).ButtonMethods,
})
