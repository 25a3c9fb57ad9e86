import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GEETEST_TOKEN_PATH, type GeetestBehaviour, geetestScript } from './geetest.ts'

type Init = (config: object, made: (box: Box) => void) => void
interface Box {
  onReady(run: () => void): Box
  onSuccess(run: () => void): Box
  onError(run: (error: unknown) => void): Box
  onClose(run: () => void): Box
  getValidate(): unknown
  showCaptcha?(): void
  verify?(): void
  destroy(): void
}
const token = async (_url: string, _init: RequestInit): Promise<Response> =>
  Response.json({ success: true, value: { token: 't'.repeat(50) } })
const fetched = vi.fn(token)

/** Runs the script as a page does, and returns the global that it set. */
function load(version: 'v3' | 'v4', behaviour: GeetestBehaviour): Init {
  const page: Record<string, Init> = {}
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script under test is text
  new Function('window', 'fetch', geetestScript(version, behaviour))(page, fetched)
  const init = page[version === 'v4' ? 'initGeetest4' : 'initGeetest']
  if (!init) throw new Error('the script sets nothing')
  return init
}
const press = (name: string): void =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click()

/** The box's events, in order. */
async function play(version: 'v3' | 'v4', behaviour: GeetestBehaviour, act: (box: Box) => unknown) {
  const heard: unknown[] = []
  const onError = (error: unknown): unknown => heard.push(error)
  let box: Box | undefined
  load(version, behaviour)({ captchaId: 'id', challenge: 'c-1', onError }, (made) => {
    box = made
    made.onReady(() => heard.push('ready'))
    made.onSuccess(() => heard.push('success'))
    made.onClose(() => heard.push('close'))
    made.onError(onError)
  })
  await vi.advanceTimersByTimeAsync(1_000)
  if (box) {
    await act(box)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  return { heard, proof: box?.getValidate() }
}
const open = (box: Box): void => void (box.showCaptcha ?? box.verify)?.()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  fetched.mockReset().mockImplementation(token)
  document.body.replaceChildren()
})

describe('the double of GeeTest', () => {
  it('v4 passes with a token of the gateway', async () => {
    const { heard, proof } = await play('v4', 'success', (box) => {
      open(box)
      press('I am a person')
    })
    expect(heard).toEqual(['ready', 'success'])
    expect(proof).toMatchObject({ captcha_id: 'id', pass_token: 't'.repeat(50), lot_number: 'lot' })
    expect(fetched).toHaveBeenCalledExactlyOnceWith(GEETEST_TOKEN_PATH, expect.anything())
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('v3 passes with its challenge', async () => {
    const { proof } = await play('v3', 'success', (box) => {
      open(box)
      press('I am a person')
    })
    const token = 't'.repeat(50)
    expect(proof).toEqual({
      geetest_challenge: 'c-1',
      geetest_validate: token,
      geetest_seccode: `${token}|jordan`,
    })
  })

  it.each(['v3', 'v4'] as const)('[CO-08] %s takes 500 ms to check a player', async (version) => {
    await play(version, 'success', async (box) => {
      open(box)
      press('I am a person')
      await vi.advanceTimersByTimeAsync(500 - 1)
      expect([fetched.mock.calls.length, box.getValidate()]).toEqual([0, false])
      await vi.advanceTimersByTimeAsync(1)
      expect(fetched).toHaveBeenCalledOnce()
      expect(box.getValidate()).toBeTruthy()
    })
  })

  it('[CO-08] gives up after 10000 ms without an answer', async () => {
    fetched.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    let heard: readonly unknown[] = []
    const { heard: all, proof } = await play('v4', 'success', async (box) => {
      const errors: unknown[] = []
      box.onError((error) => errors.push(error))
      open(box)
      press('I am a person')
      await vi.advanceTimersByTimeAsync(500 + 10_000 - 1)
      expect(errors).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      heard = [...errors]
    })
    expect(heard).toMatchObject([{ code: '60101' }])
    expect([all, proof]).toEqual([['ready'], false])
  })

  it('is closed without a proof', async () => {
    const { heard, proof } = await play('v4', 'success', (box) => {
      open(box)
      press('Close')
    })
    expect([heard, proof]).toEqual([['ready', 'close'], false])
  })

  it.each([
    ['v4', { code: '60101' }],
    ['v3', { error_code: 'error_105' }],
  ] as const)('%s fails with its own kind of code', async (version, error) => {
    const { heard } = await play(version, 'fail', (box) => {
      open(box)
      press('I am a person')
    })
    expect(heard).toMatchObject(['ready', error])
  })

  it.each([
    ['v4', '60204', [{ code: '60204' }]],
    ['v4', '60205', [{ code: '60205' }]],
    ['v3', '60204', ['networkError']],
    ['v4', 'never', []],
    ['v4', 'slow', []],
  ] as const)('%s, %s: says %j within a second', async (version, behaviour, expectedEvents) => {
    expect((await play(version, behaviour, open)).heard).toMatchObject(expectedEvents)
  })

  it('fails at once after a failure, until it is loaded again', async () => {
    const init = load('v4', '60204')
    const onError = vi.fn()
    init({ onError }, () => {})
    expect(onError).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    init({ onError }, () => {})
    expect(onError).toHaveBeenCalledTimes(2)
  })
})
