import {
  type CaptchaOutcome,
  type CaptchaProblem,
  captchaProblem,
  type CaptchaScene,
  FormCaptcha,
  type FormCaptchaDeps,
  type I18n,
  isUnavailable,
  OVERLAYS,
  type Overlays,
  type Translate,
  useService,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { CaptchaBlock } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'

/** The captcha of a form; a player may solve it before or on submit. Uses the texts of the form's plugin. */
export function CaptchaField({ captcha }: { readonly captcha: FormCaptcha }): ReactNode {
  const overlays = useService(OVERLAYS)
  const t = useTranslation<'account.auth' | 'account.register'>()
  const state = useStore(captcha.state)
  const [problem, setProblem] = useState<CaptchaProblem>()

  const verify = async (): Promise<void> => {
    const outcomeProblem = captchaProblem(await captcha.verify())
    if (outcomeProblem === 'too_fast') return overlays?.toast(t('verify_too_fast'), { kind: 'warning' })
    setProblem(outcomeProblem)
  }
  const failure = (): string => {
    if (state.kind !== 'error') return ''
    if (isUnavailable(state.failure)) return t('geetest_not_working')
    return t(state.failure.reason === 'network' ? 'captcha_network' : 'captcha_failed')
  }
  return (
    <div data-field="captcha">
      <CaptchaBlock
        state={state}
        container={captcha.container}
        texts={{
          label: t('captcha'),
          loading: t('captcha_loading'),
          waiting: t('captcha_waiting'),
          verifying: t('captcha_verifying'),
          success: t('captcha_success'),
          retry: t('try_again'),
          failure: failure(),
        }}
        notice={problem === 'verify_first' && state.kind === 'waiting' ? t('verify_first') : undefined}
        onVerify={verify}
        onRetry={() => captcha.retry()}
      />
    </div>
  )
}

/** No captcha is required (VA-02). */
const NOT_REQUIRED: CaptchaOutcome = { kind: 'passed', proof: { fields: {} } }

/** The context of the plugin that owns the form. */
type CaptchaContext = FormCaptchaDeps['context'] & {
  /** Sending a code requires a captcha. */
  readonly settings: { readonly smsCaptcha: boolean }
}

interface Services {
  readonly overlays: Overlays
  readonly i18n: Pick<I18n, 'language'>
}

/**
 * The captchas of the calls that a form makes before its own, such as sending a code. Each loads at its first
 * use, so that a player who logs in another way does not load it.
 */
export class SmsCaptchaPool {
  readonly #open = new Map<CaptchaScene, FormCaptcha>()
  readonly #context: CaptchaContext
  readonly #services: Services
  readonly #t: Translate<'account.auth' | 'account.register'>

  /** @param t translates the plugin's texts */
  constructor(
    context: CaptchaContext,
    services: Services,
    t: Translate<'account.auth' | 'account.register'>,
  ) {
    this.#context = context
    this.#services = services
    this.#t = t
  }

  /** Runs the captcha if the merchant requires one in the scene. Never rejects. */
  async verify(scene: CaptchaScene): Promise<CaptchaOutcome> {
    const { smsCaptcha } = this.#context.settings
    if (scene !== 'sms' || !smsCaptcha) return NOT_REQUIRED
    const captcha = this.#captchaFor(scene)
    const outcome = await captcha.verify()
    const problem = captchaProblem(outcome)
    if (!problem) {
      // The proof is valid for the one call that is made with it now.
      captcha.reset()
      return outcome
    }
    // So that the next tap finds it loading again.
    if (outcome.kind === 'failed') captcha.retry()
    await this.#showProblem(outcome, problem)
    return outcome
  }

  /** Shows the problem: VA-03, VA-04; a failure with its code (ER-13). */
  async #showProblem(outcome: CaptchaOutcome, problem: CaptchaProblem): Promise<void> {
    const { overlays } = this.#services
    const t = this.#t
    const alert = (message: string): Promise<void> =>
      overlays.alert({ title: t('notice'), message, button: t('confirm') })
    if (problem === 'unavailable') return alert(t('geetest_not_working'))
    if (outcome.kind === 'failed') {
      const { reason, code } = outcome.failure
      return alert(`${t(reason === 'network' ? 'captcha_network' : 'captcha_failed')} (${code})`)
    }
    if (outcome.kind !== 'aborted')
      overlays.toast(t(problem === 'too_fast' ? 'verify_too_fast' : 'verify_first'), { kind: 'warning' })
  }

  /** Call when the form closes. */
  close(): void {
    for (const captcha of this.#open.values()) captcha.close()
    this.#open.clear()
  }

  #captchaFor(scene: CaptchaScene): FormCaptcha {
    const existing = this.#open.get(scene)
    if (existing) return existing
    const { i18n } = this.#services
    const captcha = new FormCaptcha({ context: this.#context, scene, language: i18n.language })
    this.#open.set(scene, captcha)
    captcha.open()
    return captcha
  }
}
