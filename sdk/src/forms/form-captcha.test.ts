import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CaptchaOutcome, captchaRequested } from '../contracts/captcha.ts'
import { captchaProblem } from './form-captcha.ts'
import { advance, by, failed, failure, fakeProvider, open, proof, ready } from './form-captcha.fake.ts'

describe('captchaProblem', () => {
  it.each<[CaptchaOutcome, string | undefined]>([
    [{ kind: 'passed', proof }, undefined],
    [{ kind: 'closed' }, 'verify_first'],
    [{ kind: 'aborted' }, 'verify_first'],
    [{ kind: 'busy' }, 'too_fast'],
    [failed('60204'), 'failed'],
    [failed('CP-NONE'), 'unavailable'],
    [failed('CP-SCENE'), 'unavailable'],
  ])('[VA-04] of %j is %s', (outcome, problem) => expect(captchaProblem(outcome)).toBe(problem))
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('FormCaptcha', () => {
  it('[ST-18] asks for a provider, starts it with what it needs, and waits for the player once its box is ready', async () => {
    const { captcha, providers, wanted } = open()
    expect(wanted).toEqual([[captchaRequested.id, { scene: 'login' }]])
    const { provider, starts, last } = fakeProvider()
    providers.set([by(provider)])
    expect(starts).toMatchObject([{ scene: 'login', language: 'EN', container: captcha.container }])
    expect(captcha.state.get()).toEqual({ kind: 'loading' })
    last().ready()
    await advance()
    expect(captcha.state.get()).toEqual({ kind: 'waiting' })
  })

  it('[ST-18] opens the box, and gives the same proof again until it is reset', async () => {
    const { captcha, calls, last } = await ready({ widget: { reset: () => {} } })
    const verifying = captcha.verify()
    await advance()
    expect([calls, captcha.state.get()]).toEqual([['open'], { kind: 'verifying' }])
    last().events.passed({ captcha: 'x' })
    const outcome = await verifying
    expect(outcome).toEqual({ kind: 'passed', proof })
    expect(await captcha.verify()).toEqual(outcome)
    captcha.reset()
    expect(captcha.state.get()).toEqual({ kind: 'waiting' })
    void captcha.verify()
    await advance()
    expect(calls).toEqual(['open', 'open'])
  })

  it('starts the provider anew for another proof if its box cannot be reset', async () => {
    const { captcha, calls, starts, last } = await ready()
    void captcha.verify()
    await advance()
    last().events.passed({ captcha: 'x' })
    captcha.reset()
    expect(captcha.state.get()).toEqual({ kind: 'loading' })
    expect(starts.map(({ signal }) => signal.aborted)).toEqual([true, false])
    expect(calls).toEqual(['open', 'destroy'])
  })

  it('[CO-08] drops a proof when it expires, and only then', async () => {
    const { captcha, last } = await ready({ proofMs: 60_000, widget: { reset: () => {} } })
    void captcha.verify()
    await advance()
    last().events.passed({ captcha: 'x' })
    await advance(59_999)
    expect(captcha.state.get().kind).toBe('success')
    await advance(1)
    expect(captcha.state.get().kind).toBe('waiting')
  })

  it('a failure that comes after a proof changes nothing: the proof still expires', async () => {
    const { captcha, last } = await ready({ proofMs: 60_000, widget: { reset: () => {} } })
    void captcha.verify()
    await advance()
    last().events.passed({ captcha: 'x' })
    last().events.failed(failure('60500'))
    expect(captcha.state.get().kind).toBe('success')
    await advance(60_000)
    expect(captcha.state.get().kind).toBe('waiting')
  })

  it('[VA-04] a box that the player closes, and one that fails, end the verify', async () => {
    const { captcha, last } = await ready()
    const closing = captcha.verify()
    await advance()
    last().events.closed()
    expect(await closing).toEqual({ kind: 'closed' })
    const failing = captcha.verify()
    await advance()
    last().events.failed(failure('60500'))
    expect(await failing).toEqual(failed('60500'))
    expect(captcha.state.get()).toEqual({ kind: 'error', failure: failure('60500') })
    expect(await captcha.verify()).toEqual(failed('60500'))
  })

  it('[VA-04] answers `busy` to a verify while another waits or runs', async () => {
    const { captcha, providers } = open()
    const first = captcha.verify()
    expect(await captcha.verify()).toEqual({ kind: 'busy' })
    const { provider, calls, last } = fakeProvider()
    providers.set([by(provider)])
    last().ready()
    await advance()
    expect(calls).toEqual(['open'])
    expect(await captcha.verify()).toEqual({ kind: 'busy' })
    last().events.passed({ captcha: 'x' })
    expect(await first).toEqual({ kind: 'passed', proof })
  })

  it('ends with the form, leaves no box, no element and no pending verify, and may open again', async () => {
    const { captcha, starts, calls, language, providers, last } = await ready()
    captcha.container.append(document.createElement('canvas'))
    const waiting = captcha.verify()
    await advance()
    captcha.close()
    expect(await waiting).toEqual({ kind: 'aborted' })
    expect([calls, last().signal.aborted, captcha.container.childElementCount]).toEqual([
      ['open', 'destroy'],
      true,
      0,
    ])
    expect(await captcha.verify()).toEqual({ kind: 'aborted' })
    language.set('VI')
    providers.set([...providers.get()])
    expect(starts).toHaveLength(1)
    captcha.open()
    expect(starts).toHaveLength(2)
  })

  it('ends with the plugin that owns the form', async () => {
    const { captcha, last, providers, starts, stop } = await ready()
    stop.abort()
    expect(last().signal.aborted).toBe(true)
    providers.set([])
    expect(starts).toHaveLength(1)
    expect(await captcha.verify()).toEqual({ kind: 'aborted' })
  })
})
