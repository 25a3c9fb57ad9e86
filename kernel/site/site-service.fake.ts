import { vi } from 'vitest'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { fakeNetwork } from '../reachability/reachability.fake.ts'
import { fakeEvents } from '../session/events.fake.ts'
import { StorageService } from '../storage/storage-service.ts'
import { SiteService } from './site-service.ts'
// Imported first, so that the service's own imports of them take only microtasks.
import './status-feed.ts'
import './status-schema.ts'

/** A call for the status, which the test answers. */
export interface Call {
  readonly url: URL
  readonly init: RequestInit
  answer(whitelabel: object, rest?: object): Promise<void>
  reply(response: Response): Promise<void>
  fail(): Promise<void>
}
export const calls: Call[] = []
export const warnings: string[] = []
export const logger = {
  reference: '7KQ2-9F4T',
  debug() {},
  warn: (message: string) => void warnings.push(message),
  error: (error: unknown) => void warnings.push(String(error)),
}
const START_MS = 1_000_000
/** The clock of the page and of the gateway, in milliseconds. */
export const time = { now: START_MS }

/** Processes pending answers without advancing timers. */
export async function flushTimers(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve))
}
export const body = (whitelabel: object, rest: object = {}, info: object = {}) =>
  Response.json({ success: true, value: { info: { merchantCode: 'lotus01', whitelabel, ...info }, ...rest } })

export const page = (build = 'b1') => bakedPage({ build })
export function service(baked = page()) {
  const events = fakeEvents()
  const storage = new StorageService(logger)
  const network = fakeNetwork()
  const clock = { now: () => time.now, gatewayNow: () => time.now }
  const site = new SiteService(baked, storage, events, clock, logger, network)
  return { site, events, network }
}
/** The call with this number; its code is loaded first. */
export async function asked(number: number): Promise<Call> {
  await flushTimers()
  const call = calls[number]
  if (!call) throw new Error(`there is no call ${number}`)
  return call
}
export const switches = (site: SiteService) => site.switches.get()

/** A device that has not visited the site, and a gateway whose answers the test gives. */
export function setUpSite(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.clear()
  calls.length = warnings.length = 0
  time.now = START_MS
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    let done: (response: Response) => void
    let broken: (error: unknown) => void
    const response = new Promise<Response>((resolve, reject) => ([done, broken] = [resolve, reject]))
    init.signal?.addEventListener('abort', () => broken(new DOMException('aborted', 'AbortError')))
    const call: Call = {
      url: new URL(url, 'https://lotus.example'),
      init,
      answer: (whitelabel, rest) => call.reply(body(whitelabel, rest)),
      reply: (answer) => (done(answer), flushTimers()),
      fail: () => (broken(new TypeError('Failed to fetch')), flushTimers()),
    }
    calls.push(call)
    return response
  })
}
export function tearDownSite(): void {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}
