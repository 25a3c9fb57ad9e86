import { fakeLogger } from '@foyer/sdk/testing'
import { vi } from 'vitest'
import type {
  CaptchaEvents,
  CaptchaFailure,
  CaptchaOptions,
  CaptchaOutcome,
  CaptchaProvider,
  CaptchaWidget,
} from '../contracts/captcha.ts'
import type { LanguageCode } from '../language.ts'
import type { Contributed } from '../points.ts'
import { createStore } from '../store.ts'
import { FormCaptcha } from './form-captcha.ts'

export const proof = { fields: { captcha: 'x' } }
export const failed = (code: string): CaptchaOutcome => ({ kind: 'failed', failure: failure(code) })
export const failure = (code: string): CaptchaFailure => ({ reason: 'setup', code })

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
export function fakeProvider({ widget = {}, ...options }: ProviderOptions = {}) {
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

export function open(scene: 'login' | 'sms' = 'login') {
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
export const by = (value: CaptchaProvider): Contributed<CaptchaProvider> => ({
  plugin: 'acme.captcha',
  value,
})
export const advance = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

/** A form whose captcha is ready for the player. */
export async function ready(options: ProviderOptions = {}) {
  const form = open()
  const fake = fakeProvider(options)
  form.providers.set([by(fake.provider)])
  fake.last().ready()
  await advance()
  return { ...form, ...fake }
}
