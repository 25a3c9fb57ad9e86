import { FormCaptcha, type Submit, usePluginContext, useServices, useStore, useSubmit } from '@foyer/sdk'
import { useState } from 'react'
import type { manifest } from './manifest.ts'
import { FIELDS, type FormFields, type RegisterErrors } from './read-registration.ts'
import { type RegisterFailure, registerFailure } from './register-failure.ts'

/** The submit of a form that creates an account, and its captcha if one is required. */
export interface Registration {
  readonly submit: Submit<RegisterErrors, RegisterFailure>
  readonly captcha: FormCaptcha | undefined
}

/** A captcha is required by the merchant's settings or by the gateway (VA-02). */
export function useRegistration(fields: FormFields): Registration {
  const context = usePluginContext<typeof manifest>()
  const { i18n, site } = useServices<typeof manifest>()
  const [own] = useState(() => new FormCaptcha({ context, scene: 'register', language: i18n.language }))
  const required = useStore(site.status)?.registerCaptcha === true || context.settings.captcha
  const captcha = required ? own : undefined
  const submit = useSubmit<RegisterErrors, RegisterFailure>({
    describe: (error) =>
      registerFailure(
        error,
        FIELDS.filter((field) => fields[field]),
      ),
    captcha,
  })
  return { submit, captcha }
}
