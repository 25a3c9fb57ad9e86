import {
  type CaptchaEvents,
  type CaptchaOutcome,
  type CaptchaProvider,
  captchaProviders,
  type CaptchaState,
  type CaptchaWidget,
} from '../../contracts/captcha.ts'
import { CodedError } from '../../errors.ts'
import { FormCaptcha, START_TIMEOUT_MS } from '../../forms/form-captcha.ts'
import type { LanguageCode } from '../../language.ts'
import { createStore } from '../../store.ts'
import { watchDocument } from '../watch/watch-document.ts'
import type { CaptchaVendor } from './captcha-vendor.ts'
import { destroyBox } from './destroy-box.ts'
import type { PluginUnderTest } from './plugin-under-test.ts'
import type { Trial } from './trial.ts'

/** Time for a vendor to open its box, and to report. */
const BOX_MS = 100
const LANGUAGE: LanguageCode = 'PT-BR'

/** How the vendor's scripts load: at once, not at all, or when `arrive` is called. */
type Loading = 'works' | 'fails' | 'waits'
type Faults = readonly string[]

/** A provider with a vendor that the suite controls. */
export interface ProviderUnderTest {
  readonly trial: Trial
  readonly vendor: CaptchaVendor
  readonly provider: CaptchaProvider
  /** From now on scripts load, and those that wait arrive. */
  arrive(): void
  /** What has changed in the page, a line each. */
  changes(): Faults
}

/** A provider's captcha on an open form. */
export interface FormUnderTest extends ProviderUnderTest {
  readonly captcha: FormCaptcha
  /** Waits until the captcha reaches a state; returns what is wrong where it does not. */
  reaches(kind: CaptchaState['kind'], withinMs?: number): Promise<Faults>
  /** Opens the box, and lets the player act; returns the outcome, or what is wrong. */
  play(act: () => void): Promise<CaptchaOutcome | string>
}

/** Activates the plugin with a simulated vendor, and lets `look` see its provider. */
export function withVendor(
  subject: PluginUnderTest,
  loading: Loading,
  look: (scene: ProviderUnderTest) => Promise<Faults>,
): Promise<Faults> {
  const vendor = subject.options.captchaVendor?.()
  if (!vendor) return Promise.resolve(['the options have no captchaVendor for the suite to play'])
  let now = loading
  const waiting: (() => void)[] = []
  const load = async (url: string): Promise<unknown> => {
    if (now === 'fails') throw new CodedError('SC-BLOCKED', { url })
    if (now === 'waits') await new Promise<void>((resolve) => void waiting.push(resolve))
    return vendor.loadScript(url)
  }
  const arrive = (): void => {
    now = 'works'
    for (const resolve of waiting.splice(0)) resolve()
  }
  return subject.whileActive({ scripts: load }, async (trial) => {
    const [provider] = trial.contributions(captchaProviders)
    if (!provider) return []
    try {
      return await look({ trial, vendor, provider, arrive, changes: watchDocument() })
    } catch (error) {
      return [String(error)]
    } finally {
      await trial.stop()
    }
  })
}

/** Puts the provider's captcha on a form, and lets `look` see it. */
export const onForm = (
  subject: PluginUnderTest,
  look: (form: FormUnderTest) => Promise<Faults>,
  loading: Loading = 'works',
): Promise<Faults> =>
  withVendor(subject, loading, async (given) => {
    const { trial, provider } = given
    const captcha = new FormCaptcha({
      context: trial.context,
      scene: provider.scenes[0] ?? 'login',
      language: createStore(LANGUAGE),
    })
    document.body.append(captcha.container)
    captcha.open()
    try {
      return await look({ ...given, captcha, ...playing(trial, captcha) })
    } finally {
      captcha.close()
      captcha.container.remove()
    }
  })

function playing(trial: Trial, captcha: FormCaptcha): Pick<FormUnderTest, 'reaches' | 'play'> {
  const { state } = captcha
  const faultsOf = (kind: CaptchaState['kind']): Faults => {
    const now = state.get()
    if (now.kind === kind) return []
    return [`is ${now.kind}${now.kind === 'error' ? ` (${now.failure.code})` : ''}, not ${kind}`]
  }
  const reaches: FormUnderTest['reaches'] = async (kind, withinMs = START_TIMEOUT_MS) => {
    let off = (): void => {}
    const there = new Promise<void>((resolve) => {
      const check = (): void => void (state.get().kind === kind && resolve())
      off = state.subscribe(check)
      check()
    })
    await trial.completes(there, withinMs)
    off()
    return faultsOf(kind)
  }
  return {
    reaches,
    async play(act) {
      let outcome: CaptchaOutcome | string = 'the box reports nothing'
      const verifying = captcha.verify().then((ended) => (outcome = ended))
      const [unopened] = await reaches('verifying')
      if (unopened) return unopened
      await trial.time.elapse(BOX_MS)
      const [early] = faultsOf('verifying')
      if (early) return `${early}, before the player acts`
      act()
      await trial.time.elapse(BOX_MS)
      await trial.completes(verifying)
      return outcome
    },
  }
}

/** A start of a provider's own, outside of a form. */
export interface CaptchaStart {
  /** What it reported, in order. */
  readonly reports: readonly (keyof CaptchaEvents)[]
  /** Its box, once it is ready. */
  readonly box: CaptchaWidget | undefined
  /** What it rejected with. */
  readonly fault: string | undefined
  /** Lets time pass until it ends; whether it does. */
  ends(): Promise<boolean>
  /** The form closes. */
  close(): void
}

/** Starts the provider as a form does. */
export function startBox({ trial, provider }: ProviderUnderTest): CaptchaStart {
  const reports: (keyof CaptchaEvents)[] = []
  let box: CaptchaWidget | undefined
  let fault: string | undefined
  const form = new AbortController()
  const container = document.createElement('div')
  const options = {
    scene: provider.scenes[0] ?? 'login',
    language: LANGUAGE,
    container,
    signal: form.signal,
  } as const
  const events: CaptchaEvents = {
    passed: () => void reports.push('passed'),
    closed: () => void reports.push('closed'),
    failed: () => void reports.push('failed'),
  }
  document.body.append(container)
  const starting = Promise.resolve()
    .then(() => provider.start(options, events))
    .then(
      (ready) => void (box = ready),
      (error: unknown) => void (fault = String(error)),
    )
  return {
    reports,
    get box() {
      return box
    },
    get fault() {
      return fault
    },
    ends: () => trial.completes(starting, START_TIMEOUT_MS),
    close() {
      form.abort()
      container.remove()
    },
  }
}

/** When a form may close. */
const MOMENTS = ['before the box opens', 'while the box is open', 'before the script arrives'] as const

/** What a closed form has of its captcha. */
export interface ClosedCaptcha {
  /** Whether the start has ended. */
  readonly ended: boolean
  /** What `destroy` threw. */
  readonly fault: string | undefined
  /** What has changed in the page, a line each. */
  readonly left: Faults
}

/** Closes the form of a start at each moment, and lets `look` see what is left of the captcha. */
export async function onceClosed(
  subject: PluginUnderTest,
  look: (closed: ClosedCaptcha) => Faults,
): Promise<Faults> {
  const wrong: string[] = []
  for (const moment of MOMENTS) {
    const waits = moment === 'before the script arrives'
    const lines = await withVendor(subject, waits ? 'waits' : 'works', async (scene) => {
      const { trial } = scene
      const start = startBox(scene)
      if (waits) await trial.time.elapse(0)
      else await start.ends()
      if (moment === 'while the box is open') {
        start.box?.open()
        await trial.time.elapse(BOX_MS)
      }
      start.close()
      scene.arrive()
      const ended = await start.ends()
      const fault = destroyBox(start.box)
      await trial.time.elapse(0)
      return look({ ended, fault, left: scene.changes() })
    })
    wrong.push(...lines.map((line) => `the form closes ${moment}: ${line}`))
  }
  return wrong
}
