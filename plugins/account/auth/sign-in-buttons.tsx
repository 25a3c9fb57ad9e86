import { usePlugin } from '@foyer/sdk'
import { type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react'
import type { SignInButtonsProps } from '../sign-in-buttons.ts'
import type { manifest } from './manifest.ts'

type Buttons = FunctionComponent<SignInButtonsProps>

/** Nothing where its code did not load: the screen has a form. */
async function loadButtons(settingsReady: Promise<void>): Promise<{ default: Buttons }> {
  try {
    const [{ ButtonMethods }] = await Promise.all([import('./button-methods.tsx'), settingsReady])
    return { default: ButtonMethods }
  } catch {
    return { default: () => null }
  }
}

/** The ways in that are buttons, for another screen. */
export function SignInButtons(props: SignInButtonsProps): ReactNode {
  const plugin = usePlugin<typeof manifest>()
  const [Loaded] = useState(() => lazy(() => loadButtons(plugin.settingsReady)))
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
