import { type SubmitCall, usePluginContext, useServices, useTranslation } from '@foyer/sdk'
import {
  Button,
  Checkbox,
  Form,
  type FormHandle,
  FormMessage,
  FormNote,
  Icon,
  TextField,
} from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { showFailure, textOf } from '../shared/failures.ts'
import { CaptchaField } from '../shared/captcha.tsx'
import type { manifest } from './manifest.ts'
import { MobileFields } from './mobile-fields.tsx'
import { UsernameCheck } from './username-check.ts'
import { NewPasswordField } from './new-password-field.tsx'
import {
  FIELDS,
  type FormFields,
  readRegistration,
  type RegisterErrors,
  type RegistrationInput,
  type FormValues,
} from './read-registration.ts'
import own from './register-form.module.css'
import { useFieldErrors } from './use-field-errors.ts'
import type { Registration } from './use-registration.ts'
import { UsernameField } from './username-field.tsx'

interface Props {
  readonly fields: FormFields
  readonly registration: Registration
  readonly typed: FormValues
  readonly onType: (part: Partial<FormValues>) => void
  /** Creates the account. Rejects with the `HttpError` of the failed call, or with `InvalidFields`. */
  readonly register: (registrant: RegistrationInput, call: SubmitCall) => Promise<void>
  /** Whether the device shall remember the new account (EN-09); absent if that is not offered. */
  readonly remember?: { readonly wanted: boolean; readonly want: (wanted: boolean) => void } | undefined
  /** Shown below the button. */
  readonly children?: ReactNode
}

/** The fields that the merchant requires for a new account, and the button that sends them (ST-01). */
export function RegisterForm({
  fields,
  registration: { submit, captcha },
  typed,
  onType,
  register,
  remember,
  children,
}: Props): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useTranslation<'account.register'>()
  const form = useRef<FormHandle>(null)
  const [names] = useState(() => new UsernameCheck(plugin, services))
  const { settings } = plugin
  const { overlays, numbers } = services
  useEffect(() => () => names.close(), [names])

  const { busy, edit } = submit
  const errorOf = useFieldErrors(submit)
  const send = async (): Promise<void> => {
    const read = readRegistration(typed, fields, settings, numbers)
    const taken = fields.username && names.availability.get() === 'taken'
    const errors: RegisterErrors = {
      ...('errors' in read ? read.errors : {}),
      ...(taken && { username: { key: 'username_taken' } }),
    }
    const result = await submit.run(errors, async (call) => {
      if ('registrant' in read) await register(read.registrant, call)
    })
    // A refused code is used up; a name that is taken stays, for the player to change.
    if (result.step === 'invalid') {
      if (result.sent && result.errors.code) onType({ code: '' })
      form.current?.focusFirst(result.errors)
    }
    if (result.step !== 'failed') return
    const { failure } = result
    if (failure.field === 'code') onType({ code: '' })
    await showFailure({ ...failure, message: textOf(failure, t) }, { overlays, t })
    if (failure.field) form.current?.focus(failure.field)
  }
  const bind = useMemo(
    () => ({
      busy,
      typed,
      errorOf,
      change: (part: Partial<FormValues>) => {
        onType(part)
        for (const field of FIELDS) if (field in part) edit(field)
      },
    }),
    [busy, typed, errorOf, onType, edit],
  )
  const { failure } = submit
  const message = failure && (!failure.field || failure.field === 'captcha') ? textOf(failure, t) : ''
  const ageError = errorOf('age')
  return (
    <Form handle={form} busy={busy} onSubmit={() => void send()}>
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
              <span>{ageError}</span>
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
      {captcha && <CaptchaField captcha={captcha} />}
      <FormMessage>{message}</FormMessage>
      <Button type="submit" kind="primary" block busy={submit.disabled}>
        {t(busy ? 'creating' : 'create_account')}
      </Button>
      {children}
      {fields.password && <FormNote icon="lock">{t('encrypted')}</FormNote>}
    </Form>
  )
}
