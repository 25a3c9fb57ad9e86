import { routes } from '@foyer/sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { IDENTITY_TOKEN_MS } from '../shared/points.ts'
import { withoutParenthesis } from './identity-login.tsx'
import { LoginFlow } from './login-flow.ts'
import { bodies, IDENTITY, OWN_ID, PROOF, start, UNBOUND } from './sign-in-by-method.fake.ts'

afterEach(() => void vi.useRealTimers())

describe('[OV-16] the choice', () => {
  const unbound = { answers: { 'auth.login-identity': UNBOUND } }

  it('[ER-08] shows the gateway’s message, without the parenthesis', async () => {
    const { http, dialogs, signIn } = await start(unbound)
    expect(await signIn(IDENTITY)).toEqual({ kind: 'dismissed', step: 'choice' })
    expect(dialogs.chooseAccount.mock.calls).toEqual([['No account yet', false]])
    expect(bodies(http, 'account.auto-username')).toEqual([])
  })

  it('an own account: the next login by username connects it, and only that one', async () => {
    const { test, services, http, flow, signIn } = await start({ ...unbound, choice: 'login_exist_account' })
    await signIn(IDENTITY)
    expect(flow.connecting.get()).toEqual(IDENTITY)
    // Until then it is in memory only.
    const stored = [
      ...services.storage.stored,
      ...test.storage.stored,
      ...Object.entries({ ...localStorage }),
    ]
    expect(JSON.stringify([stored, { ...sessionStorage }, document.cookie])).not.toContain('id-token')
    await flow.submit({ username: 'lan88', password: 'secret1' })
    expect(bodies(http, 'auth.login')).toEqual([
      {
        type: 'username',
        username: 'lan88',
        password: 'secret1',
        ...PROOF,
        isOfficialAppLogin: false,
        loginDeviceId: OWN_ID,
        device: 'WEBCLIP',
      },
    ])
    expect(flow.connecting.get()).toBeUndefined()
  })

  it('[CO-09c] an identity older than 300 s is not sent, and the player is informed', async () => {
    vi.useFakeTimers()
    const { http, flow, dialogs, signIn } = await start({ ...unbound, choice: 'login_exist_account' })
    await signIn(IDENTITY)
    vi.advanceTimersByTime(IDENTITY_TOKEN_MS - 1)
    expect(flow.connecting.get()).toEqual(IDENTITY)
    vi.advanceTimersByTime(1)
    expect(dialogs.showIdentityExpired).toHaveBeenCalledTimes(1)
    await flow.submit({ username: 'lan88', password: 'secret1' })
    expect(bodies(http, 'auth.login')[0]).not.toHaveProperty('firebaseIdToken')
  })

  it('a player who leaves the screen is not informed', async () => {
    vi.useFakeTimers()
    const { navigation, flow, dialogs, signIn } = await start({ ...unbound, choice: 'login_exist_account' })
    await signIn(IDENTITY)
    navigation.navigate('/m/home')
    flow.close()
    vi.advanceTimersByTime(IDENTITY_TOKEN_MS)
    expect(flow.connecting.get()).toBeUndefined()
    expect(dialogs.showIdentityExpired).not.toHaveBeenCalled()
  })

  it('chosen on the registration’s screen, the own account is connected at the log-in', async () => {
    const { test, services, flow, navigation, signIn } = await start({
      ...unbound,
      choice: 'login_exist_account',
    })
    navigation.navigate('/m/register')
    await signIn(IDENTITY)
    expect(navigation.went.at(-1)).toEqual({ to: '/m/login', replace: false })
    flow.close()
    const next = new LoginFlow(test.context, services)
    expect(next.connecting.get()).toEqual(IDENTITY)
  })

  it('offers a new account if a screen for it exists, and opens it', async () => {
    const { test, navigation, dialogs, signIn } = await start({ ...unbound, choice: 'register_new' })
    test.contributeOthers(routes, [{ path: '/m/register', access: 'guest', component: 'Register' }])
    await signIn(IDENTITY)
    expect(dialogs.chooseAccount.mock.calls[0]?.[1]).toBe(true)
    expect(navigation.went).toEqual([{ to: '/m/register', replace: false }])
  })
})

describe('withoutParenthesis', () => {
  it.each([
    ['No account (bind_customer_required)', 'No account'],
    ['尚未绑定账号（bind_customer_required）', '尚未绑定账号'],
    ['(x) No (y) account', 'No account'],
    ['(', '('],
    ['', ''],
  ])('%s', (message, shown) => expect(withoutParenthesis(message)).toBe(shown))
})
