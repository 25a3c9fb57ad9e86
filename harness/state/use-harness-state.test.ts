import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withValue } from './harness-state.ts'
import { useHarnessState } from './use-harness-state.ts'

const offered = (name: string, live: boolean) => ({ name, label: name, group: 'site', live, choices: [] })
const options = {
  scenarios: [offered('maintenance', true), offered('clock', true), offered('member', false)],
  merchants: [],
}

/** Patches that the gateway has got, and the answers that it has not given yet. */
let sent: unknown[] = []
let answers: ((status: number) => void)[] = []
beforeEach(() => {
  history.replaceState(null, '', '/')
  sent = []
  answers = []
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body))
    return new Promise((resolve) => {
      answers.push((status) =>
        resolve({ ok: status === 200, status, json: () => Promise.resolve({ notes: [] }) }),
      )
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answer = (index: number, status = 200): Promise<void> =>
  act(async () => {
    answers[index]?.(status)
    // The answer is read in several steps, without a timer.
    for (let step = 0; step < 10; step++) await Promise.resolve()
  })

function harness() {
  const [onPatched, onError] = [vi.fn(), vi.fn()]
  const { result } = renderHook(() =>
    useHarnessState({ merchant: 'lotus', options, onLeave: () => {}, onPatched, onError }),
  )
  const set = (name: string, text: string): Promise<void> =>
    act(async () => {
      result.current.change(withValue(result.current.state, name, text))
      await Promise.resolve()
    })
  return { onPatched, onError, set, now: () => result.current }
}

it('sends the next patch when the one before is answered', async () => {
  const { set, onPatched } = harness()
  await set('maintenance', '1')
  await set('clock', '1d')
  expect(sent).toEqual([{ maintenance: '1' }])
  await answer(0)
  expect(sent).toEqual([{ maintenance: '1' }, { clock: '1d' }])
  await answer(1)
  expect(onPatched).toHaveBeenCalledTimes(2)
})

it('shows the state before, with what could be undone then, where a patch fails', async () => {
  const { set, onError, now } = harness()
  await set('maintenance', '1')
  await answer(0)
  await set('clock', '1d')
  expect(now().state.values).toEqual({ maintenance: '1', clock: '1d' })
  await answer(1, 500)
  expect(onError).toHaveBeenCalledOnce()
  expect(now().state.values).toEqual({ maintenance: '1' })
  expect(location.search).toBe('?merchant=lotus&maintenance=1')
  act(() => now().undo?.())
  expect(now().state.values).toEqual({})
  expect(now().undo).toBeUndefined()
})

it('sends what failed again with a change that was made meanwhile', async () => {
  const { set, now } = harness()
  await set('maintenance', '1')
  await set('clock', '1d')
  await answer(0, 500)
  expect(sent[1]).toEqual({ maintenance: '1', clock: '1d' })
  await answer(1)
  expect(now().state.values).toEqual({ maintenance: '1', clock: '1d' })
})

it.each([
  ['succeeds', 200, { maintenance: '1', clock: '1d' }],
  ['fails', 500, { clock: '1d' }],
])('what the frame has already stays where a patch before it %s', async (_, status, values) => {
  const { set, now } = harness()
  await set('maintenance', '1')
  act(() => now().note((before) => withValue(before, 'clock', '1d')))
  expect(now().state.values).toEqual({ maintenance: '1', clock: '1d' })
  await answer(0, status)
  expect(now().state.values).toEqual(values)
  // The next patch begins with that.
  await set('maintenance', '2')
  expect(sent[1]).toEqual({ maintenance: '2' })
})

it('a new world gets no patch of the one before, and its failure changes nothing', async () => {
  const { set, onError, now } = harness()
  await set('maintenance', '1')
  await set('clock', '1d')
  await set('member', 'player')
  await answer(0, 500)
  expect(sent).toHaveLength(1)
  expect(onError).not.toHaveBeenCalled()
  expect(now().state.values).toEqual({ maintenance: '1', clock: '1d', member: 'player' })
  expect(now().frame.revision).toBe(1)
})
