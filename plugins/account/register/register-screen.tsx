import { Link, LOGIN_PATH, Slot, usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import { PageHeader, Tabs } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { contactUs } from '../../customer-service/contract.ts'
import { documentAddress } from '../../site/contract/document-address.ts'
import css from '../form-screen.module.css'
import { saveRegistrationInfo } from '../contract/registration-info.ts'
import { canRemember } from '../remembered-login.ts'
import { socialLoginButtons } from '../social-login-buttons.ts'
import type { manifest } from './manifest.ts'
import { registerMethods, formFields } from './form-fields.ts'
import { RegisterForm } from './register-form.tsx'
import { registerPlayer } from './register-player.ts'
import { RegisterFlow } from './register-flow.ts'
import { useFormValues } from './use-form-values.ts'

const CONTACT = { variant: 'line' } as const

/** /m/register: a new account by user name, by mobile number, or by an identity provider (RT-03). */
export function RegisterScreen(): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useTranslation()
  const title = useId()
  const { site, storage } = services
  const [flow] = useState(() => new RegisterFlow(plugin, services))
  const [referred] = useState(() => saveRegistrationInfo(storage).referralCode)
  // One for all tabs, so that nothing is typed twice.
  const { typed, change, clear } = useFormValues('player', referred)
  const methods = registerMethods(plugin.settings, services.numbers !== undefined)
  const [remember, setRemember] = useState(false)
  const [chosen, choose] = useState<string>()
  const method = methods.find((each) => each === chosen) ?? methods[0]
  const { step } = useStore(flow.state)
  const busy = step === 'processing' || step === 'done'
  const buttons = useMemo(() => ({ busy }), [busy])
  useEffect(() => () => flow.close(), [flow])

  const { termsPath } = plugin.settings
  const { terms, privacy } = site.merchant.legal
  const tag = services.i18n.tag()
  const termsHref = termsPath ? undefined : documentAddress(terms, tag, location.origin)
  const privacyHref = documentAddress(privacy, tag, location.origin)
  const fields = formFields(method, plugin.settings, referred !== undefined)
  const form = (
    <RegisterForm
      key={method}
      fields={fields}
      flow={flow}
      typed={typed}
      onType={change}
      remember={canRemember(services) ? { wanted: remember, want: setRemember } : undefined}
      register={async (registrant, sending) => {
        await registerPlayer(plugin, services, registrant, { ...sending, remember })
        clear()
      }}
    >
      <p className={css.other}>
        {t('accept_terms')}{' '}
        {termsPath ? (
          <Link to={termsPath}>{t('terms')}</Link>
        ) : (
          <DocumentLink href={termsHref} text={t('terms')} />
        )}
        {privacyHref && ' · '}
        <DocumentLink href={privacyHref} text={t('privacy')} />
      </p>
    </RegisterForm>
  )
  return (
    <section className={css.screen} aria-labelledby={title}>
      <PageHeader
        id={title}
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
      <Slot of={socialLoginButtons} props={buttons} errorFallback={() => null} />
      <p className={css.other}>
        {t('have_account')} <Link to={LOGIN_PATH}>{t('log_in')}</Link>
      </p>
      <Slot of={contactUs} props={CONTACT} errorFallback={() => null} />
    </section>
  )
}

/** A document of the merchant, in a window of its own: what is typed here stays. */
function DocumentLink({
  href,
  text,
}: {
  readonly href: string | undefined
  readonly text: string
}): ReactNode {
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  ) : null
}
