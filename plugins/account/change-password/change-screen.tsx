import { Slot, type Translate, usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import { Button, Icon, PageHeader, PasswordField } from '@foyer/sdk/ui'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { contactUs } from '../../customer-service/contract.ts'
import { textOf } from '../describe-error.ts'
import type { FieldError } from '../field-error.ts'
import { logOut } from '../log-out.ts'
import css from './change-screen.module.css'
import type { manifest } from './manifest.ts'
import type { PasswordField as Field } from './passwords.ts'
import { StrengthHint } from '../strength-hint.tsx'
import { usePasswordChange } from './use-password-change.ts'

const CONTACT = { variant: 'line' } as const

/** /m/changePsw: the form. A required change shows its reason and no link but the log-out (RT-09). */
export function ChangeScreen(): ReactNode {
  const { passwordMin, passwordMax } = usePluginContext<typeof manifest>().settings
  const services = useServices<typeof manifest>()
  const member = useStore(services.session.current)
  const t = useTranslation()
  const title = useId()
  const form = useRef<HTMLFormElement>(null)
  const { typed, currentKnown, state, edit, submit } = usePasswordChange()

  const changeReason = member?.passwordChangeRequired
  const busy = state.step === 'sending' || state.step === 'done'
  const errors = state.step === 'editing' ? state.errors : {}
  const failure = state.step === 'failed' ? state.failure : undefined
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const field = await submit()
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }
  const bind = (field: Field) => ({
    name: field,
    leading: 'lock' as const,
    value: typed[field],
    error: failure?.field === field ? textOf(failure, t) : errorText(errors[field], t),
    required: true,
    showLabel: t('show_password'),
    hideLabel: t('hide_password'),
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      edit(field, currentTarget.value),
  })

  return (
    <section className={css.screen} aria-labelledby={title}>
      <PageHeader
        id={title}
        icon="lock"
        title={t(changeReason ? 'choose_new' : 'change_password')}
        lead={t(changeReason ? `why_${changeReason}` : 'why_not')}
      />
      {/* No action of React's: it would clear the fields. */}
      <form
        ref={form}
        className={css.form}
        onSubmit={(event) => void send(event)}
        noValidate
        aria-busy={busy}
      >
        {/* For password managers: the owner of the password. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={member?.userName ?? ''}
          readOnly
          hidden
        />
        {!currentKnown && (
          <PasswordField
            {...bind('current')}
            label={t('current_password')}
            autoComplete="current-password"
            enterKeyHint="next"
          />
        )}
        <PasswordField
          {...bind('next')}
          label={t('new_password')}
          hint={t('rules', { min: passwordMin, max: passwordMax })}
          autoComplete="new-password"
          enterKeyHint="go"
        />
        <StrengthHint password={typed.next} />
        <p className={css.trouble} role="alert">
          {failure && !failure.field && textOf(failure, t)}
        </p>
        <Button type="submit" block busy={busy}>
          {t(busy ? 'saving' : 'save')}
        </Button>
        <p className={css.safe}>
          <Icon name="lock" size={16} />
          <span>{t('encrypted')}</span>
        </p>
      </form>
      {changeReason ? (
        <Button kind="ghost" block onClick={() => logOut(services)}>
          {t('log_out')}
        </Button>
      ) : (
        <Button kind="ghost" block onClick={() => services.navigation.back()}>
          {t('back')}
        </Button>
      )}
      <Slot of={contactUs} props={CONTACT} errorFallback={() => null} />
    </section>
  )
}

const errorText = (error: FieldError | undefined, t: Translate): string | undefined =>
  error && t(error.key, error.values)
