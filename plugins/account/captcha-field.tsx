import {
  type CaptchaProblem,
  captchaProblem,
  type FormCaptcha,
  isUnavailable,
  OVERLAYS,
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
