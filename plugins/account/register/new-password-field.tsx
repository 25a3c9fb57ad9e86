import { usePlugin, useText } from '@foyer/sdk'
import { PasswordField } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import type { FieldProps } from './field-props.ts'
import type { manifest } from './manifest.ts'
import { strengthOf } from './password-strength.ts'

/** A password to think of, with a plain word on how good it is. */
export function NewPasswordField({ typed: { password }, errorOf, change }: FieldProps): ReactNode {
  const t = useText()
  const { settings } = usePlugin<typeof manifest>()
  const error = errorOf('password')
  const hint =
    [...password].length >= settings.passwordMin
      ? t(`password_${strengthOf(password)}`)
      : t('password_hint', { min: settings.passwordMin })
  return (
    <PasswordField
      name="password"
      label={t('password')}
      leading="lock"
      value={password}
      error={error}
      // Not twice the same.
      hint={error ? undefined : hint}
      required
      autoComplete="new-password"
      enterKeyHint="go"
      showLabel={t('show_password')}
      hideLabel={t('hide_password')}
      onChange={({ currentTarget }) => change({ password: currentTarget.value })}
    />
  )
}
