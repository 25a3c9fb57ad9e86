import { type CaptchaScene, usePlugin, useServices, useStore, useText } from '@foyer/sdk'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { MethodCaptchas } from '../method-captcha.ts'
import type { SignInButtonsProps } from '../sign-in-buttons.ts'
import { LoginFlow } from './login-flow.ts'
import { loginVoice } from './login-voice.tsx'
import type { manifest } from './manifest.ts'
import { MethodButtons } from './method-buttons.tsx'
import { signInByMethod } from './sign-in-by-method.ts'

/** The methods that are buttons, with a sign-in of their own behind them. */
export function ButtonMethods({ busy }: SignInButtonsProps): ReactNode {
  const plugin = usePlugin<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useText()
  const { overlays, navigation } = services
  const [flow] = useState(() => new LoginFlow(plugin, services))
  const [captchas] = useState(() => new MethodCaptchas(plugin, services, t))
  const { step } = useStore(flow.state)
  useEffect(
    () => () => {
      flow.leave()
      captchas.close()
    },
    [flow, captchas],
  )
  const held = busy || step === 'processing' || step === 'done'
  const method = useMemo(
    () => ({
      signIn: signInByMethod(flow, loginVoice(overlays, t), navigation),
      captcha: (scene: CaptchaScene) => captchas.verify(scene),
      busy: held,
    }),
    [flow, overlays, t, navigation, captchas, held],
  )
  return <MethodButtons props={method} />
}
