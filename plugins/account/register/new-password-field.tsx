import { usePluginContext, useTranslation } from '@foyer/sdk'
import { PasswordField } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { StrengthHint } from '../strength-hint.tsx'
import type { FieldProps } from './field-props.ts'
import type { manifest } from './manifest.ts'
import css from './register-form.module.css'

/** A password to think of, and how good it is. */
export function NewPasswordField({ typed: { password }, errorOf, change }: FieldProps): ReactNode {
  const t = useTranslation()
  const { settings } = usePluginContext<typeof manifest>()
  const error = errorOf('password')
  return (
    <div className={css.field}>
      <PasswordField
        name="password"
        label={t('password')}
        leading="lock"
        value={password}
        error={error}
        // Not twice the same; and once there is something to say of its strength, that stands there.
        hint={error || password ? undefined : t('password_hint', { min: settings.passwordMin })}
        required
        autoComplete="new-password"
        enterKeyHint="go"
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        onChange={({ currentTarget }) => change({ password: currentTarget.value })}
      />
      <StrengthHint password={password} />
    </div>
  )
}
