import { useEffect, useReducer } from 'react'
import type { Installer } from '../contract/installer.ts'
import { CHOOSING, nextInstallStep } from './install-step.ts'

/** The ways to install, from a prompt: `done` closes it. Both are called inside the player's tap. */
export function useInstallWays(installer: Installer | undefined, done: () => void) {
  const [state, dispatch] = useReducer(nextInstallStep, CHOOSING)
  const isDone = state.step === 'done'
  useEffect(() => {
    if (isDone) done()
  }, [isDone, done])
  const downloadApp = (): void => dispatch({ type: 'app-tapped', opened: installer?.downloadApp() ?? false })
  const installWebApp = async (): Promise<void> => {
    // Before the state: the browser shows its prompt only within the tap.
    const ending = installer?.installWebApp()
    dispatch({ type: 'web-tapped' })
    const result = await Promise.resolve(ending).catch(() => undefined)
    dispatch({ type: 'web-ended', result: result ?? 'unavailable' })
  }
  return { state, downloadApp, installWebApp: () => void installWebApp() }
}
