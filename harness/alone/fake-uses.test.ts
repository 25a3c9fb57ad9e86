// @vitest-environment node
import { HTTP, NAVIGATION, OVERLAYS, SESSION } from '@foyer/sdk'
import {
  fakeHttp,
  fakeLogger,
  fakeNavigation,
  fakeOverlays,
  fakeSession,
  fakeStorage,
  testMember,
} from '@foyer/sdk/testing'
import { expect, it } from 'vitest'
import { type UsedFakes, usesOf } from './fake-uses.ts'

const endpoint = { id: 'wallet.list' } as never
type Change = (fakes: ReturnType<typeof makeFakes>) => unknown

function makeFakes() {
  return {
    http: fakeHttp({ 'wallet.list': [] }),
    overlays: fakeOverlays(),
    navigation: fakeNavigation(),
    session: fakeSession(testMember()),
    storage: fakeStorage(),
    logger: fakeLogger(),
    scripts: [] as string[],
    events: [] as { id: string; payload: unknown }[],
  }
}
const circular: Record<string, unknown> = {}
circular['itself'] = circular

it.each<[string, Change, readonly string[]]>([
  ['nothing', () => undefined, []],
  [
    'a call',
    ({ http }) => http.call(endpoint, { query: { page: 1 }, body: { a: 'b' } } as never),
    ['HTTP: wallet.list {"page":1} {"a":"b"}'],
  ],
  ['a call without query and body', ({ http }) => http.call(endpoint), ['HTTP: wallet.list']],
  [
    'a call without an answer',
    ({ http }) => void http.call({ id: 'a.b' } as never).catch(() => undefined),
    ['HTTP, no answer yet: a.b'],
  ],
  ['an event', ({ events }) => events.push({ id: 'a.b', payload: { n: 1 } }), ['Event: a.b {"n":1}']],
  ['a script', ({ scripts }) => scripts.push('https://v.test/x.js'), ['Script: https://v.test/x.js']],
  ['a toast', ({ overlays }) => overlays.toast('Saved'), ['Toast: Saved']],
  [
    'a closed overlay',
    ({ overlays }) =>
      overlays
        .open(
          function Sheet() {
            return null
          },
          { label: 'x' } as never,
        )
        .close(),
    ['Overlay, closed: Sheet {"label":"x"}'],
  ],
  ['a way', ({ navigation }) => navigation.navigate('/m/a'), ['Goes to: /m/a']],
  ['an end of the session', ({ session }) => session.end('logout' as never), ['Session: ended logout']],
  ['a stored key', ({ storage }) => storage.stored.set('seen', '1'), ['Storage: seen 1']],
  [
    'a log entry',
    ({ logger }) => logger.error(new Error('bad'), { n: 1 }),
    ['Log, error: Error: bad {"n":1}'],
  ],
  ['a circular detail', ({ logger }) => logger.warn('w', circular), ['Log, warn: w [object Object]']],
  ['a long text', ({ logger }) => logger.warn('x'.repeat(300)), [`Log, warn: ${'x'.repeat(200)}…`]],
])('lists %s', async (_case, change, expected) => {
  const fakes = makeFakes()
  const done = change(fakes)
  if (done instanceof Promise) await done
  const { http, overlays, navigation, session, ...rest } = fakes
  const services = {
    [HTTP]: http,
    [OVERLAYS]: overlays,
    [NAVIGATION]: navigation,
    [SESSION]: session,
    'a.other': {},
  }
  const used: UsedFakes = { services, ...rest }
  expect(usesOf(used).map(({ kind, what }) => `${kind}: ${what}`)).toEqual(expected)
})
