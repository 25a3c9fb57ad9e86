import { CLOCK, HTTP, I18N, OVERLAYS, REACHABILITY, SESSION } from '@foyer/sdk'
import {
  fakeHttp,
  fakeI18n,
  FakeOverlays,
  fakeReachability,
  fakeServices,
  fakeSession,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { vi } from 'vitest'
import type { CountsService } from '../contract/counts.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

let hidden = false

/** Before each test: a page that is visible, and one lock for all tabs. */
export function setUpPage(): void {
  vi.useFakeTimers()
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, _options: object, run: () => Promise<void>) => {
    const own = last.then(run)
    last = own.catch(() => undefined)
    return own
  }
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager)
}

/** After each test. */
export function leavePage(): void {
  vi.restoreAllMocks()
  vi.useRealTimers()
}

/** Shows or hides the page. */
export const show = (visible: boolean): void => {
  hidden = !visible
  document.dispatchEvent(new Event('visibilitychange'))
}
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** The gateway and the storage of one device. */
export function device(deposits: number, withdrawals = 0) {
  const gateway = { deposits, withdrawals }
  const answer = (kind: 'deposits' | 'withdrawals', cards?: object) => () => {
    const count = gateway[kind]
    const latest = Array.from({ length: Math.min(count, 5) }, (_, index) => ({
      id: `${kind}-${count - index}`,
      amount: '50000',
      currency: 'VND',
    }))
    return { count, latest, cards, refused: [] }
  }
  const http = fakeHttp({
    'wallet.deposit-summary': answer('deposits'),
    'wallet.withdraw-summary': answer('withdrawals', { bank: 1, virtualWallet: 0, eWallet: 0 }),
  })
  const storage = fakeStorage()
  const set = storage.set.bind(storage)
  // As a browser tells other tabs.
  storage.set = (key, value) => {
    set(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key: key.name }))
  }
  return { gateway, http, storage }
}
/** A tab of the device, with the plugin started. */
export async function openTab(
  { http, storage }: Pick<ReturnType<typeof device>, 'http' | 'storage'>,
  member: Parameters<typeof testMember>[0] | 'guest' = {},
) {
  const overlays = new FakeOverlays()
  const reachability = fakeReachability()
  const session = fakeSession(member === 'guest' ? undefined : testMember(member))
  const services = {
    ...fakeServices(),
    [CLOCK]: { now: () => Date.now(), gatewayNow: () => Date.now() },
    [HTTP]: http,
    [I18N]: fakeI18n(EN),
    [OVERLAYS]: overlays,
    [REACHABILITY]: reachability,
    [SESSION]: session,
  }
  const test = await testPlugin(plugin, { services, storage, texts: EN })
  await pass(0)
  const counts = test.provided['counts'] as CountsService
  return { counts, overlays, reachability, session, test }
}
export const callsOf = (http: ReturnType<typeof fakeHttp>): number =>
  http.callsOf('wallet.deposit-summary').length
