import { errorLogged, HTTP, HttpError, navigated, routes, SITE } from '@foyer/sdk'
import { fakeHttp, fakeSite, testPlugin } from '@foyer/sdk/testing'
import type { MetricType } from 'web-vitals'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** What web-vitals was given to call. */
const vitals: ((metric: MetricType) => void)[] = []
vi.mock('web-vitals', () => {
  const measure = (report: (metric: MetricType) => void): void => void vitals.push(report)
  return { onCLS: measure, onFCP: measure, onINP: measure, onLCP: measure, onTTFB: measure }
})
const measured = (name: string, value: number, id = `v-${name}`): void => {
  vitals[0]?.({ name, value, id, navigationType: 'navigate' } as MetricType)
}

/** A page of its own: module state is that of one page load. */
async function open({
  settings = { sampleRate: 1 } as { readonly sampleRate?: number },
  draw = 0.5,
  answer = undefined as unknown,
  path = '/m/game/ag',
} = {}) {
  vi.resetModules()
  vitals.length = 0
  vi.spyOn(Math, 'random').mockReturnValue(draw)
  history.replaceState(null, '', `${path}?r=77&token=secret`)
  const http = fakeHttp({ 'reports.send': answer })
  const services = { [HTTP]: http, [SITE]: fakeSite() }
  const { default: reports } = await import('./manifest.ts')
  const test = await testPlugin(reports, { services, settings })
  test.contributeOthers(routes, [
    { path: '/m/home', access: 'public', component: 'Home' },
    { path: '/m/game/:vendor', access: 'public', component: 'Game' },
  ])
  return {
    test,
    http,
    sent: () => http.callsOf('reports.send').map(({ body }) => body as { reports: readonly object[] }),
  }
}
const hide = (state: 'hidden' | 'visible' = 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
/** Lets every promise that is settled call its handlers. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
const violate = (effectiveDirective: string, blockedURI: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation', { bubbles: true }), {
      effectiveDirective,
      blockedURI,
    }),
  )

beforeEach(() => void vi.stubGlobal('ReportingObserver', undefined))
beforeEach(() => void Reflect.deleteProperty(globalThis, 'ReportingObserver'))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('site.reports', () => {
  it('measures from the first touch on, else from the fifth second of the page', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(4_900)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await open()
      await vi.advanceTimersByTimeAsync(90)
      expect(vitals).toEqual([])
      await vi.advanceTimersByTimeAsync(10)
      vi.useRealTimers()
      await vi.waitFor(() => expect(vitals).toHaveLength(5))
    } finally {
      vi.useRealTimers()
    }
  })

  it('sends one batch when the page is hidden: measurements, errors and violations, by route', async () => {
    const { test, http, sent } = await open()
    dispatchEvent(new Event('pointerdown'))
    await vi.waitFor(() => expect(vitals).toHaveLength(5))
    measured('LCP', 1234.6)
    measured('CLS', 0.01)
    test.emit(errorLogged, { code: 'PL-THREW', plugin: 'a.b', phase: 'render' })
    test.emit(navigated, { pathname: '/m/home', search: '?token=secret', hash: '' })
    violate('img-src', 'https://evil.example/p?token=secret')
    measured('CLS', 0.0204)
    expect(sent()).toEqual([])
    hide()
    const route = '/m/game/:vendor'
    expect(sent()).toEqual([
      {
        build: fakeSite().build,
        merchant: fakeSite().merchant.code,
        connection: 'unknown',
        saveData: false,
        reports: [
          { kind: 'vital', route, name: 'LCP', value: 1235, navigation: 'navigate' },
          { kind: 'vital', route, name: 'CLS', value: 0.02, navigation: 'navigate' },
          { kind: 'error', route, code: 'PL-THREW', plugin: 'a.b', phase: 'render', count: 1 },
          {
            kind: 'policy',
            route: '/m/home',
            directive: 'img-src',
            blocked: 'https://evil.example',
            count: 1,
          },
        ],
      },
    ])
    expect(http.calls[0]?.keepalive).toBe(true)
    hide('visible')
    hide()
    expect(sent()).toHaveLength(1)
    await test.dispose()
  })

  it('names no route for an address without a screen', async () => {
    const { test, sent } = await open({ path: '/m/player123' })
    test.emit(errorLogged, { code: 'BO-ROOT' })
    hide()
    expect(sent()).toMatchObject([{ reports: [{ route: 'none' }] }])
    await test.dispose()
  })

  it('has the violations of before its start, where the browser has stored them', async () => {
    const body = { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/x.js' }
    const observed: unknown[] = []
    vi.stubGlobal(
      'ReportingObserver',
      class {
        constructor(_: unknown, options: unknown) {
          observed.push(options)
        }
        observe() {}
        disconnect() {}
        takeRecords = () => [
          { type: 'csp-violation', url: 'https://lotus.example/m/home?token=secret', body },
        ]
      },
    )
    const { test, sent } = await open()
    hide()
    expect(observed).toEqual([{ types: ['csp-violation'], buffered: true }])
    expect(sent()).toMatchObject([
      { reports: [{ directive: 'script-src-elem', blocked: 'https://evil.example' }] },
    ])
    await test.dispose()
  })

  it('drops what is refused, and says nothing', async () => {
    const refused = new HttpError('HT-REFUSED', 'no', 'reports.send', { status: 200 })
    const { test, http, sent } = await open({ answer: refused })
    test.emit(errorLogged, { code: 'BO-ROOT' })
    hide()
    // Whatever the plugin does with the refusal, it does before this.
    await vi.waitFor(() => expect([sent().length, http.pending.size]).toEqual([1, 0]))
    await nextTask()
    hide()
    expect(sent()).toHaveLength(1)
    expect(test.logger.entries).toEqual([])
    await test.dispose()
  })

  it.each([
    [0, 0, 0],
    [0.1, 0.1, 0],
    [0.1, 0.0999, 1],
    [1, 0.9999, 1],
    // One page in ten, where the merchant says nothing.
    [undefined, 0.1, 0],
    [undefined, 0.0999, 1],
  ])('with a sample rate of %o and a draw of %d sends %d batches', async (sampleRate, draw, batches) => {
    const { test, sent } = await open({ settings: sampleRate === undefined ? {} : { sampleRate }, draw })
    test.emit(errorLogged, { code: 'BO-ROOT' })
    hide()
    expect(sent()).toHaveLength(batches)
    if (batches === 0) expect(vitals).toEqual([])
    await test.dispose()
  })

  it('has the same sample and limit when it is switched off and on', async () => {
    const first = await open()
    for (let n = 0; n < 9; n++) first.test.emit(errorLogged, { code: `XX-${'ABCDEFGHI'[n]}` })
    hide()
    await first.test.dispose()
    const { default: reports } = await import('./manifest.ts')
    const services = { [HTTP]: first.http, [SITE]: fakeSite() }
    const again = await testPlugin(reports, { services, settings: { sampleRate: 1 } })
    again.emit(errorLogged, { code: 'XX-LATER' })
    hide()
    expect(first.sent()).toHaveLength(1)
    expect(first.sent()[0]?.reports).toHaveLength(5)
    await again.dispose()
  })

  it('sends nothing after it was stopped', async () => {
    const { test, sent } = await open()
    test.emit(errorLogged, { code: 'BO-ROOT' })
    await test.dispose()
    hide()
    expect(sent()).toEqual([])
  })
})
