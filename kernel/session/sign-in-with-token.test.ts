// @vitest-environment node
import { createStore, HttpError, type Member, type SessionInfo } from '@foyer/sdk'
import { fakeI18n, fakeLogger, fakeOverlays, fakeSite } from '@foyer/sdk/testing'
import { describe, expect, it, vi } from 'vitest'
import en from '../locales/EN.json' with { type: 'json' }
import { signInWithToken } from './sign-in-with-token.ts'

const linh: Member = {
  id: '7',
  userName: 'linh',
  type: 1,
  language: 'VI',
  merchantCode: 'TEST',
  regDate: undefined,
  clubLabel: undefined,
}
const session = (id: string, token = `token-of-${id}`): SessionInfo => ({
  id,
  token,
  merchantCode: 'TEST',
  userName: `user-${id}`,
  type: 0,
  firstTimeLogin: false,
})
const unheard = (code = 'HT-NETWORK') => new HttpError(code, '', 'kernel.member-info')
const refused = () => new HttpError('HT-STATUS', '', 'kernel.member-info', { status: 401 })

/** @param answers the gateway's answers, in order */
function arrange(answers: readonly (Member | HttpError)[], current?: SessionInfo) {
  const store = createStore<SessionInfo | undefined>(current)
  const asked: string[] = []
  const callAs = vi.fn((token: string) => {
    const answer = answers[asked.length]
    asked.push(token)
    return answer instanceof HttpError
      ? Promise.reject(answer)
      : Promise.resolve({ member: answer, problems: ['regDate'] } as never)
  })
  const overlays = fakeOverlays()
  const logger = fakeLogger()
  const dependencies = {
    http: { callAs },
    session: { current: store, start: (info: SessionInfo) => store.set(info) },
    site: fakeSite(),
    overlays,
    i18n: fakeI18n(en),
    logger,
  }
  return { dependencies, store, asked, overlays, logger }
}
const toasts = ({ toasts: shown }: { toasts: readonly { text: string }[] }) => shown.map(({ text }) => text)

describe('a token from the address', () => {
  it('[RR-01][CA-08] signs in when the gateway has returned its member', async () => {
    const { dependencies, store, asked, overlays, logger } = arrange([linh])
    await signInWithToken('new', dependencies)
    expect(asked).toEqual(['new'])
    expect(store.get()).toEqual({
      id: '7',
      token: 'new',
      merchantCode: 'TEST',
      userName: 'linh',
      type: 1,
      firstTimeLogin: false,
    })
    expect([overlays.toasts, overlays.confirms]).toEqual([[], []])
    expect(logger.entries.map(({ subject }) => subject)).toEqual([
      'SS-FIELD: the member info has a malformed regDate',
    ])
  })

  it('[RR-01] causes no call when it is the session’s own', async () => {
    const { dependencies, store, asked } = arrange([linh], session('7', 'same'))
    await signInWithToken('same', dependencies)
    expect([asked, store.get()]).toEqual([[], session('7', 'same')])
  })

  it('[RR-01] renews the same member’s session without a question', async () => {
    const { dependencies, store, overlays } = arrange([linh], session('7', 'old'))
    await signInWithToken('new', dependencies)
    expect([store.get()?.token, overlays.confirms]).toEqual(['new', []])
  })

  it.each([
    [true, 'new'],
    [false, 'token-of-8'],
  ])('[RR-01] asks another signed-in member, with both names: %s', async (answer, token) => {
    const { dependencies, store, overlays } = arrange([linh], session('8'))
    overlays.answer = answer
    await signInWithToken('new', dependencies)
    expect(overlays.confirms).toEqual([
      {
        message: 'You are logged in as user-8. Do you want to log in as linh instead?',
        confirmLabel: 'Switch',
        cancelLabel: 'Stay',
      },
    ])
    expect(store.get()?.token).toBe(token)
  })

  it.each([
    ['refused by the gateway', refused()],
    ['another merchant’s', { ...linh, merchantCode: 'CORAL' }],
    ['of a member who is not logged in', { ...linh, type: -1 as const }],
  ])('[RR-01] one that is %s leaves the session unchanged, with a message', async (_case, answer) => {
    const { dependencies, store, overlays } = arrange([answer], session('8'))
    await signInWithToken('new', dependencies)
    expect(store.get()).toEqual(session('8'))
    expect(toasts(overlays)).toEqual(['This login link is no longer valid.'])
  })

  it.each(['', ' ', 'a\nb', 'x'.repeat(5_000), 7])('[RR-01] %j is not even sent', async (given) => {
    const { dependencies, store, asked, overlays } = arrange([linh])
    await signInWithToken(given, dependencies)
    expect([asked, store.get(), toasts(overlays).length]).toEqual([[], undefined, 1])
  })

  it('[RR-01] a gateway that does not answer is called again as often as the player wants', async () => {
    const { dependencies, store, asked, overlays } = arrange([unheard(), unheard('HT-TIMEOUT'), linh])
    await signInWithToken('new', dependencies)
    expect([asked.length, overlays.confirms.length, store.get()?.id]).toEqual([3, 2, '7'])
  })

  it('[RR-01] the player may continue without it', async () => {
    const { dependencies, store, asked, overlays } = arrange([unheard('HT-OFFLINE')], session('8'))
    overlays.answer = false
    await signInWithToken('new', dependencies)
    expect([asked.length, store.get(), overlays.toasts]).toEqual([1, session('8'), []])
  })

  it('waits for the gateway’s status when the page was baked with another merchant code', async () => {
    const { dependencies, store } = arrange([{ ...linh, merchantCode: 'NEWCODE' }])
    const site = fakeSite({ status: 'pending' })
    let code = 'TEST'
    const merchant = {
      ...site.merchant,
      get code() {
        return code
      },
    }
    const done = signInWithToken('new', { ...dependencies, site: { merchant, state: site.state } })
    await Promise.resolve()
    expect(store.get()).toBeUndefined()
    code = 'NEWCODE'
    site.arrive()
    await done
    expect(store.get()?.merchantCode).toBe('NEWCODE')
  })
})
