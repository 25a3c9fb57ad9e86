import type { PushAction } from './push-state.ts'
import { messagingFailure } from './push-failure.ts'
import type { PushRegistration } from './push-registration.ts'
import type { PushSupport } from './push-support.ts'

interface EnableParts {
  readonly support: PushSupport
  /** The player's answer to the browser's own question; absent where the browser has none. */
  readonly asking: Promise<NotificationPermission> | undefined
  /** `undefined`: the merchant's configuration is incomplete. */
  readonly registration: Pick<PushRegistration, 'register'> | undefined
}

/** Registers the browser once the player has allowed it (OV-18). Rejects as `PushRegistration.register` does. */
export async function enablePush({ support, asking, registration }: EnableParts): Promise<PushAction> {
  const fail = (code: string): PushAction => ({ type: 'fail', on: false, failure: messagingFailure(code) })
  if (!registration) return fail('missing-app-config-values')
  if (support === 'home-screen')
    return {
      type: 'fail',
      on: false,
      failure: { key: 'error_home_screen', code: 'messaging/unsupported-browser' },
    }
  const permission = await asking
  if (permission === undefined) return fail('unsupported-browser')
  if (permission !== 'granted')
    return fail(permission === 'denied' ? 'permission-blocked' : 'permission-default')
  const bound = await registration.register()
  if (bound) return { type: 'done', on: true }
  return { type: 'fail', on: true, failure: { key: 'error_bind', code: 'PU-BIND' } }
}
