import { usePlugin, useServices, useStore, useText } from '@foyer/sdk'
import { Button, Checkbox, Icon, TextField } from '@foyer/sdk/ui'
import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { tellFailure, textOf } from '../call-failure.ts'
import { CaptchaField } from '../captcha-field.tsx'
import css from '../form-screen.module.css'
import type { manifest } from './manifest.ts'
import { MobileFields } from './mobile-fields.tsx'
import { NameCheck } from './name-check.ts'
import { NewPasswordField } from './new-password-field.tsx'
import {
  FIELDS,
  firstError,
  type FormParts,
  readRegistration,
  type RegisterField,
  type Registrant,
  type Typed,
} from './read-registration.ts'
import own from './register-form.module.css'
import type { Sending, Submission } from './submission.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { UsernameField } from './username-field.tsx'

interface Props {
  readonly parts: FormParts
  readonly submission: Submission
  readonly typed: Typed
  readonly onType: (change: (now: Typed) => Typed) => void
  /** Makes the account. Rejects with the `HttpError` of the call that failed. */
  readonly register: (registrant: Registrant, sending: Sending) => Promise<void>
  /** Whether the device shall remember the account that is made (EN-09); absent where that is not offered. */
  readonly remember?: { readonly wanted: boolean; readonly want: (wanted: boolean) => void } | undefined
  /** What stands below the button. */
  readonly children?: ReactNode
}

/** What the merchant asks for a new account, and the way to send it (ST-01). */
export function RegisterForm({
  parts,
  submission,
  typed,
  onType,
  register,
  remember,
  children,
}: Props): ReactNode {
  const plugin = usePlugin<typeof manifest>()
  const services = useServices<typeof manifest>()
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const state = useStore(submission.state)
  const [names] = useState(() => new NameCheck(plugin, services))
  const { settings } = plugin
  const { overlays, numbers, site } = services
  const status = useStore(site.status)
  const captchaWanted = settings.captcha || status?.registerCaptcha === true
  useEffect(() => {
    if (captchaWanted) submission.captcha.open()
    return () => submission.captcha.close()
  }, [submission, captchaWanted])
  useEffect(() => () => names.close(), [names])

  const busy = state.step === 'processing' || state.step === 'done'
  // Also for the moment in which a repeat would be ignored (ST-02).
  const held = busy || (state.step === 'failed' && state.locked)
  const errorOf = useFieldErrors(state)
  const focus = (field: RegisterField | 'captcha' | undefined): void =>
    form.current
      ?.querySelector<HTMLElement>(field === 'captcha' ? '[data-captcha] button' : `input[name="${field}"]`)
      ?.focus()

  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const read = readRegistration(typed, parts, settings, numbers)
    const taken = parts.username && names.verdict.get() === 'taken'
    const errors = {
      ...('errors' in read ? read.errors : {}),
      ...(taken && { username: { key: 'username_taken' } }),
    }
    const ended = await submission.run(
      errors,
      FIELDS.filter((field) => parts[field]),
      async (sending) => {
        if ('registrant' in read) await register(read.registrant, sending)
      },
    )
    if (ended?.step === 'invalid') focus(firstError(ended.errors))
    if (ended?.step !== 'failed') return
    const { failure } = ended
    // A code that was refused is used up; a name that is taken stays, to be changed.
    if (failure.field === 'code') onType((now) => ({ ...now, code: '' }))
    await tellFailure(failure, overlays, t)
    focus(failure.field)
  }
  const bind = useMemo(
    () => ({
      busy,
      typed,
      errorOf,
      change: (part: Partial<Typed>) => {
        onType((now) => ({ ...now, ...part }))
        for (const field of FIELDS) if (field in part) submission.edit(field)
      },
    }),
    [busy, typed, errorOf, onType, submission],
  )
  const failure = state.step === 'failed' && !state.failure.field ? state.failure : undefined
  const ageError = errorOf('age')
  return (
    <form ref={form} className={css.form} onSubmit={(event) => void send(event)} noValidate aria-busy={busy}>
      {parts.number && numbers && <MobileFields {...bind} numbers={numbers} withCode={parts.code} />}
      {parts.username && <UsernameField {...bind} names={names} />}
      {parts.password && <NewPasswordField {...bind} />}
      {parts.referralCode && (
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
      {parts.age && (
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
      {captchaWanted && <CaptchaField captcha={submission.captcha} />}
      <p className={css.trouble} aria-live="polite">
        {failure && textOf(failure, t)}
      </p>
      <Button type="submit" kind="primary" block busy={held}>
        {t(busy ? 'creating' : 'create_account')}
      </Button>
      {children}
      {parts.password && (
        <p className={css.safe}>
          <Icon name="lock" size={16} />
          <span>{t('encrypted')}</span>
        </p>
      )}
    </form>
  )
}
