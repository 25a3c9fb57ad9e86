import {
  HOME_PATH,
  INVITE_PATH,
  useFoundRoute,
  usePluginContext,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { FormScreen } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { isAgent } from '../contract.ts'
import { createSubAccount, type SubAccount } from './create-sub-account.ts'
import type { manifest } from './manifest.ts'
import type { FormFields } from './read-registration.ts'
import { RegisterForm } from './register-form.tsx'
import { SubAccountCreated } from './sub-account-created.tsx'
import { useFormValues } from './use-form-values.ts'
import { useRegistration } from './use-registration.ts'

const AGENT_FIELDS: FormFields = {
  username: true,
  password: true,
  number: false,
  code: false,
  referralCode: false,
  age: false,
}

/** /m/agentRegister: agents create accounts for others; other members get the referral page (RT-04). */
export function AgentScreen(): ReactNode {
  const { session, navigation, overlays } = useServices<typeof manifest>()
  const t = useTranslation<'account.register'>()
  const member = useStore(session.current)
  const agent = isAgent(member?.type)
  const other = member !== undefined && !agent
  // Where no plugin has the referral page, its address would only say once more that it leads nowhere.
  const referral = useFoundRoute(INVITE_PATH).state
  useEffect(() => {
    if (!other || referral === 'unknown') return
    overlays.toast(t('agents_only'), { kind: 'warning' })
    navigation.navigate(referral === 'none' ? HOME_PATH : INVITE_PATH, { replace: true })
  }, [other, referral, navigation, overlays, t])
  return agent ? <AgentRegistration /> : null
}

function AgentRegistration(): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useTranslation<'account.register'>()
  const registration = useRegistration(AGENT_FIELDS)
  const { typed, change, clear } = useFormValues('agent')
  const [created, setCreated] = useState<SubAccount>()
  return (
    <FormScreen title={t('agent_title')} lead={t('agent_lead')} large>
      {created ? (
        <SubAccountCreated account={created} onAnother={() => setCreated(undefined)} />
      ) : (
        <RegisterForm
          fields={AGENT_FIELDS}
          registration={registration}
          typed={typed}
          onType={change}
          register={async ({ username = '', password = '' }, call) => {
            setCreated(await createSubAccount(plugin, services, { username, password }, call))
            clear()
          }}
        />
      )}
    </FormScreen>
  )
}
