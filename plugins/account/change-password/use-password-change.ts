import { HttpError, usePluginContext, useServices, useTranslation } from '@foyer/sdk'
import { useReducer, useState } from 'react'
import { clearRememberedLogin } from '../clear-remembered-login.ts'
import { changeFailure } from './change-failure.ts'
import { changeState, EDITING } from './change-state.ts'
import { changePassword } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import { broadcastPasswordChanged } from './password-change-channel.ts'
import { checkPasswords, EMPTY, firstError, type PasswordField } from './passwords.ts'
import { completePasswordChange } from './complete-password-change.ts'

/** The typed passwords, the form's state, and the actions of the form. */
export function usePasswordChange() {
  const plugin = usePluginContext<typeof manifest>()
  const { http, session, navigation, overlays, storage } = useServices<typeof manifest>()
  const t = useTranslation()
  const [typed, setTyped] = useState(EMPTY)
  const [state, dispatch] = useReducer(changeState, EDITING)

  const edit = (field: PasswordField, value: string): void => {
    setTyped((now) => ({ ...now, [field]: value }))
    dispatch({ type: 'edit', field })
  }

  /** Sends the passwords. Resolves with the field to focus, if there is one. Never rejects. */
  const submit = async (): Promise<PasswordField | undefined> => {
    const member = session.current.get()
    if (!member || state.step === 'sending' || state.step === 'done') return undefined
    const errors = checkPasswords(typed, plugin.settings, member.userName)
    dispatch({ type: 'submit', errors })
    if (Object.keys(errors).length > 0) return firstError(errors)
    try {
      const body = { oldPassword: typed.current, newPassword: typed.next }
      // Never aborted: the page must learn of a change that was made, even if the player has left the screen.
      await http.call(changePassword, { body, alert: false })
    } catch (error) {
      if (!(error instanceof HttpError)) plugin.logger.error(error)
      const failure = changeFailure(error)
      if (failure.field === 'current') setTyped((now) => ({ ...now, current: '' }))
      dispatch({ type: 'fail', failure })
      return failure.field
    }
    dispatch({ type: 'succeed' })
    clearRememberedLogin({ storage })
    broadcastPasswordChanged(member)
    overlays.toast(t('changed'), { kind: 'success' })
    // Another member may be signed in by now.
    const same = session.current.get()?.token === member.token
    if (same && !completePasswordChange({ session, navigation })) navigation.back()
    return undefined
  }
  return { typed, state, edit, submit }
}
