import { Link, LOGIN_PATH, Slot, usePluginContext, useServices, useTranslation } from '@foyer/sdk'
import { FormScreen, Tabs } from '@foyer/sdk/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { contactUs } from '../../customer-service/contract.ts'
import { documentAddress } from '../../site/contract/document-address.ts'
import css from '../shared/beside-form.module.css'
import { saveRegistrationInfo } from '../contract.ts'
import { canRemember } from '../shared/remembered-login.ts'
import { socialLoginButtons } from '../shared/points.ts'
import { AcceptedDocuments } from './accepted-documents.tsx'
import type { manifest } from './manifest.ts'
import { registerMethods, formFields } from './form-fields.ts'
import { RegisterForm } from './register-form.tsx'
import { registerPlayer } from './register-player.ts'
import { useFormValues } from './use-form-values.ts'
import { useRegistration } from './use-registration.ts'

const CONTACT = { variant: 'line' } as const

/** /m/register: a new account by user name, by mobile number, or by an identity provider (RT-03). */
export function RegisterScreen(): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useTranslation<'account.register'>()
  const { site, storage } = services
  const [referred] = useState(() => saveRegistrationInfo(storage).referralCode)
  // One for all tabs, so that nothing is typed twice.
  const { typed, change, clear } = useFormValues('player', referred)
  const methods = registerMethods(plugin.settings, services.numbers !== undefined)
  const [remember, setRemember] = useState(false)
  const [chosen, choose] = useState<string>()
  const method = methods.find((each) => each === chosen) ?? methods[0]
  const fields = formFields(method, plugin.settings, referred !== undefined)
  const registration = useRegistration(fields)
  const { busy } = registration.submit
  const buttons = useMemo(() => ({ busy }), [busy])

  const { termsPath } = plugin.settings
  const { terms, privacy } = site.merchant.legal
  const tag = services.i18n.tag()
  const termsHref = termsPath ? undefined : documentAddress(terms, tag, location.origin)
  const privacyHref = documentAddress(privacy, tag, location.origin)
  const form = (
    <RegisterForm
      key={method}
      fields={fields}
      registration={registration}
      typed={typed}
      onType={change}
      remember={canRemember(services) ? { wanted: remember, want: setRemember } : undefined}
      register={async (registrant, call) => {
        await registerPlayer(plugin, services, registrant, { ...call, remember })
        clear()
      }}
    >
      <AcceptedDocuments
        terms={
          termsPath ? (
            <Link to={termsPath}>{t('terms')}</Link>
          ) : (
            termsHref && <DocumentLink href={termsHref} text={t('terms')} />
          )
        }
        privacy={privacyHref && <DocumentLink href={privacyHref} text={t('privacy')} />}
      />
    </RegisterForm>
  )
  return (
    <FormScreen title={t('create_account')} lead={t('lead', { merchant: site.merchant.name })} large>
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
        <span>{t('have_account')}</span> <Link to={LOGIN_PATH}>{t('log_in')}</Link>
      </p>
      <Slot of={contactUs} props={CONTACT} errorFallback={() => null} />
    </FormScreen>
  )
}

/** A document of the merchant, in a window of its own: what is typed here stays. */
function DocumentLink({ href, text }: { readonly href: string; readonly text: string }): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}
