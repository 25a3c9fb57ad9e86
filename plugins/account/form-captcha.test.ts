import {
  type Captcha,
  type CaptchaFailure,
  type CaptchaOptions,
  type CaptchaOutcome,
  type CaptchaProvider,
  type CaptchaState,
  captchaRequested,
  type Contributed,
  createStore,
  type LanguageCode,
} from '@foyer/sdk'
import { fakeLogger } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { captchaProblem, PROVIDER_TIMEOUT_MS, FormCaptcha } from './form-captcha.ts'

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

/** A provider whose captchas the test controls. */
function fakeProvider(scenes: CaptchaProvider['scenes'] = ['login', 'register']) {
  const made: (CaptchaOptions & { readonly state: ReturnType<typeof createStore<CaptchaState>> })[] = []
  const calls: string[] = []
  const provider: CaptchaProvider = {
    key: 'fake',
    scenes,
    create(options): Captcha {
      const state = createStore<CaptchaState>({ kind: 'loading' })
      made.push({ ...options, state })
      return {
        state,
        verify: () => new Promise((resolve) => {
          calls.push('verify')
          options.signal.addEventListener('abort', () => resolve({ kind: 'aborted' }))
          state.subscribe(() => state.get().kind === 'success' && resolve({ kind: 'passed', proof }))
        }),
        retry: () => calls.push('retry'),
        reset: () => calls.push('reset'),
      }
    },
  } // prettier-ignore
  return { provider, made, calls }
}

function open(scene: 'login' | 'sms' = 'login') {
  const providers = createStore<readonly Contributed<CaptchaProvider>[]>([])
  const language = createStore<LanguageCode>('EN')
  const wanted: unknown[] = []
  const logger = fakeLogger()
  const context = {
    logger,
    contributions: () => providers,
    emit: (event: { readonly id: string }, payload: unknown) => void wanted.push([event.id, payload]),
    timeout: (run: () => void, ms: number) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
  const captcha = new FormCaptcha({ context: context as never, scene, language })
  captcha.open()
  return { captcha, providers, language, wanted, logger }
}
const by = (value: CaptchaProvider): Contributed<CaptchaProvider> => ({ plugin: 'acme.captcha', value })
const advance = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('FormCaptcha', () => {
  it('requests a captcha for its scene, and mirrors the provider’s once it loads', async () => {
    const { captcha, providers, wanted } = open()
    expect(wanted).toEqual([[captchaRequested.id, { scene: 'login' }]])
    const { provider, made } = fakeProvider()
    providers.set([by(provider)])
    expect(made).toMatchObject([{ scene: 'login', language: 'EN', container: captcha.container }])
    made[0]?.state.set({ kind: 'waiting' })
    expect(captcha.state.get()).toEqual({ kind: 'waiting' })
  })

  it('[VA-03] is unavailable without a provider, until a late one arrives', async () => {
    const { captcha, providers, wanted } = open()
    const verifying = captcha.verify()
    await advance(PROVIDER_TIMEOUT_MS - 1)
    expect(captcha.state.get().kind).toBe('loading')
    await advance(1)
    expect(await verifying).toEqual(failed('CP-NONE'))
    captcha.retry()
    expect(captcha.state.get().kind).toBe('loading')
    expect(wanted).toHaveLength(2)
    await advance(PROVIDER_TIMEOUT_MS)
    providers.set([by(fakeProvider().provider)])
    expect(captcha.state.get().kind).toBe('loading')
    await advance(PROVIDER_TIMEOUT_MS)
    expect(captcha.state.get().kind).toBe('loading')
  })

  it('[VA-03] is unavailable if the provider does not support the scene', async () => {
    const { captcha, providers } = open('sms')
    const { provider, made } = fakeProvider()
    providers.set([by(provider)])
    expect(await captcha.verify()).toEqual(failed('CP-SCENE'))
    expect(made).toEqual([])
  })

  it('[VA-04] answers `busy` to a verify while another waits or runs', async () => {
    const { captcha, providers } = open()
    const first = captcha.verify()
    expect(await captcha.verify()).toEqual({ kind: 'busy' })
    const { provider, made, calls } = fakeProvider()
    providers.set([by(provider)])
    made[0]?.state.set({ kind: 'waiting' })
    await advance()
    expect(calls).toEqual(['verify'])
    expect(await captcha.verify()).toEqual({ kind: 'busy' })
    made[0]?.state.set({ kind: 'success', proof })
    expect(await first).toEqual({ kind: 'passed', proof })
  })

  it('restarts for another language and for another provider', async () => {
    const { captcha, providers, language } = open()
    const one = fakeProvider()
    const other = fakeProvider()
    providers.set([by(one.provider)])
    one.made[0]?.state.set({ kind: 'waiting' })
    const verifying = captcha.verify()
    await advance()
    language.set('VI')
    expect(await verifying).toEqual({ kind: 'aborted' })
    expect(one.made.map((made) => [made.language, made.signal.aborted])).toEqual([
      ['EN', true],
      ['VI', false],
    ])
    providers.set([by(other.provider)])
    expect(one.made[1]?.signal.aborted).toBe(true)
    one.made[1]?.state.set({ kind: 'waiting' })
    expect(captcha.state.get()).toEqual({ kind: 'loading' })
    captcha.retry()
    captcha.reset()
    expect(other.calls).toEqual(['retry', 'reset'])
  })

  it('ends with the form, leaves no captcha and no pending verify, and may open again', async () => {
    const { captcha, providers, language } = open()
    const { provider, made } = fakeProvider()
    const waiting = captcha.verify()
    captcha.close()
    expect(await waiting).toEqual({ kind: 'aborted' })
    providers.set([by(provider)])
    language.set('VI')
    expect(made).toEqual([])
    captcha.open()
    expect(made).toHaveLength(1)
    captcha.close()
    expect(made[0]?.signal.aborted).toBe(true)
  })

  it('a provider that throws does not break the form', async () => {
    const { captcha, providers, logger } = open()
    const { provider } = fakeProvider()
    const broken = { ...provider, create: () => { throw new Error('broken') } } // prettier-ignore
    providers.set([by(broken)])
    expect(captcha.state.get()).toEqual({ kind: 'error', failure: failure('CP-NONE') })
    expect(logger.errors).toHaveLength(1)
  })
})
