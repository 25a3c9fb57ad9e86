import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CaptchaError, type CaptchaFailure, type CaptchaProvider } from '../contracts/captcha.ts'
import { CodedError } from '../errors.ts'
import { HttpError } from '../services/http.ts'
import { advance, by, failed, failure, fakeProvider, open } from './form-captcha.fake.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('FormCaptcha', () => {
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
})
