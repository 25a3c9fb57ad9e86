import { defineEndpoint, type PluginError } from '@foyer/sdk'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { foreignEntry } from '../foreign/foreign-entry.fake.ts'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { linh } from '../session/session-info.fake.ts'
import { createBorder } from '../host/checks/create-border.ts'
import { createKernel, type Kernel } from './kernel.ts'
import { type CreateBorder, startAfterHydration } from './start-after-hydration.ts'

const border: CreateBorder = (host) => createBorder(host)

const GAMES = defineEndpoint()({
  id: 'test.games',
  method: 'GET',
  path: '/wps/test/games',
  auth: 'optional',
  cacheMs: 60_000,
  response: { '~standard': { version: 1, vendor: 'test', validate: (value: unknown) => ({ value }) } },
})

/** Requests for the games. Every other call stays unanswered. */
let asked: string[]
beforeEach(() => {
  asked = []
  sessionStorage.clear()
  localStorage.clear()
  vi.stubGlobal('fetch', (input: Request | string) => {
    const url = typeof input === 'string' ? input : input.url
    if (!url.includes(GAMES.path)) return new Promise(() => {})
    asked.push(url)
    return Promise.resolve(Response.json({ success: true, value: asked.length }))
  })
})

function load(page: Parameters<typeof bakedPage>[0] = {}) {
  const kernel = createKernel(bakedPage(page), { location: { pathname: '/m/home', search: '', hash: '' } })
  return { kernel, games: () => kernel.http.call(GAMES, {}) }
}

/** What the kernel would do when the network is back. */
function watchReturns(kernel: Kernel) {
  const returned: (() => void)[] = []
  vi.spyOn(kernel.reachability, 'onReturn').mockImplementation((run) => {
    returned.push(run)
    return () => returned.splice(returned.indexOf(run), 1)
  })
  return { returned }
}

describe('startAfterHydration', () => {
  it('knows a member’s session at once, and a guest’s when the other tabs have been asked', async () => {
    const guest = load()
    void startAfterHydration(guest.kernel, [], border)
    expect(guest.kernel.session.known.get()).toBe(false)
    await vi.waitFor(() => expect(guest.kernel.session.known.get()).toBe(true))
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(linh))
    const member = load()
    void startAfterHydration(member.kernel, [], border)
    expect(member.kernel.session.known.get()).toBe(true)
  })

  it('[CA-33] a reload of a member’s page finds the cached responses', async () => {
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(linh))
    const first = load()
    void startAfterHydration(first.kernel, [], border)
    await first.games()
    await first.games()
    const second = load()
    void startAfterHydration(second.kernel, [], border)
    await second.games()
    expect(asked).toHaveLength(1)
  })

  it('[CA-33] a login that was queued before hydration clears them', async () => {
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(linh))
    const first = load()
    void startAfterHydration(first.kernel, [], border)
    await first.games()
    const second = load()
    second.kernel.session.start({ ...linh, token: 'tok-2' })
    void startAfterHydration(second.kernel, [], border)
    await second.games()
    expect(asked).toHaveLength(2)
  })

  it('[LG-01] the server is told the stored language again, whose cookie may be gone', async () => {
    document.cookie = 'language=; path=/; max-age=0'
    localStorage.setItem('language', 'CN')
    void startAfterHydration(load().kernel, [], border)
    await vi.waitFor(() => expect(document.cookie).toContain('language=CN'))
  })

  it('[CA-33] a change of language clears them', async () => {
    const { kernel, games } = load()
    void startAfterHydration(kernel, [], border)
    await games()
    await kernel.i18n.change('EN')
    await kernel.i18n.change('VI')
    await games()
    expect(asked).toHaveLength(2)
  })

  it('fetches the code for foreign plugins again when the network is back', async () => {
    vi.doMock('../foreign/foreign-plugins.ts', () => {
      throw new TypeError('Failed to fetch')
    })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { kernel } = load({ foreign: [{ ...foreignEntry(), url: 'not an address' }] })
    const { returned } = watchReturns(kernel)
    const logged = vi.spyOn(kernel.logger, 'error')
    /** Codes of the errors until now. */
    const codes = (): readonly unknown[] => logged.mock.calls.map(([error]) => (error as PluginError).code)
    void startAfterHydration(kernel, [], border)
    await vi.waitFor(() => expect(logged).toHaveBeenCalled())
    expect(kernel.registryComplete.get()).toBe(true)
    vi.doUnmock('../foreign/foreign-plugins.ts')
    expect(codes()).not.toContain('PL-ORIGIN')
    for (const run of [...returned]) run()
    await vi.waitFor(() => expect(codes()).toContain('PL-ORIGIN'))
    for (const run of [...returned]) run()
    await vi.dynamicImportSettled()
    expect(codes().filter((code) => code === 'PL-ORIGIN')).toHaveLength(1)
  })

  it('goes on, and says so, where the code for inspectors cannot be fetched', async () => {
    vi.doMock('../inspection/inspection.ts', () => {
      throw new TypeError('Failed to fetch')
    })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { kernel } = load({ inspection: true })
    const logged = vi.spyOn(kernel.logger, 'error')
    void startAfterHydration(kernel, [], border)
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce())
    vi.doUnmock('../inspection/inspection.ts')
  })
})
