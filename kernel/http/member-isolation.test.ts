// @vitest-environment node
import type { LanguageCode, SessionInfo } from '@foyer/sdk'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoint, fakeHttp, fakeSessionStorage, member } from './http-service.fake.ts'

/** A request that waits for its answer. */
interface Waiting {
  readonly says: string
  answer(): void
}
let waiting: Waiting[]
beforeAll(async () => void (await import('./engine.ts')))
beforeEach(() => {
  waiting = []
  // The gateway's answer names its recipient.
  vi.stubGlobal('fetch', (request: Request) => {
    const { headers, url } = request
    const identity = ['merchant', 'language', 'authorization'].map((name) => headers.get(name) ?? 'none')
    const says = [...identity, new URL(url).pathname + new URL(url).search].join(' ')
    return new Promise((resolve) =>
      waiting.push({ says, answer: () => resolve(Response.json({ value: says })) }),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

const ORIGIN = 'https://gateway.example'
const ENDPOINTS = [
  endpoint({ id: 'a.kept', path: '/wps/kept', cacheMs: 60_000 }),
  endpoint({ id: 'a.plain', path: '/wps/plain' }),
  endpoint({ id: 'a.public', path: '/wps/public', auth: 'none', cacheMs: 60_000 }),
  endpoint({ id: 'a.games', path: '/lgw/games/list' }),
] as const
/** Runs everything that does not wait for an answer. */
const flushImmediate = () => new Promise((resolve) => setImmediate(resolve))
/** Answers all requests until these calls have ended. */
async function finish<T>(calls: readonly Promise<T>[]): Promise<readonly T[]> {
  let ended = false
  const all = Promise.all(calls).finally(() => (ended = true))
  while (!ended) {
    for (const { answer } of waiting.splice(0)) answer()
    await flushImmediate()
  }
  return all
}

type Step =
  | { readonly do: 'login'; readonly id: string; readonly token: string }
  | { readonly do: 'logout' | 'flush' | 'reload' }
  | { readonly do: 'language'; readonly language: LanguageCode }
  | { readonly do: 'merchant'; readonly code: string }
  | { readonly do: 'call'; readonly endpoint: number; readonly page: number }
  | { readonly do: 'answer'; readonly at: number }

const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('call' as const), endpoint: fc.nat(3), page: fc.nat(1) }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const), at: fc.nat(4) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('login' as const),
        id: fc.constantFrom('m1', 'm2'),
        token: fc.constantFrom('t1', 't2', 't3'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constantFrom('logout' as const, 'flush' as const, 'reload' as const) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('language' as const),
        language: fc.constantFrom<LanguageCode>('EN', 'VI'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('merchant' as const), code: fc.constantFrom('lotus', 'coral') }),
    },
  ),
  { maxLength: 60, size: 'max' },
)

/** Plays the steps on one page, and returns the expected and the actual answer of each call. */
async function play(
  all: readonly Step[],
): Promise<readonly (readonly [expected: string, identity: unknown])[]> {
  vi.stubGlobal('sessionStorage', fakeSessionStorage())
  let page = fakeHttp(ORIGIN)
  const calls: Promise<readonly [string, unknown]>[] = []
  const call = (at: number, number: number): void => {
    const asked = ENDPOINTS[at] ?? ENDPOINTS[0]
    const { merchantCode, language } = page.state
    const token = asked.auth === 'none' ? undefined : page.session.get()?.token
    const expected = [merchantCode, language, token ?? 'none', `${asked.path}?page=${number}`].join(' ')
    const answer = page.http.call(asked, { query: { page: number } })
    calls.push(answer.then((body) => [expected, (body as { value: unknown }).value] as const))
  }
  for (const step of all) {
    if (step.do === 'call') call(step.endpoint, step.page)
    else if (step.do === 'answer') waiting.splice(step.at, 1)[0]?.answer()
    else if (step.do === 'login') page.session.set(member(step.id, step.token))
    else if (step.do === 'logout') page.session.set(undefined)
    else if (step.do === 'flush') page.http.flush()
    else if (step.do === 'merchant') page.state.merchantCode = step.code
    else if (step.do === 'language') page.state.language = step.language
    else page = reloaded(page)
    await flushImmediate()
  }
  return finish(calls)
}

/** The same tab after a reload: only session storage remains. */
function reloaded(before: ReturnType<typeof fakeHttp>): ReturnType<typeof fakeHttp> {
  const stored: SessionInfo | undefined = before.session.get()
  const page = fakeHttp(ORIGIN, stored)
  page.session.set(stored)
  Object.assign(page.state, { merchantCode: before.state.merchantCode, language: before.state.language })
  return page
}

describe('whose answer it is', () => {
  it('[CA-33] a call always gets the answer for its own merchant, language and token', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        waiting = []
        for (const [expected, identity] of await play(all)) expect(identity).toBe(expected)
      }),
      { numRuns: 150 },
    )
  })

  it('[CA-33] two members never share a pending request', async () => {
    vi.stubGlobal('sessionStorage', fakeSessionStorage())
    const { http, session } = fakeHttp(ORIGIN)
    const asked = endpoint({ path: '/wps/mine' })
    session.set(member('m1'))
    const calls = [http.call(asked), http.call(asked)]
    session.set(member('m2'))
    calls.push(http.call(asked))
    await vi.waitFor(() => expect(waiting).toHaveLength(2))
    expect(await finish(calls)).toEqual([
      { value: 'lotus VI token-of-m1 /wps/mine' },
      { value: 'lotus VI token-of-m1 /wps/mine' },
      { value: 'lotus VI token-of-m2 /wps/mine' },
    ])
  })

  it('[CA-33] a duplicated tab shows nothing of its first member to its second', async () => {
    const area = fakeSessionStorage()
    vi.stubGlobal('sessionStorage', area)
    const tab = fakeHttp(ORIGIN)
    tab.session.set(member('m1'))
    await finish([tab.http.call(ENDPOINTS[0])])
    // A browser gives the new tab a copy of the storage; after that each tab has its own.
    const copy = fakeSessionStorage()
    for (let at = 0; at < area.length; at++)
      copy.setItem(area.key(at) ?? '', area.getItem(area.key(at) ?? '') ?? '')
    vi.stubGlobal('sessionStorage', copy)
    const other = fakeHttp(ORIGIN, member('m1'))
    other.session.set(member('m2'))
    expect(await finish([other.http.call(ENDPOINTS[0])])).toEqual([
      { value: 'lotus VI token-of-m2 /wps/kept' },
    ])
    expect([area.length, copy.length]).toEqual([1, 1])
  })
})
