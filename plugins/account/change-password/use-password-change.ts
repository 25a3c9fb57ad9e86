import { HttpError, usePluginContext, useServices, useStore, useTranslation } from '@foyer/sdk'
import { useCallback, useReducer, useState } from 'react'
import { clearRememberedLogin } from '../clear-remembered-login.ts'
import { clearTypedPassword, typedPassword } from '../typed-password.ts'
import { useClearOnLeave } from '../use-clear-on-leave.ts'
import { changeFailure } from './change-failure.ts'
import { changeState, EDITING } from './change-state.ts'
import { changePassword } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import { broadcastPasswordChanged } from './password-change-channel.ts'
import { checkPasswords, EMPTY, firstError, type PasswordField } from './passwords.ts'
import { completePasswordChange } from './complete-password-change.ts'

/**
 * The typed passwords, the form's state, and the actions of the form. `currentKnown`: the current password was
 * typed at the log-in just now, and is not asked for.
 */
export function usePasswordChange() {
  const plugin = usePluginContext<typeof manifest>()
  const { http, session, navigation, overlays, storage } = useServices<typeof manifest>()
  const t = useTranslation()
  const [typed, setTyped] = useState(EMPTY)
  const [state, dispatch] = useReducer(changeState, EDITING)
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
    dispatch({ type: 'edit', field })
  }

  /** Sends the passwords. Resolves with the field to focus, if there is one. Never rejects. */
  const submit = async (): Promise<PasswordField | undefined> => {
    const member = session.current.get()
    if (!member || state.step === 'sending' || state.step === 'done') return undefined
    const passwords = { current: known ?? typed.current, next: typed.next }
    const errors = checkPasswords(passwords, plugin.settings, member.userName)
    dispatch({ type: 'submit', errors })
    if (Object.keys(errors).length > 0) return firstError(errors)
    try {
      const body = { oldPassword: passwords.current, newPassword: passwords.next }
      // Never aborted: the page must learn of a change that was made, even if the player has left the screen.
      await http.call(changePassword, { body, alert: false })
    } catch (error) {
      if (!(error instanceof HttpError)) plugin.logger.error(error)
      const failure = changeFailure(error)
      if (failure.field === 'current') {
        clearTypedPassword()
        setTyped((now) => ({ ...now, current: '' }))
      }
      dispatch({ type: 'fail', failure })
      return failure.field
    }
    dispatch({ type: 'succeed' })
    clearTypedPassword()
    clearRememberedLogin({ storage })
    broadcastPasswordChanged(member)
    overlays.toast(t('changed'), { kind: 'success' })
    // Another member may be signed in by now.
    const same = session.current.get()?.token === member.token
    if (same && !completePasswordChange({ session, navigation })) navigation.back()
    return undefined
  }
  return { typed, currentKnown: known !== undefined, state, edit, submit }
}
