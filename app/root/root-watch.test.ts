import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REMOUNT_WINDOW_MS, REMOUNTS_MAX } from './constants.ts'
import { RootWatch } from './root-watch.ts'

/** A root that shows the site again unless `broken`. */
function page() {
  const state = { broken: false, element: document.createElement('div') }
  const show = (): void => {
    state.element.remove()
    state.element = document.createElement('div')
    if (!state.broken) state.element.append(document.createElement('main'))
    document.body.prepend(state.element)
  }
  show()
  const root = {
    get element() {
      return state.element
    },
    mountAgain: vi.fn(show),
  }
  const report = vi.fn()
  const giveUp = vi.fn()
  new RootWatch({ root, report, giveUp })
  return { state, root, report, giveUp }
}
/** Observers report in a microtask, and the watch acts in the next task. */
const afterObservers = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('RootWatch', () => {
  it.each<[string, (element: HTMLElement) => void]>([
    ['empties the root', (element) => element.replaceChildren()],
    ['removes the screen', (element) => element.querySelector('main')?.remove()],
    ['removes the root', (element) => element.remove()],
    ['empties the body', () => document.body.replaceChildren()],
    ['replaces the body', () => document.body.replaceWith(document.createElement('body'))],
  ])('mounts the site anew, once, when something %s', async (_what, harm) => {
    const { state, root, report } = page()
    harm(state.element)
    await afterObservers()
    expect(root.mountAgain).toHaveBeenCalledOnce()
    expect(report).toHaveBeenCalledOnce()
    // And goes on watching the new root.
    harm(state.element)
    await afterObservers()
    expect(root.mountAgain).toHaveBeenCalledTimes(2)
  })

  it('leaves alone what others add to the body or remove from it, and changes of a screen', async () => {
    const { state, root } = page()
    const frame = document.body.appendChild(document.createElement('div'))
    await afterObservers()
    frame.remove()
    state.element.querySelector('main')?.append('text')
    state.element.append(document.createElement('nav'))
    await afterObservers()
    expect(root.mountAgain).not.toHaveBeenCalled()
  })

  it('gives up when the site does not stay, and touches nothing afterwards', async () => {
    const { state, root, giveUp } = page()
    state.broken = true
    state.element.replaceChildren()
    await afterObservers()
    await vi.runAllTimersAsync()
    expect(root.mountAgain).toHaveBeenCalledTimes(REMOUNTS_MAX)
    expect(giveUp).toHaveBeenCalledOnce()
    state.element.remove()
    await vi.advanceTimersByTimeAsync(REMOUNT_WINDOW_MS)
    expect(root.mountAgain).toHaveBeenCalledTimes(REMOUNTS_MAX)
  })

  it('counts those of the last minute only', async () => {
    const { state, root, giveUp } = page()
    for (let time = 0; time < 2 * REMOUNTS_MAX; time++) {
      state.element.replaceChildren()
      await afterObservers()
      await vi.advanceTimersByTimeAsync(REMOUNT_WINDOW_MS / REMOUNTS_MAX + 1)
    }
    expect(root.mountAgain).toHaveBeenCalledTimes(2 * REMOUNTS_MAX)
    expect(giveUp).not.toHaveBeenCalled()
  })
})
