import type { CaptchaVendor } from '@foyer/sdk/testing'
import type { GeetestV3, GeetestV3Config, GeetestV4, GeetestV4Config, VendorGlobals } from './vendor.ts'

type Event = 'ready' | 'success' | 'error' | 'close'

/** The vendor, controlled by a test. */
export interface FakeVendor extends CaptchaVendor {
  /** Configurations that the scripts were called with. */
  readonly configs: readonly (GeetestV3Config | GeetestV4Config)[]
  /** Calls of the box's methods. */
  readonly calls: readonly string[]
  /** Makes the last box ready; only if `ready` was false. */
  ready(): void
}

/**
 * @param options.ready false: the box becomes ready when the test calls `ready`
 * @param options.result what the box returns as its proof, in place of a valid one
 */
export function fakeVendor(
  version: 'v3' | 'v4' = 'v4',
  { ready = true, result }: { readonly ready?: boolean; readonly result?: unknown } = {},
): FakeVendor {
  const configs: (GeetestV3Config | GeetestV4Config)[] = []
  const calls: string[] = []
  let passes = 0
  let handlers = new Map<Event, (error?: unknown) => void>()
  const fire = (event: Event, error?: unknown): void => handlers.get(event)?.(error)

  const box = (): GeetestV3 & GeetestV4 => {
    const own = (handlers = new Map<Event, (error?: unknown) => void>())
    const listen =
      (event: Event) =>
      (run: (error?: unknown) => void): GeetestV3 & GeetestV4 => {
        own.set(event, run)
        return self
      }
    const record = (name: string) => () => void calls.push(name)
    const self: GeetestV3 & GeetestV4 = {
      onReady: listen('ready') as never,
      onSuccess: listen('success') as never,
      onError: listen('error') as never,
      onClose: listen('close') as never,
      getValidate: () => result ?? (version === 'v4' ? v4Result(passes) : v3Result(passes)),
      destroy: record('destroy'),
      verify: record('verify'),
      showCaptcha: record('showCaptcha'),
      reset: record('reset'),
    }
    return self
  }
  const init = (config: GeetestV3Config | GeetestV4Config, onCreated: (vendor: never) => void): void => {
    configs.push(config)
    onCreated(box() as never)
    if (ready) fire('ready')
  }
  const globals: VendorGlobals = version === 'v4' ? { initGeetest4: init } : { initGeetest: init }
  return {
    configs,
    calls,
    loadScript: () => Object.assign(globalThis, globals),
    ready: () => fire('ready'),
    pass() {
      passes++
      fire('success')
    },
    close: () => fire('close'),
    fail: (code) =>
      fire('error', version === 'v4' ? { code, msg: 'refused' } : { error_code: `error_${code}` }),
  }
}

const v4Result = (pass: number): object => ({
  captcha_id: 'id-1',
  lot_number: `lot-${pass}`,
  captcha_output: 'output',
  pass_token: `token-${pass}`,
  gen_time: '1700000000',
})
const v3Result = (pass: number): object => ({
  geetest_challenge: 'challenge-1',
  geetest_validate: `validate-${pass}`,
  geetest_seccode: `validate-${pass}|jordan`,
})
