import { type LoginMethodProps, usePluginContext, useServices, useStore } from '@foyer/sdk'
import { type ReactNode, useEffect, useMemo } from 'react'
import { readIdentityConfig } from './identity-config.ts'
import { IdentityButtons } from './identity-buttons.tsx'
import type { manifest } from './manifest.ts'

/** Google, Facebook and phone, as far as the merchant has set them up; nothing while that is not known, or is unusable. */
export function IdentitySignIn(props: LoginMethodProps): ReactNode {
  const { settings, logger } = usePluginContext<typeof manifest>()
  const { site } = useServices<typeof manifest>()
  const status = useStore(site.status)
  // Absent from a status that is a kept one: an answer is on its way.
  const sms = status?.parts?.['sms']
  const { config, problem } = useMemo(
    () => (sms === undefined ? {} : readIdentityConfig(sms, settings, location.host)),
    [sms, settings],
  )
  useEffect(() => {
    if (problem) logger.warn(problem, 'the identity provider is not set up as it should be')
  }, [logger, problem])
  return config ? <IdentityButtons {...props} config={config} /> : null
}
