import { LOGIN_PATH, REGISTER_PATH } from '@foyer/sdk'
import type { LoginCredentials, LoginMethodProps, LoginResult, Navigation } from '@foyer/sdk'
import type { LoginFailure } from './login-failure.ts'
import type { LoginFlow } from './login-flow.ts'
import type { LoginDialogs } from './login-dialogs.tsx'

type NavigationDeps = Pick<Navigation, 'navigate' | 'location'>

/**
 * The `signIn` of a login method (RT-02): shows the player what went wrong, and asks what to do with an
 * identity that no account is connected with (OV-16).
 * @param navigation takes the player to the screen where that is done
 */
export const signInByMethod =
  (flow: LoginFlow, dialogs: LoginDialogs, navigation: NavigationDeps): LoginMethodProps['signIn'] =>
  async (credentials, { signal, atField = false } = {}) => {
    const attempt = await flow.signIn(credentials, signal)
    switch (attempt.kind) {
      case 'signed-in':
        return { kind: 'signed-in' }
      case 'failed':
        return refused(attempt, atField, dialogs)
      case 'unbound':
        return chooseAccount(flow, dialogs, navigation, attempt.message, credentials)
      default:
        return attempt
    }
  }

async function refused(
  { failure, code }: { readonly failure: LoginFailure; readonly code: string },
  atField: boolean,
  dialogs: LoginDialogs,
): Promise<LoginResult> {
  if (failure.atField && atField) {
    const message = 'server' in failure.text ? failure.text.server : undefined
    return {
      kind: 'refused',
      code,
      atField: { wrong: failure.field === 'username' ? 'account' : 'proof', message },
    }
  }
  // The message has no field here.
  await dialogs.showFailure(failure.atField ? { ...failure, presentation: 'alert' } : failure)
  return { kind: 'refused', code }
}

async function chooseAccount(
  flow: LoginFlow,
  dialogs: LoginDialogs,
  navigation: NavigationDeps,
  message: string,
  credentials: LoginCredentials,
): Promise<LoginResult> {
  const choice = await dialogs.chooseAccount(message, flow.registrationOpen)
  if (choice === 'register_new') goUnlessThere(navigation, REGISTER_PATH)
  if (choice === 'login_exist_account' && credentials.type === 'firebase') {
    flow.connect(credentials, () => dialogs.showIdentityExpired())
    goUnlessThere(navigation, LOGIN_PATH)
  }
  return { kind: 'dismissed', step: 'choice' }
}

/** Does nothing if the player is there already, so that typed text stays. */
function goUnlessThere(navigation: NavigationDeps, path: string): void {
  if (navigation.location.get().pathname !== path) navigation.navigate(path)
}
