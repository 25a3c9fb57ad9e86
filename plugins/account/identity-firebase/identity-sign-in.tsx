import { type LoginMethodProps, usePluginContext, useServices, useStore } from '@foyer/sdk'
import { type ReactNode, useEffect, useMemo } from 'react'
import { readIdentityConfig } from './identity-config.ts'
import { IdentityButtons } from './identity-buttons.tsx'
import type { manifest } from './manifest.ts'

/** Google, Facebook and phone, where the merchant offers them; nothing while that is unknown or invalid. */
export function IdentitySignIn(props: LoginMethodProps): ReactNode {
  const { settings, logger } = usePluginContext<typeof manifest>()
  const { site } = useServices<typeof manifest>()
  const status = useStore(site.status)
  // Codes by SMS go through the provider without the switch; the social sign-in, of every provider, does not (RO-07).
  const isSocial = useStore(site.switches)?.['GOOGLELOGIN3'] ?? false
  // A cached status lacks it until the gateway's answer arrives.
  const sms = status?.parts?.['sms']
  const { config, problem } = useMemo(
    () => (sms === undefined ? {} : readIdentityConfig(sms, settings, location.host)),
    [sms, settings],
  )
  useEffect(() => {
    if (problem) logger.warn(problem, 'the identity provider is not set up correctly')
  }, [logger, problem])
  return config && (isSocial || config.phone) ? (
    <IdentityButtons {...props} config={config} isSocial={isSocial} />
  ) : null
}
