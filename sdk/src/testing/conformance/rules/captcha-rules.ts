import {
  type Captcha,
  type CaptchaOutcome,
  captchaProviders,
  type CaptchaState,
  captchaRequested,
} from '../../../contracts/captcha.ts'
import { isRecord } from '../../plugin-parts.ts'
import type { CaptchaVendor } from '../captcha-vendor.ts'
import type { Rule } from '../rule.ts'
import type { PluginUnderTest } from '../plugin-under-test.ts'
import type { Trial } from '../trial.ts'

/** A vendor that has not answered by then is an error (CO-08). */
const DEADLINE_MS = 60_000
const SCENES: ReadonlySet<unknown> = new Set(['login', 'sms', 'register'])

/** A captcha on a form, with a vendor that the suite controls. */
interface Scene {
  readonly trial: Trial
  readonly vendor: CaptchaVendor
  readonly captcha: Captcha
  readonly form: AbortController
  readonly container: HTMLElement
  /** Waits until the captcha reaches a state; returns what is wrong where it does not. */
  reaches(kind: CaptchaState['kind'], withinMs?: number): Promise<readonly string[]>
  /** Starts a `verify`; the returned function gives its outcome. */
  verify(): () => Promise<CaptchaOutcome | string>
}

type Scripts = 'come' | 'fail' | 'hang'

/**
 * Puts the provider's captcha on a form, and lets `look` see it. Without a vendor to simulate, it reports
 * that.
 */
function onForm(
  subject: PluginUnderTest,
  look: (scene: Scene, scripts: { now: Scripts }) => Promise<readonly string[]>,
  first: Scripts = 'come',
): Promise<readonly string[]> {
  const vendor = subject.options.captchaVendor?.()
  if (!vendor) return Promise.resolve(['the options have no captchaVendor for the suite to play'])
  const scripts = { now: first }
  const load = (url: string): unknown => {
    if (scripts.now === 'hang') return new Promise(() => {})
    return scripts.now === 'fail' ? Promise.reject(new Error(`SC-BLOCKED: ${url}`)) : vendor.loadScript(url)
  }
  return subject.whileActive({ scripts: load }, async (trial) => {
    const [provider] = trial.contributions(captchaProviders)
    if (!provider) return []
    const container = document.createElement('div')
    document.body.append(container)
    const form = new AbortController()
    const scene = provider.scenes[0] ?? 'login'
    try {
      const captcha = provider.create({ scene, language: 'PT-BR', container, signal: form.signal })
      return await look({ trial, vendor, captcha, form, container, ...tools(trial, captcha) }, scripts)
    } catch (error) {
      return [String(error)]
    } finally {
      form.abort()
      container.remove()
      await trial.stop()
    }
  })
}

const tools = (trial: Trial, captcha: Captcha): Pick<Scene, 'reaches' | 'verify'> => ({
  async reaches(kind, withinMs = DEADLINE_MS) {
    if (captcha.state.get().kind === kind) return []
    let off = (): void => {}
    const there = new Promise<void>((resolve) => {
      off = captcha.state.subscribe(() => captcha.state.get().kind === kind && resolve())
    })
    await trial.completes(there, withinMs)
    off()
    const now = captcha.state.get().kind
    return now === kind ? [] : [`is ${now}, not ${kind}`]
  },
  verify() {
    let came: CaptchaOutcome | string = 'verify never settles'
    const verifying = captcha.verify().then(
      (outcome) => (came = outcome),
      (error: unknown) => (came = `verify rejects: ${String(error)}`),
    )
    return async () => {
      await trial.completes(verifying, 0)
      return came
    }
  },
})
const expectKind = (came: CaptchaOutcome | string, kind: CaptchaOutcome['kind']): readonly string[] => {
  if (typeof came === 'string') return [came]
  return came.kind === kind ? [] : [`verify gives ${came.kind}, not ${kind}`]
}

/** Time for a vendor to open its box. */
const OPENING_MS = 100

/** OV-25, ST-18, VA-02 to VA-05, ER-13. */
export const CAPTCHA_RULES: readonly Rule[] = [
  {
    id: 'captcha-waits-to-be-wanted',
    statement: 'starts with `captchaRequested`, serves known scenes, and loads nothing before a form asks',
    check: (subject) =>
      subject.whileActive({}, async (trial) => {
        const { activateOn: activate } = subject.manifest
        const wrong = trial
          .contributions(captchaProviders)
          .flatMap(({ key, scenes }) => [
            ...(/^[a-z][\w-]*$/.test(key) ? [] : [`key: ${key}`]),
            ...(scenes.length > 0 && scenes.every((scene) => SCENES.has(scene))
              ? []
              : [`scenes: ${scenes.join(', ')}`]),
          ])
        const wanted = isRecord(activate) && activate['id'] === captchaRequested.id
        const loaded = trial.scripts.map((url) => `activate loads ${url}`)
        await trial.stop()
        return [
          ...wrong,
          ...(wanted ? [] : ['the manifest does not activate on captchaRequested']),
          ...loaded,
        ]
      }),
  },
  {
    id: 'captcha-loads',
    statement: 'is loading at first, then waits for the player',
    check: (subject) =>
      onForm(subject, async ({ captcha, reaches }) => {
        const { kind } = captcha.state.get()
        return [...(kind === 'loading' ? [] : [`begins as ${kind}`]), ...(await reaches('waiting'))]
      }),
  },
  {
    id: 'captcha-passes',
    statement: 'passes with a proof, and gives the same proof again while it is good',
    check: (subject) =>
      onForm(subject, async ({ trial, captcha, vendor, reaches, verify }) => {
        const end = verify()
        if ((await reaches('verifying')).length > 0) return ['is never verifying']
        await trial.time.elapse(OPENING_MS)
        vendor.pass()
        const came = await end()
        const wrong = expectKind(came, 'passed')
        if (wrong.length > 0 || typeof came === 'string' || came.kind !== 'passed') return wrong
        const state = captcha.state.get()
        const again = await verify()()
        return [
          ...(Object.values(came.proof.fields).some(Boolean) ? [] : ['the proof has no field']),
          ...(state.kind === 'success' && state.proof === came.proof
            ? []
            : ['the state is not success with the proof']),
          ...(typeof again !== 'string' && again.kind === 'passed' && again.proof === came.proof
            ? []
            : ['a second verify does not give the same proof']),
        ]
      }),
  },
  {
    id: 'captcha-closes',
    statement: 'resolves with `closed` where the player closes it, and waits again',
    check: (subject) =>
      onForm(subject, async ({ trial, vendor, reaches, verify }) => {
        const end = verify()
        await reaches('verifying')
        await trial.time.elapse(OPENING_MS)
        vendor.close()
        return [...expectKind(await end(), 'closed'), ...(await reaches('waiting', 0))]
      }),
  },
  {
    id: 'captcha-fails-with-code',
    statement: 'resolves with `failed` and the vendor’s own code',
    check: (subject) =>
      onForm(subject, async ({ trial, vendor, captcha, reaches, verify }) => {
        const end = verify()
        await reaches('verifying')
        await trial.time.elapse(OPENING_MS)
        vendor.fail('60500')
        const came = await end()
        const state = captcha.state.get()
        return [
          ...expectKind(came, 'failed'),
          ...(typeof came !== 'string' && came.kind === 'failed' && came.failure.code !== '60500'
            ? [`the code is ${came.failure.code}, not 60500`]
            : []),
          ...(state.kind === 'error' ? [] : [`the state is ${state.kind}, not error`]),
        ]
      }),
  },
  {
    id: 'captcha-one-at-a-time',
    statement: 'resolves a second verify with `busy`, and continues the first',
    check: (subject) =>
      onForm(subject, async ({ trial, vendor, reaches, verify }) => {
        const end = verify()
        await reaches('verifying')
        await trial.time.elapse(OPENING_MS)
        const second = await verify()()
        vendor.pass()
        return [
          ...expectKind(second, 'busy'),
          ...expectKind(await end(), 'passed').map((line) => `the first: ${line}`),
        ]
      }),
  },
  {
    id: 'captcha-retries-anew',
    statement:
      'has the state `error` with the reason network where its script is blocked, and fetches it again on retry',
    check: (subject) =>
      onForm(
        subject,
        async ({ trial, captcha, reaches }, scripts) => {
          const stuck = await reaches('error')
          const state = captcha.state.get()
          if (state.kind !== 'error') return stuck
          const asked = trial.scripts.length
          scripts.now = 'come'
          captcha.retry()
          const recovered = await reaches('waiting')
          return [
            ...(state.failure.reason === 'network' ? [] : [`the reason is ${state.failure.reason}`]),
            ...(state.failure.code ? [] : ['the failure has no code']),
            ...(trial.scripts.length > asked ? [] : ['retry asks for no script']),
            ...recovered.map((line) => `after retry it ${line}`),
          ]
        },
        'fail',
      ),
  },
  {
    id: 'captcha-gives-up',
    statement: 'is an error with the reason network within 60 seconds where its vendor never answers',
    check: (subject) =>
      onForm(
        subject,
        async ({ captcha, reaches }) => {
          const wrong = await reaches('error', DEADLINE_MS)
          const state = captcha.state.get()
          return state.kind === 'error' && state.failure.reason !== 'network'
            ? [...wrong, `the reason is ${state.failure.reason}`]
            : wrong
        },
        'hang',
      ),
  },
  {
    id: 'captcha-resets',
    statement: 'waits for a new proof after reset, and when a proof expires',
    check: (subject) =>
      onForm(subject, async ({ trial, captcha, vendor, reaches, verify }) => {
        const pass = async (): Promise<CaptchaOutcome | string> => {
          const end = verify()
          await reaches('verifying')
          await trial.time.elapse(OPENING_MS)
          vendor.pass()
          return end()
        }
        const first = await pass()
        if (typeof first === 'string' || first.kind !== 'passed') return [] // reported by captcha-passes
        captcha.reset()
        if (captcha.state.get().kind === 'success') return ['after reset it is still success']
        const wrong = await reaches('waiting')
        if (wrong.length > 0) return wrong.map((line) => `after reset it ${line}`)
        const second = await pass()
        if (typeof second === 'string' || second.kind !== 'passed') return ['no second proof after reset']
        const { expiresAt } = second.proof
        if (second.proof === first.proof) return ['the proof after reset is the old one']
        if (expiresAt === undefined) return []
        await trial.time.elapse(Math.max(0, expiresAt - trial.time.now) + 1_000)
        return captcha.state.get().kind === 'success' ? ['is success with a proof that has expired'] : []
      }),
  },
  {
    id: 'captcha-goes-with-form',
    statement: 'resolves with `aborted` where the form closes, and leaves nothing in it',
    check: (subject) =>
      onForm(subject, async ({ trial, form, container, reaches, verify }) => {
        const end = verify()
        await reaches('verifying')
        form.abort()
        const came = await end()
        await trial.time.elapse(0)
        const left = container.childElementCount
        return [...expectKind(came, 'aborted'), ...(left > 0 ? [`${left} elements stay in the form`] : [])]
      }),
  },
]
