import { Link, Slot, useContributions, usePlugin, useServices, useStore, useText } from '@foyer/sdk'
import { PageHeader, Tabs } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { contactUs } from '../../customer-service/contract.ts'
import { logo } from '../../site/contract.ts'
import css from '../form-screen.module.css'
import { keepRegistrationInfo } from '../registration-info.ts'
import { canRemember } from '../remembered-login.ts'
import { signInButtons } from '../sign-in-buttons.ts'
import type { manifest } from './manifest.ts'
import { methodsOf, partsOf } from './parts.ts'
import { RegisterForm } from './register-form.tsx'
import { registerPlayer } from './register-player.ts'
import { Submission } from './submission.ts'
import { EMPTY } from './typed.ts'

const CONTACT = { look: 'line' } as const

/** /m/register: a new account by user name, by mobile number, or by an identity provider (RT-03). */
export function RegisterScreen(): ReactNode {
  const plugin = usePlugin<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useText()
  const title = useId()
  const { site, storage } = services
  const [brand] = useContributions(logo)
  const logoSrc = brand?.value ?? `/m/brand/${site.merchant.id}/logo.svg`
  const [submission] = useState(() => new Submission(plugin, services))
  const [referred] = useState(() => keepRegistrationInfo(storage).referralCode)
  // One for all tabs: nothing is typed twice.
  const [typed, setTyped] = useState({ ...EMPTY, referralCode: referred ?? '' })
  const methods = methodsOf(plugin.settings, services.numbers !== undefined)
  const [remember, want] = useState(false)
  const [chosen, choose] = useState<string>()
  const method = methods.find((each) => each === chosen) ?? methods[0]
  const { step } = useStore(submission.state)
  const busy = step === 'processing' || step === 'done'
  const buttons = useMemo(() => ({ busy }), [busy])
  useEffect(() => () => submission.leave(), [submission])

  const { termsPath } = plugin.settings
  const parts = partsOf(method, plugin.settings, referred !== undefined)
  const form = (
    <RegisterForm
      key={method}
      parts={parts}
      submission={submission}
      typed={typed}
      onType={setTyped}
      remember={canRemember(services) ? { wanted: remember, want } : undefined}
      register={(registrant, sending) =>
        registerPlayer(plugin, services, registrant, { ...sending, remember })
      }
    >
      {termsPath && (
        <p className={css.other}>
          {t('accept_terms')} <Link to={termsPath}>{t('terms')}</Link>
        </p>
      )}
    </RegisterForm>
  )
  return (
    <section className={css.screen} aria-labelledby={title}>
      <PageHeader
        id={title}
        picture={<img className={css.logo} src={logoSrc} alt={site.merchant.name} height={48} />}
        title={t('create_account')}
        lead={t('lead', { merchant: site.merchant.name })}
        large
      />
      {methods.length > 1 ? (
        <Tabs
          label={t('ways')}
          tabs={methods.map((key) => ({ key, label: t(`by_${key}`) }))}
          value={method}
          onChange={choose}
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      <Slot of={signInButtons} props={buttons} />
      <p className={css.other}>
        {t('have_account')} <Link to="/m/login">{t('log_in')}</Link>
      </p>
      <Slot of={contactUs} props={CONTACT} />
    </section>
  )
}
