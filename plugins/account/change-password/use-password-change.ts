import { InvalidFields, usePluginContext, useServices, useStore, useSubmit, useTranslation } from '@foyer/sdk'
import { useCallback, useState } from 'react'
import { clearRememberedLogin } from '../shared/remembered-login-record.ts'
import { describeError, type FailureMessage } from '../shared/failures.ts'
import { clearTypedPassword, typedPassword } from '../shared/passwords.ts'
import { useClearOnLeave } from '../shared/use-clear-on-leave.ts'
import { changeFailure } from './change-failure.ts'
import { changePassword } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import { broadcastPasswordChanged } from './password-change-channel.ts'
import { checkPasswords, EMPTY, type FieldErrors, type PasswordField } from './passwords.ts'
import { completePasswordChange } from './complete-password-change.ts'

/**
 * The typed passwords, the form's state, and the actions of the form. `currentKnown`: the current password was
 * typed at the log-in just now, and is not asked for.
 */
export function usePasswordChange() {
  const plugin = usePluginContext<typeof manifest>()
  const { http, session, navigation, overlays, storage } = useServices<typeof manifest>()
  const t = useTranslation<'account.change-password'>()
  const [typed, setTyped] = useState(EMPTY)
  const submit = useSubmit<FieldErrors, FailureMessage<'account.change-password'>>({
    describe: describeError,
  })
  const token = useStore(session.current)?.token
  const justTyped = useStore(typedPassword)
  const known = justTyped !== undefined && justTyped.token === token ? justTyped.password : undefined
  const clear = useCallback((): void => {
    clearTypedPassword()
    setTyped(EMPTY)
  }, [])
  useClearOnLeave(clear)

  const edit = (field: PasswordField, value: string): void => {
    setTyped((now) => ({ ...now, [field]: value }))
    submit.edit(field)
  }

  /** Sends the passwords. Resolves with the errors by field. Never rejects. */
  const send = async (): Promise<FieldErrors> => {
    const member = session.current.get()
    if (!member) return {}
    const passwords = { current: known ?? typed.current, next: typed.next }
    const errors = checkPasswords(passwords, plugin.settings, member.userName)
    const result = await submit.run(errors, async () => {
      const body = { oldPassword: passwords.current, newPassword: passwords.next }
      try {
        // Never aborted: the page must learn of a change that was made, even if the player has left the screen.
        await http.call(changePassword, { body, alert: false })
      } catch (error) {
        const { field, text } = changeFailure(error)
        if (!field) throw error
        if (field === 'current') {
          clearTypedPassword()
          setTyped((now) => ({ ...now, current: '' }))
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
    return result.step === 'invalid' ? result.errors : {}
  }
  return { typed, currentKnown: known !== undefined, submit, edit, send }
}
