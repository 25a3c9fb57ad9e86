import {
  InvalidFields,
  Slot,
  useForm,
  usePluginContext,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Button, Form, FormMessage, FormNote, FormScreen, PasswordField } from '@foyer/sdk/ui'
import { type ReactNode, useEffect } from 'react'
import { contactUs } from '../../customer-service/contract.ts'
import { describeError, type FailureMessage, fieldErrorText, textOf } from '../shared/failures.ts'
import { clearTypedPassword, logOut, typedPassword } from '../shared/session.ts'
import { clearRememberedLogin } from '../shared/remembered-login-record.ts'
import { StrengthHint } from '../shared/strength-hint.tsx'
import { completePasswordChange } from './complete-password-change.ts'
import { changePassword } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import { broadcastPasswordChanged } from './password-change-channel.ts'
import {
  changeFailure,
  checkPasswords,
  EMPTY,
  type FieldErrors,
  type PasswordField as Field,
} from './passwords.ts'

const CONTACT = { variant: 'line' } as const
const SECRETS = ['current', 'next'] as const

/** /m/changePsw: the form. A required change shows its reason and no link but the log-out (RT-09). */
export function ChangeScreen(): ReactNode {
  const { settings } = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const { http, navigation, overlays, session, storage } = services
  const t = useTranslation<'account.change-password'>()
  const member = useStore(session.current)
  // Typed at the log-in just now, it is not asked for.
  const justTyped = useStore(typedPassword)
  const known = justTyped && justTyped.token === member?.token ? justTyped.password : undefined
  const form = useForm<typeof EMPTY, FieldErrors, FailureMessage<'account.change-password'>>({
    initial: EMPTY,
    secrets: SECRETS,
    check: ({ current, next }) =>
      checkPasswords({ current: known ?? current, next }, settings, member?.userName ?? ''),
    errorText: (error) => fieldErrorText(error, t),
    describe: describeError,
  })
  useEffect(() => {
    addEventListener('pagehide', clearTypedPassword)
    return () => removeEventListener('pagehide', clearTypedPassword)
  }, [])

  const send = async (): Promise<void> => {
    if (!member) return
    await form.send(async () => {
      const body = { oldPassword: known ?? form.values.current, newPassword: form.values.next }
      try {
        // Never aborted: the page must learn of a change that was made, even if the player has left the screen.
        await http.call(changePassword, { body, alert: false })
      } catch (error) {
        const { field, text } = changeFailure(error)
        if (!field) throw error
        if (field === 'current') {
          clearTypedPassword()
          form.set({ current: '' })
        }
        throw new InvalidFields<FieldErrors>({ [field]: text })
      }
      clearTypedPassword()
      clearRememberedLogin({ storage })
      broadcastPasswordChanged(member)
      overlays.toast(t('changed'), { kind: 'success' })
      // Another member may be signed in by now.
      const same = session.current.get()?.token === member.token
      if (same && !completePasswordChange({ session, navigation })) navigation.back()
    })
  }
  const bind = (field: Field) => ({
    ...form.bind(field),
    leading: 'lock' as const,
    required: true,
    showLabel: t('show_password'),
    hideLabel: t('hide_password'),
  })
  const changeReason = member?.passwordChangeRequired
  return (
    <FormScreen
      icon="lock"
      title={t(changeReason ? 'choose_new' : 'change_password')}
      lead={t(changeReason ? `why_${changeReason}` : 'why_not')}
    >
      <Form handle={form.handle} busy={form.busy} onSubmit={() => void send()}>
        {/* For password managers: the owner of the password. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={member?.userName ?? ''}
          readOnly
          hidden
        />
        {known === undefined && (
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
          hint={t('rules', { min: settings.passwordMin, max: settings.passwordMax })}
          autoComplete="new-password"
          enterKeyHint="go"
        />
        <StrengthHint password={form.values.next} />
        <FormMessage urgent>{form.failure ? textOf(form.failure, t) : ''}</FormMessage>
        <Button type="submit" block busy={form.disabled}>
          {t(form.busy ? 'saving' : 'save')}
        </Button>
        <FormNote icon="lock">{t('encrypted')}</FormNote>
      </Form>
      {changeReason ? (
        <Button kind="ghost" block onClick={() => logOut(services)}>
          {t('log_out')}
        </Button>
      ) : (
        <Button kind="ghost" block onClick={() => navigation.back()}>
          {t('back')}
        </Button>
      )}
      <Slot of={contactUs} props={CONTACT} errorFallback={() => null} />
    </FormScreen>
  )
}
