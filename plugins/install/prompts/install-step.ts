import type { InstallResult } from '../contract/installer.ts'

/** How the player's installation from a prompt stands. */
export type InstallStep =
  | { readonly step: 'choosing' }
  /** The browser's own prompt, or a guide, is shown. */
  | { readonly step: 'installing' }
  /** That way did not work; the other ways remain. */
  | { readonly step: 'failed'; readonly way: 'app' | 'web' }
  /** The prompt has done its work, and closes. */
  | { readonly step: 'done' }

/** What happens to it. */
export type InstallEvent =
  | { readonly type: 'web-tapped' }
  | { readonly type: 'app-tapped'; readonly opened: boolean }
  | { readonly type: 'web-ended'; readonly result: InstallResult }

export const CHOOSING: InstallStep = { step: 'choosing' }

/** The next state. A dismissed browser prompt leaves the choice open; `unavailable` is a failure that the player is shown. */
export function nextInstallStep(state: InstallStep, event: InstallEvent): InstallStep {
  if (state.step === 'done') return state
  if (event.type === 'web-tapped') return { step: 'installing' }
  if (event.type === 'app-tapped') {
    if (state.step === 'installing') return state
    return event.opened ? { step: 'done' } : { step: 'failed', way: 'app' }
  }
  if (state.step !== 'installing') return state
  if (event.result === 'unavailable') return { step: 'failed', way: 'web' }
  return event.result === 'dismissed' ? CHOOSING : { step: 'done' }
}
