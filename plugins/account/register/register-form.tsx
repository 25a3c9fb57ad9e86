import { usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import { Button, Checkbox, Icon, TextField } from '@foyer/sdk/ui'
import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { showFailure, textOf } from '../describe-error.ts'
import { CaptchaField } from '../captcha-field.tsx'
import css from '../form-screen.module.css'
import type { manifest } from './manifest.ts'
import { MobileFields } from './mobile-fields.tsx'
import { UsernameCheck } from './username-check.ts'
import { NewPasswordField } from './new-password-field.tsx'
import {
  FIELDS,
  firstError,
  type FormFields,
  readRegistration,
  type RegisterField,
  type RegistrationInput,
  type FormValues,
} from './read-registration.ts'
import own from './register-form.module.css'
import type { SubmitContext, RegisterFlow } from './register-flow.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { UsernameField } from './username-field.tsx'

interface Props {
  readonly fields: FormFields
  readonly flow: RegisterFlow
  readonly typed: FormValues
  readonly onType: (part: Partial<FormValues>) => void
  /** Creates the account. Rejects with the `HttpError` of the failed call. */
  readonly register: (registrant: RegistrationInput, context: SubmitContext) => Promise<void>
  /** Whether the device shall remember the new account (EN-09); absent if that is not offered. */
  readonly remember?: { readonly wanted: boolean; readonly want: (wanted: boolean) => void } | undefined
  /** Shown below the button. */
  readonly children?: ReactNode
}

/** The fields that the merchant requires for a new account, and the button that sends them (ST-01). */
export function RegisterForm({
  fields,
  flow,
  typed,
  onType,
  register,
  remember,
  children,
}: Props): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const state = useStore(flow.state)
  const [names] = useState(() => new UsernameCheck(plugin, services))
  const { settings } = plugin
  const { overlays, numbers, site } = services
  const status = useStore(site.status)
  const captchaRequired = settings.captcha || status?.registerCaptcha === true
  useEffect(() => {
    if (captchaRequired) flow.captcha.open()
    return () => flow.captcha.close()
  }, [flow, captchaRequired])
  useEffect(() => () => names.close(), [names])

  const busy = state.step === 'processing' || state.step === 'done'
  // Also during the moment in which a repeated submit is ignored (ST-02).
  const disabled = busy || (state.step === 'failed' && state.locked)
  const errorOf = useFieldErrors(state)
  const focus = (field: RegisterField | 'captcha' | undefined): void =>
    form.current
      ?.querySelector<HTMLElement>(field === 'captcha' ? '[data-captcha] button' : `input[name="${field}"]`)
      ?.focus()

  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const read = readRegistration(typed, fields, settings, numbers)
    const taken = fields.username && names.availability.get() === 'taken'
    const errors = {
      ...('errors' in read ? read.errors : {}),
      ...(taken && { username: { key: 'username_taken' } }),
    }
    const result = await flow.run(
      errors,
      FIELDS.filter((field) => fields[field]),
      async (context) => {
        if ('registrant' in read) await register(read.registrant, context)
      },
    )
    if (result?.step === 'invalid') focus(firstError(result.errors))
    if (result?.step !== 'failed') return
    const { failure } = result
    // A refused code is used up; a name that is taken stays, for the player to change.
    if (failure.field === 'code') onType({ code: '' })
    await showFailure(failure, overlays, t)
    focus(failure.field)
  }
  const bind = useMemo(
    () => ({
      busy,
      typed,
      errorOf,
      change: (part: Partial<FormValues>) => {
        onType(part)
        for (const field of FIELDS) if (field in part) flow.edit(field)
      },
    }),
    [busy, typed, errorOf, onType, flow],
  )
  const failedField = state.step === 'failed' ? state.failure.field : undefined
  const failure =
    state.step === 'failed' && (!failedField || failedField === 'captcha') ? state.failure : undefined
  const ageError = errorOf('age')
  return (
    <form ref={form} className={css.form} onSubmit={(event) => void send(event)} noValidate aria-busy={busy}>
      {fields.number && numbers && <MobileFields {...bind} numbers={numbers} withCode={fields.code} />}
      {fields.username && <UsernameField {...bind} names={names} />}
      {fields.password && <NewPasswordField {...bind} />}
      {fields.referralCode && (
        <TextField
          name="referralCode"
          label={t('referral_code')}
          hint={typed.referralCode === '' ? t('optional') : undefined}
          leading="gift"
          value={typed.referralCode}
          error={errorOf('referralCode')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => bind.change({ referralCode: currentTarget.value })}
        />
      )}
      {fields.age && (
        <div className={own.age}>
          <Checkbox
            name="age"
            label={t('of_age', { years: settings.minimumAge ?? 0 })}
            checked={typed.age}
            aria-invalid={ageError ? true : undefined}
            aria-describedby={ageError && 'register-age'}
            onChange={({ currentTarget }) => bind.change({ age: currentTarget.checked })}
          />
          {ageError && (
            <p id="register-age" className={own.error}>
              <Icon name="warning" size={16} />
              {ageError}
            </p>
          )}
        </div>
      )}
      {remember && (
        <Checkbox
          label={t('remember_me')}
          hint={t('remember_hint')}
          checked={remember.wanted}
          onChange={({ currentTarget }) => remember.want(currentTarget.checked)}
        />
      )}
      {captchaRequired && <CaptchaField captcha={flow.captcha} />}
      <p className={css.trouble} aria-live="polite">
        {failure && textOf(failure, t)}
      </p>
      <Button type="submit" kind="primary" block busy={disabled}>
        {t(busy ? 'creating' : 'create_account')}
      </Button>
      {children}
      {fields.password && (
        <p className={css.safe}>
          <Icon name="lock" size={16} />
          <span>{t('encrypted')}</span>
        </p>
      )}
    </form>
  )
}
