import { usePluginContext, useTranslation } from '@foyer/sdk'
import { PasswordField } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { StrengthHint } from '../shared/strength-hint.tsx'
import type { FieldProps } from './field-props.ts'
import type { manifest } from './manifest.ts'
import css from './register-form.module.css'

/** The field for a new password, with its strength. */
export function NewPasswordField({ typed: { password }, errorOf, change }: FieldProps): ReactNode {
  const t = useTranslation<'account.register'>()
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
        // The hint makes way for the error and for the strength.
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
