import { afterEach, describe, expect, it, vi } from 'vitest'
import { mendFeatures } from './mend-features.ts'

afterEach(() => void vi.unstubAllGlobals())

const refuse = (): never => {
  throw new DOMException('not here', 'SecurityError')
}
const page = window as Window & typeof globalThis

describe('mendFeatures', () => {
  it.each([
    ['missing', undefined],
    ['forbidden', refuse],
    ['answering with nothing', () => null],
  ])('no media query matches where matchMedia is %s', (_case, broken) => {
    vi.stubGlobal('matchMedia', broken)
    mendFeatures(page)
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    query.addEventListener('change', () => {})
    expect(query.matches).toBe(false)
  })

  it('keeps a matchMedia that works', () => {
    const own = vi.fn(() => ({ matches: true }))
    vi.stubGlobal('matchMedia', own)
    mendFeatures(page)
    expect(matchMedia('all').matches).toBe(true)
  })

  it.each([
    ['cannot be asked for', refuse, () => {}],
    ['cannot be cancelled', () => 1, undefined],
    ['refuses to be cancelled', () => 1, refuse],
  ])('an idle call that %s is no feature', (_case, request, cancel) => {
    vi.stubGlobal('requestIdleCallback', request)
    vi.stubGlobal('cancelIdleCallback', cancel)
    mendFeatures(page)
    expect('requestIdleCallback' in globalThis).toBe(false)
  })

  it.each(['mark', 'getEntriesByName', 'getEntriesByType'] as const)(
    'a forbidden performance.%s measures nothing',
    (name) => {
      const forbidden = vi.spyOn(performance, name).mockImplementation(refuse)
      mendFeatures(page)
      expect(performance[name]('x')).toEqual([])
      forbidden.mockRestore()
      Reflect.deleteProperty(performance, name)
    },
  )

  it('an IntersectionObserver that cannot be made is no feature', () => {
    vi.stubGlobal('IntersectionObserver', refuse)
    mendFeatures(page)
    expect(typeof IntersectionObserver).toBe('undefined')
  })

  it('keeps an idle call that works', () => {
    vi.stubGlobal('requestIdleCallback', () => 1)
    vi.stubGlobal('cancelIdleCallback', () => {})
    mendFeatures(page)
    expect('requestIdleCallback' in globalThis).toBe(true)
  })
})
