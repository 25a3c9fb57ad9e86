import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { statusRequest } from '../../kernel/site/status-request.ts'

const source = readFileSync('app/boot/boot.js', 'utf8')
const run = (path: string): void => {
  history.replaceState(null, '', path)
  new Function(source)()
}
const answer = { ok: true }
const asked = vi.fn<typeof fetch>()

beforeEach(() => {
  asked.mockResolvedValue(answer as Response)
  vi.stubGlobal('fetch', asked)
  Object.assign(document.documentElement.dataset, { merchant: 'lotus01', language: 'VI' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  asked.mockReset()
  localStorage.clear()
  delete document.documentElement.dataset['theme']
  delete document.documentElement.dataset['entry']
})

describe('the inline boot script', () => {
  it.each([
    '/m/home',
    '/m/home?track=t1&r=7#games',
    '/m/home?token=secret&tokens=other',
    '/m/home?redirectUrl=https%3A%2F%2Fa.example%3Ftoken%3Dsecret&id=1',
  ])('[CA-09] asks for the status as the kernel does later: %s', (path) => {
    run(path)
    const { url, init } = statusRequest(location, 'lotus01', 'VI')
    expect(asked.mock.calls).toEqual([[url, init]])
    expect(url).toContain('device=MOBILE')
    expect(url).not.toContain('secret')
  })
  it('takes a token out of the address before anything else can read it', () => {
    run('/m/home?token=first&tokens=second&r=7')
    expect(location.search).toBe('?r=7')
    expect(Reflect.get(globalThis, '__foyer')).toMatchObject({ token: 'first' })
  })
  it('starts a rendered page’s entry once: when it has loaded, or soon after', () => {
    vi.useFakeTimers()
    const entries = () => document.head.querySelectorAll('script[src="/m/entry.js"]').length
    run('/m/home')
    vi.advanceTimersByTime(5000)
    expect(entries()).toBe(0)
    document.documentElement.dataset['entry'] = '/m/entry.js /m/kernel.js'
    run('/m/home')
    expect(entries()).toBe(0)
    dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(100)
    expect(entries()).toBe(1)
    expect(document.head.querySelectorAll('link[rel=modulepreload][href="/m/kernel.js"]').length).toBe(1)
    run('/m/home')
    vi.advanceTimersByTime(1500)
    expect(entries()).toBe(2)
    vi.useRealTimers()
  })
  it('shows the player’s colour scheme, and survives a stored value that is none', () => {
    localStorage.setItem('theme', 'dark')
    run('/m/home')
    expect(document.documentElement.dataset['theme']).toBe('dark')
    document.documentElement.dataset['theme'] = 'auto'
    localStorage.setItem('theme', '"><script>')
    run('/m/home')
    expect(document.documentElement.dataset['theme']).toBe('auto')
  })
})
