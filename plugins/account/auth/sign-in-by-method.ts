import type { LoginCredentials, LoginMethodProps, LoginResult, Navigation } from '@foyer/sdk'
import { LOGIN_PATH, REGISTER_PATH } from './constants.ts'
import type { LoginFlow } from './login-flow.ts'
import type { LoginVoice } from './login-voice.tsx'

type Guide = Pick<Navigation, 'navigate' | 'location'>

/**
 * What a login method signs in with (RT-02): the player is told whatever there is to tell, and asked what to do with an
 * identity that no account is connected with (OV-16).
 * @param guide takes the player to the screen where that is done
 */
export const signInByMethod =
  (flow: LoginFlow, voice: LoginVoice, guide: Guide): LoginMethodProps['signIn'] =>
  async (credentials, { signal } = {}) => {
    const attempt = await flow.signIn(credentials, signal)
    switch (attempt.kind) {
      case 'entered':
        return { kind: 'signed-in' }
      case 'failed':
        await voice.tell(attempt.failure)
        return { kind: 'refused', code: attempt.code }
      case 'unbound':
        return choose(flow, voice, guide, attempt.message, credentials)
      default:
        return attempt
    }
  }

async function choose(
  flow: LoginFlow,
  voice: LoginVoice,
  guide: Guide,
  message: string,
  credentials: LoginCredentials,
): Promise<LoginResult> {
  const choice = await voice.choose(message, flow.registrationOpen)
  if (choice === 'register_new') go(guide, REGISTER_PATH)
  if (choice === 'login_exist_account' && credentials.type === 'firebase') {
    flow.connect(credentials, () => voice.late())
    go(guide, LOGIN_PATH)
  }
  return { kind: 'dismissed', step: 'choice' }
}

/** Nowhere where the player is there already: what has been typed stays. */
function go(guide: Guide, path: string): void {
  if (guide.location.get().pathname !== path) guide.navigate(path)
}
