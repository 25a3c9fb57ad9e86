import {
  type CaptchaOutcome,
  type CaptchaProblem,
  captchaProblem,
  type CaptchaScene,
  FormCaptcha,
  type FormCaptchaDeps,
  type I18n,
  type Overlays,
  type Translate,
} from '@foyer/sdk'

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
