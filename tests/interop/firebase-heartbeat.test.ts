// @vitest-environment node
import { deleteApp, type FirebaseApp, initializeApp, registerVersion } from 'firebase/app'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface Heartbeat {
  triggerHeartbeat(): Promise<void>
  getHeartbeatsHeader(): Promise<string>
}
/** What the library's packages have of each other's services; its types leave it out. */
interface Internals {
  readonly container: { getProvider(name: 'heartbeat'): { getImmediate(): Heartbeat } }
}
const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2026, 0, 1)
const dateOf = (day: number): string => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10)

let app: FirebaseApp
/** The library's own service, as its sign-in asks for it at every call. */
let heartbeat: Heartbeat
const beatOn = (day: number): Promise<void> => {
  vi.setSystemTime(FIRST_DAY + day * DAY_MS)
  return heartbeat.triggerHeartbeat()
}
/** The header, and the dates that it holds. */
async function send(): Promise<{ readonly bytes: number; readonly dates: readonly string[] }> {
  const header = await heartbeat.getHeartbeatsHeader()
  const json = Buffer.from(header, 'base64url').toString('utf8')
  const { heartbeats } = JSON.parse(json) as {
    readonly heartbeats: readonly { readonly dates: readonly string[] }[]
  }
  return { bytes: header.length, dates: heartbeats.flatMap(({ dates }) => dates) }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: FIRST_DAY })
  app = initializeApp({ apiKey: 'key' }, 'heartbeat')
  const { container } = app as unknown as Internals
  heartbeat = container.getProvider('heartbeat').getImmediate()
})
afterEach(async () => {
  vi.useRealTimers()
  await deleteApp(app)
})

describe('[CO-07b] the heartbeat of the identity provider’s library', () => {
  it('has one entry a day, of the last 30 days', async () => {
    for (let day = 0; day < 40; day++) {
      await beatOn(day)
      await beatOn(day)
    }
    expect((await send()).dates).toEqual(Array.from({ length: 30 }, (_, index) => dateOf(index + 10)))
  })

  it('is sent in headers of at most 1024 bytes, as many entries as fit, and the rest in the next', async () => {
    for (let day = 0; day < 30; day++) {
      // Each version of the site is another entry, with a text of its own.
      registerVersion(`part-${day}`, '1.0.0')
      await beatOn(day)
    }
    const sent = []
    while (sent.flatMap(({ dates }) => dates).length < 30) {
      sent.push(await send())
      expect(sent.length).toBeLessThan(40)
    }
    expect(sent.flatMap(({ dates }) => dates)).toEqual(Array.from({ length: 30 }, (_, day) => dateOf(day)))
    for (const { bytes } of sent) expect(bytes).toBeLessThanOrEqual(1024)
    // Another entry would not have fitted into the first.
    expect(sent[0]?.bytes).toBeGreaterThan(700)
  })
})
