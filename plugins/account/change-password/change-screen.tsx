import { Slot, usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import {
  Button,
  Form,
  type FormHandle,
  FormMessage,
  FormNote,
  FormScreen,
  PasswordField,
} from '@foyer/sdk/ui'
import { type ReactNode, useRef } from 'react'
import { contactUs } from '../../customer-service/contract.ts'
import { fieldErrorText, textOf } from '../shared/failures.ts'
import { logOut } from '../shared/session.ts'
import type { manifest } from './manifest.ts'
import type { PasswordField as Field } from './passwords.ts'
import { StrengthHint } from '../shared/strength-hint.tsx'
import { usePasswordChange } from './use-password-change.ts'

const CONTACT = { variant: 'line' } as const

/** /m/changePsw: the form. A required change shows its reason and no link but the log-out (RT-09). */
export function ChangeScreen(): ReactNode {
  const { passwordMin, passwordMax } = usePluginContext<typeof manifest>().settings
  const services = useServices<typeof manifest>()
  const member = useStore(services.session.current)
  const t = useTranslation<'account.change-password'>()
  const form = useRef<FormHandle>(null)
  const { typed, currentKnown, submit, edit, send } = usePasswordChange()
  const { busy, errors, failure } = submit

  const changeReason = member?.passwordChangeRequired
  const submitForm = async (): Promise<void> => form.current?.focusFirst(await send())
  const bind = (field: Field) => ({
    name: field,
    leading: 'lock' as const,
    value: typed[field],
    error: fieldErrorText(errors[field], t),
    announceError: submit.announceErrors,
    required: true,
    showLabel: t('show_password'),
    hideLabel: t('hide_password'),
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      edit(field, currentTarget.value),
  })

  return (
    <FormScreen
      icon="lock"
      title={t(changeReason ? 'choose_new' : 'change_password')}
      lead={t(changeReason ? `why_${changeReason}` : 'why_not')}
    >
      <Form handle={form} busy={busy} onSubmit={() => void submitForm()}>
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
        <FormMessage urgent>{failure ? textOf(failure, t) : ''}</FormMessage>
        <Button type="submit" block busy={submit.disabled}>
          {t(busy ? 'saving' : 'save')}
        </Button>
        <FormNote icon="lock">{t('encrypted')}</FormNote>
      </Form>
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
    </FormScreen>
  )
}
