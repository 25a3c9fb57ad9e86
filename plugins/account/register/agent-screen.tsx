import { HOME_PATH, useFoundRoute, usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import { PageHeader } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useId, useState } from 'react'
import css from '../form-screen.module.css'
import { AGENT_TYPES, INVITE_PATH } from './constants.ts'
import { createSubAccount, type SubAccount } from './create-sub-account.ts'
import type { manifest } from './manifest.ts'
import type { FormFields } from './read-registration.ts'
import { RegisterForm } from './register-form.tsx'
import { SubAccountCreated } from './sub-account-created.tsx'
import { RegisterFlow } from './register-flow.ts'
import { useFormValues } from './use-form-values.ts'

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
  const t = useTranslation()
  const member = useStore(session.current)
  const isAgent = member !== undefined && AGENT_TYPES.includes(member.type)
  const other = member !== undefined && !isAgent
  // Where no plugin has the referral page, its address would only say once more that it leads nowhere.
  const referral = useFoundRoute(INVITE_PATH).state
  useEffect(() => {
    if (!other || referral === 'unknown') return
    overlays.toast(t('agents_only'), { kind: 'warning' })
    navigation.navigate(referral === 'none' ? HOME_PATH : INVITE_PATH, { replace: true })
  }, [other, referral, navigation, overlays, t])
  return isAgent ? <AgentRegistration /> : null
}

function AgentRegistration(): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useTranslation()
  const title = useId()
  const [flow] = useState(() => new RegisterFlow(plugin, services))
  const { typed, change, clear } = useFormValues('agent')
  const [created, setCreated] = useState<SubAccount>()
  useEffect(() => () => flow.close(), [flow])
  return (
    <section className={css.screen} aria-labelledby={title}>
      <PageHeader id={title} title={t('agent_title')} lead={t('agent_lead')} large />
      {created ? (
        <SubAccountCreated account={created} onAnother={() => setCreated(undefined)} />
      ) : (
        <RegisterForm
          fields={AGENT_FIELDS}
          flow={flow}
          typed={typed}
          onType={change}
          register={async ({ username = '', password = '' }, sending) => {
            setCreated(await createSubAccount(plugin, services, { username, password }, sending))
            clear()
          }}
        />
      )}
    </section>
  )
}
