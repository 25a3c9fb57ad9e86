import {
  type CaptchaScene,
  usePluginContext,
  useServices,
  useSubmissionState,
  useTranslation,
} from '@foyer/sdk'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { SmsCaptchaPool } from '../sms-captcha-pool.ts'
import type { SocialLoginButtonsProps } from '../social-login-buttons.ts'
import { LoginFlow } from './login-flow.ts'
import { createLoginDialogs } from './login-dialogs.tsx'
import type { manifest } from './manifest.ts'
import { LoginMethodButtons } from './login-methods.tsx'
import { signInByMethod } from './sign-in-by-method.ts'

/** The methods that are buttons, with a sign-in of their own behind them. */
export function SocialLoginPanel({ busy }: SocialLoginButtonsProps): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useTranslation<'account.auth'>()
  const { overlays, navigation } = services
  const [flow] = useState(() => new LoginFlow(plugin, services))
  const [captchas] = useState(() => new SmsCaptchaPool(plugin, services, t))
  const login = useSubmissionState(flow.submission)
  useEffect(
    () => () => {
      flow.close()
      captchas.close()
    },
    [flow, captchas],
  )
  const disabled = busy || login.busy
  const method = useMemo(
    () => ({
      signIn: signInByMethod(flow, createLoginDialogs(overlays, t), navigation),
      captcha: (scene: CaptchaScene) => captchas.verify(scene),
      busy: disabled,
    }),
    [flow, overlays, t, navigation, captchas, disabled],
  )
  return <LoginMethodButtons props={method} />
}
