import { navigated } from '@foyer/sdk'
import { testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import motion from './manifest.ts'

interface Move {
  readonly from: string | undefined
  cancelled: boolean
}

let moves: Move[] = []
let reduced = false
let index = 0
const go = (test: Awaited<ReturnType<typeof start>>, pathname: string, to: number): void => {
  index = to
  test.emit(navigated, { pathname, search: '', hash: '' })
  vi.advanceTimersToNextFrame()
}
const start = () => testPlugin(motion)

beforeEach(() => {
  vi.useFakeTimers()
  ;[moves, reduced, index] = [[], false, 3]
  vi.stubGlobal('navigation', {
    get currentEntry() {
      return { index }
    },
  })
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return reduced
    },
  }))
  document.body.innerHTML = '<main id="content"><div></div></main>'
  Object.assign(document.getElementById('content') as HTMLElement, {
    animate: ({ transform }: { readonly transform?: readonly string[] }) => {
      const move: Move = { from: transform?.[0], cancelled: false }
      moves.push(move)
      return { cancel: () => (move.cancelled = true) }
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  document.documentElement.dir = 'ltr'
})

const from = () => moves.map((move) => move.from)

describe('site.motion', () => {
  it('moves the next screen in from the end of the line, the last from its start, and fades what replaces another', async () => {
    const test = await start()
    go(test, '/m/game', 4)
    go(test, '/m/home', 3)
    go(test, '/m/login', 3)
    expect(from()).toEqual(['translateX(24px)', 'translateX(-24px)', undefined])
  })

  it('mirrors both where the page is written from right to left', async () => {
    const test = await start()
    ;(document.getElementById('content') as HTMLElement).style.direction = 'rtl'
    go(test, '/m/game', 4)
    go(test, '/m/home', 3)
    expect(from()).toEqual(['translateX(-24px)', 'translateX(24px)'])
  })

  it('moves nothing for a player who asked for reduced motion, also while the page is open', async () => {
    const test = await start()
    reduced = true
    go(test, '/m/game', 4)
    expect(from()).toEqual([])
    reduced = false
    go(test, '/m/home', 3)
    expect(from()).toEqual(['translateX(-24px)'])
  })

  it('moves nothing while the screen stays the same, and only fades one that fills the window', async () => {
    const test = await start()
    go(test, location.pathname, 4)
    ;(document.querySelector('main > div') as HTMLElement).style.position = 'fixed'
    go(test, '/m/trial', 5)
    expect(from()).toEqual([undefined])
  })

  it('only fades where the browser tells no place in its history, and shows the screen where it animates nothing', async () => {
    vi.stubGlobal('navigation', undefined)
    const test = await start()
    go(test, '/m/game', 4)
    expect(from()).toEqual([undefined])
    Object.assign(document.getElementById('content') as HTMLElement, { animate: undefined })
    expect(() => go(test, '/m/home', 3)).not.toThrow()
  })

  it('ends the motion of a screen that is left meanwhile, and all when it is turned off', async () => {
    const test = await start()
    go(test, '/m/game', 4)
    go(test, '/m/home', 3)
    expect(moves.map(({ cancelled }) => cancelled)).toEqual([true, false])
    await test.dispose()
    expect(moves.map(({ cancelled }) => cancelled)).toEqual([true, true])
  })
})
