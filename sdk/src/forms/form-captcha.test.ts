import { fakeLogger } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  CaptchaError,
  type CaptchaEvents,
  type CaptchaFailure,
  type CaptchaOptions,
  type CaptchaOutcome,
  type CaptchaProvider,
  captchaRequested,
  type CaptchaWidget,
} from '../contracts/captcha.ts'
import { CodedError } from '../errors.ts'
import type { LanguageCode } from '../language.ts'
import type { Contributed } from '../points.ts'
import { HttpError } from '../services/http.ts'
import { createStore } from '../store.ts'
import { captchaProblem, FormCaptcha } from './form-captcha.ts'

const proof = { fields: { captcha: 'x' } }
const failed = (code: string): CaptchaOutcome => ({ kind: 'failed', failure: failure(code) })
const failure = (code: string): CaptchaFailure => ({ reason: 'setup', code })

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

interface Start extends CaptchaOptions {
  readonly events: CaptchaEvents
  readonly ready: (widget?: Partial<CaptchaWidget>) => void
  readonly fail: (error: unknown) => void
}
interface ProviderOptions extends Partial<Pick<CaptchaProvider, 'scenes' | 'proofMs'>> {
  /** What its widgets can do besides `open`. */
  readonly widget?: Partial<CaptchaWidget>
}

/** A provider whose box the test controls. */
function fakeProvider({ widget = {}, ...options }: ProviderOptions = {}) {
  const starts: Start[] = []
  const calls: string[] = []
  const provider: CaptchaProvider = {
    key: 'fake',
    scenes: ['login', 'register'],
    ...options,
    start: (given, events) =>
      new Promise((resolve, reject) => {
        const box: CaptchaWidget = {
          open: () => void calls.push('open'),
          destroy: () => void calls.push('destroy'),
          ...widget,
        }
        starts.push({ ...given, events, ready: (own) => resolve({ ...box, ...own }), fail: reject })
      }),
  }
  const last = (): Start => {
    const start = starts.at(-1)
    if (!start) throw new Error('the provider was not started')
    return start
  }
  return { provider, starts, calls, last }
}

function open(scene: 'login' | 'sms' = 'login') {
  const providers = createStore<readonly Contributed<CaptchaProvider>[]>([])
  const language = createStore<LanguageCode>('EN')
  const wanted: unknown[] = []
  const logger = fakeLogger()
  const stop = new AbortController()
  const context = {
    logger,
    signal: stop.signal,
    contributions: () => providers,
    emit: (event: { readonly id: string }, payload: unknown) => void wanted.push([event.id, payload]),
    timeout: (run: () => void, ms: number) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
  const captcha = new FormCaptcha({ context: context as never, scene, language })
  captcha.open()
  return { captcha, providers, language, wanted, logger, stop }
}
const by = (value: CaptchaProvider): Contributed<CaptchaProvider> => ({ plugin: 'acme.captcha', value })
const advance = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A form whose captcha is ready for the player. */
async function ready(options: ProviderOptions = {}) {
  const form = open()
  const fake = fakeProvider(options)
  form.providers.set([by(fake.provider)])
  fake.last().ready()
  await advance()
  return { ...form, ...fake }
}

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

  it('[VA-03] is unavailable without a provider, until a late one arrives', async () => {
    const { captcha, providers, wanted } = open()
    const verifying = captcha.verify()
    await advance(4_999)
    expect(captcha.state.get().kind).toBe('loading')
    await advance(1)
    expect(await verifying).toEqual(failed('CP-NONE'))
    captcha.retry()
    expect(captcha.state.get().kind).toBe('loading')
    expect(wanted).toHaveLength(2)
    await advance(5_000)
    expect(captcha.state.get().kind).toBe('error')
    providers.set([by(fakeProvider().provider)])
    expect(captcha.state.get().kind).toBe('loading')
    await advance(5_000)
    expect(captcha.state.get().kind).toBe('loading')
  })

  it('[VA-03] is unavailable if the provider does not support the scene', async () => {
    const { captcha, providers } = open('sms')
    const { provider, starts } = fakeProvider()
    providers.set([by(provider)])
    expect(await captcha.verify()).toEqual(failed('CP-SCENE'))
    expect(starts).toEqual([])
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

  it('[CO-08] a provider that is not ready within 60 seconds is an error of the network; its late box goes', async () => {
    const { captcha, providers } = open()
    const { provider, starts, calls, last } = fakeProvider()
    providers.set([by(provider)])
    const late = last()
    await advance(59_999)
    expect(captcha.state.get().kind).toBe('loading')
    await advance(1)
    expect(captcha.state.get()).toEqual({ kind: 'error', failure: { reason: 'network', code: 'CP-TIMEOUT' } })
    expect(late.signal.aborted).toBe(true)
    late.ready()
    await advance()
    expect([captcha.state.get().kind, calls]).toEqual(['error', ['destroy']])
    captcha.retry()
    expect(starts).toHaveLength(2)
    last().ready()
    await advance()
    expect(captcha.state.get().kind).toBe('waiting')
  })

  it.each<[string, unknown, CaptchaFailure]>([
    ['the provider’s reason', new CaptchaError(failure('60500')), failure('60500')],
    [
      'a refused call',
      new HttpError('HT-REFUSED', '', 'acme.challenge'),
      { reason: 'setup', code: 'HT-REFUSED' },
    ],
    [
      'no network',
      new HttpError('HT-OFFLINE', '', 'acme.challenge'),
      { reason: 'network', code: 'HT-OFFLINE' },
    ],
    [
      'a blocked script',
      new CodedError('SC-BLOCKED', { url: 'https://a' }),
      { reason: 'network', code: 'SC-BLOCKED' },
    ],
    ['a refused script', new CodedError('SC-URL', 'http:'), { reason: 'setup', code: 'SC-URL' }],
    [
      'a mistake of the plugin',
      new CodedError('PL-ARGUMENT', { call: 'x', problem: 'y' }),
      { reason: 'vendor', code: 'CP-VENDOR' },
    ],
    ['an error of its own', new TypeError('x is no function'), { reason: 'vendor', code: 'CP-VENDOR' }],
  ])('[ER-13] a start that fails by %s gives its code', async (_case, error, expected) => {
    const { captcha, providers } = open()
    const { provider, last } = fakeProvider()
    providers.set([by(provider)])
    last().fail(error)
    await advance()
    expect(captcha.state.get()).toEqual({ kind: 'error', failure: expected })
  })

  it.each<[string, Partial<CaptchaProvider>]>([
    [
      'throws',
      {
        start: () => {
          throw new Error('broken')
        },
      },
    ],
    ['gives no box', { start: async () => ({}) as never }],
    ['gives nothing', { start: async () => undefined as never }],
    [
      'has a box that throws',
      {
        start: async () => ({
          open() {
            throw new Error('broken')
          },
        }),
      },
    ],
    [
      'has a box that rejects later',
      { start: async () => ({ open: () => Promise.reject(new Error('broken')) as never }) },
    ],
    [
      'fails without a reason',
      { start: async (_, { failed: fail }) => ({ open: () => fail(undefined as never) }) },
    ],
    ['passes without fields', { start: async (_, { passed }) => ({ open: () => passed('x' as never) }) }],
  ])('a provider that %s does not break the form', async (_case, own) => {
    const { captcha, providers } = open()
    providers.set([by({ ...fakeProvider().provider, ...own })])
    await advance()
    expect(await captcha.verify()).toEqual({
      kind: 'failed',
      failure: { reason: 'vendor', code: 'CP-VENDOR' },
    })
    captcha.close()
  })

  it('restarts for another language and for another provider, and ignores what the earlier box reports', async () => {
    const { captcha, providers, language } = open()
    const one = fakeProvider()
    const other = fakeProvider()
    providers.set([by(one.provider)])
    const first = one.last()
    first.ready()
    await advance()
    const verifying = captcha.verify()
    await advance()
    language.set('VI')
    expect(await verifying).toEqual({ kind: 'aborted' })
    expect(one.starts.map((start) => [start.language, start.signal.aborted])).toEqual([
      ['EN', true],
      ['VI', false],
    ])
    first.events.failed(failure('60500'))
    first.events.passed({ captcha: 'x' })
    expect(captcha.state.get()).toEqual({ kind: 'loading' })
    providers.set([by(other.provider)])
    expect(one.starts[1]?.signal.aborted).toBe(true)
    one.starts[1]?.ready()
    await advance()
    expect(captcha.state.get()).toEqual({ kind: 'loading' })
    other.last().ready()
    await advance()
    expect(captcha.state.get()).toEqual({ kind: 'waiting' })
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
