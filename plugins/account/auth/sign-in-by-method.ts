import type { LoginCredentials, LoginMethodProps, LoginResult } from '@foyer/sdk'
import { REGISTER_PATH } from './constants.ts'
import type { LoginFlow } from './login-flow.ts'
import type { LoginVoice } from './login-voice.tsx'

/**
 * What a login method signs in with (RT-02): the player is told whatever there is to tell, and asked what to do with an
 * identity that no account is connected with (OV-16).
 * @param go takes the player to another place of the site
 */
export const signInByMethod =
  (flow: LoginFlow, voice: LoginVoice, go: (path: string) => void): LoginMethodProps['signIn'] =>
  async (credentials, { signal } = {}) => {
    const attempt = await flow.signIn(credentials, signal)
    switch (attempt.kind) {
      case 'entered':
        return { kind: 'signed-in' }
      case 'failed':
        await voice.tell(attempt.failure)
        return { kind: 'refused', code: attempt.code }
      case 'unbound':
        return choose(flow, voice, go, attempt.message, credentials)
      default:
        return attempt
    }
  }

async function choose(
  flow: LoginFlow,
  voice: LoginVoice,
  go: (path: string) => void,
  message: string,
  credentials: LoginCredentials,
): Promise<LoginResult> {
  const choice = await voice.choose(message, flow.registrationOpen)
  if (choice === 'register_new') go(REGISTER_PATH)
  if (choice === 'login_exist_account' && credentials.type === 'firebase')
    flow.connect(credentials, () => voice.late())
  return { kind: 'dismissed', step: 'choice' }
}
