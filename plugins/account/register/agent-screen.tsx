import { usePlugin, useServices, useStore, useText } from '@foyer/sdk'
import { type ReactNode, useEffect, useId, useState } from 'react'
import css from '../form-screen.module.css'
import { AGENT_TYPES, INVITE_PATH } from './constants.ts'
import { makeSubAccount, type SubAccount } from './make-sub-account.ts'
import type { manifest } from './manifest.ts'
import type { FormParts } from './read-registration.ts'
import { RegisterForm } from './register-form.tsx'
import { SubAccountMade } from './sub-account-made.tsx'
import { Submission } from './submission.ts'
import { EMPTY } from './typed.ts'

const PARTS: FormParts = {
  username: true,
  password: true,
  number: false,
  code: false,
  referralCode: false,
  age: false,
}

/** /m/agentRegister: agents make accounts for others; another member is sent to the referral page (RT-04). */
export function AgentScreen(): ReactNode {
  const { session, navigation } = useServices<typeof manifest>()
  const member = useStore(session.current)
  const isAgent = member !== undefined && AGENT_TYPES.includes(member.type)
  const other = member !== undefined && !isAgent
  useEffect(() => {
    if (other) navigation.navigate(INVITE_PATH, { replace: true })
  }, [other, navigation])
  return isAgent ? <AgentRegistration /> : null
}

function AgentRegistration(): ReactNode {
  const plugin = usePlugin<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useText()
  const title = useId()
  const [submission] = useState(() => new Submission(plugin, services))
  const [typed, setTyped] = useState(EMPTY)
  const [made, setMade] = useState<SubAccount>()
  useEffect(() => () => submission.leave(), [submission])
  return (
    <section className={css['screen']} aria-labelledby={title}>
      <header className={css['head']}>
        <h1 id={title} className={css['title']}>
          {t('agent_title')}
        </h1>
        <p className={css['lead']}>{t('agent_lead')}</p>
      </header>
      {made ? (
        <SubAccountMade account={made} onAnother={() => setMade(undefined)} />
      ) : (
        <RegisterForm
          parts={PARTS}
          submission={submission}
          typed={typed}
          onType={setTyped}
          register={async ({ username = '', password = '' }, sending) => {
            setMade(await makeSubAccount(plugin, services, { username, password }, sending))
            setTyped(EMPTY)
          }}
        />
      )}
    </section>
  )
}
