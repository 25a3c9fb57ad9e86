import { CLOCK, HTTP, HttpError, I18N, NAVIGATION, navigated, REACHABILITY, SESSION } from '@foyer/sdk'
import {
  fakeHttp,
  fakeI18n,
  fakeNavigation,
  fakeReachability,
  fakeServices,
  fakeSession,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import type { BalanceService } from '../contract/balance.ts'
import type { BalanceAnswer } from './balance-answer.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export const TEN = new Date(2026, 10, 26, 10, 32).getTime()
let hidden = false

/** Before each test: a page that is visible, at `TEN`. */
export function setUpPage(): void {
  vi.useFakeTimers({ now: TEN })
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
}

/** After each test. */
export function leavePage(): void {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
}

export const vnd = (amount: BalanceAnswer['amount'], locked?: BalanceAnswer['amount']): BalanceAnswer => ({
  amount,
  currency: 'VND',
  ...(locked !== undefined && { locked }),
  refused: [],
})
export const GONE = new HttpError('HT-NETWORK', 'gone', 'wallet.balance')
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Shows or hides the page. */
export const see = async (visible: boolean) => {
  hidden = !visible
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}

/** Starts the plugin with fakes around it. */
export async function start(
  answer: unknown = vnd('2450000'),
  options: { path?: string; storage?: ReturnType<typeof fakeStorage> } = {},
) {
  const http = fakeHttp({ 'wallet.balance': answer })
  const reachability = fakeReachability()
  const session = fakeSession(testMember())
  const storage = options.storage ?? fakeStorage()
  const services = {
    ...fakeServices(),
    [CLOCK]: { now: () => Date.now(), gatewayNow: () => Date.now() },
    [HTTP]: http,
    [I18N]: fakeI18n(EN),
    [NAVIGATION]: fakeNavigation(options.path),
    [REACHABILITY]: reachability,
    [SESSION]: session,
  }
  const test = await testPlugin(plugin, { services, storage, texts: EN })
  const balance = test.provided['balance'] as BalanceService
  const state = () => balance.state.get()
  const go = (pathname: string) => test.emit(navigated, { pathname, search: '', hash: '' })
  await pass(0)
  return { balance, go, http, reachability, session, state, storage, test }
}
