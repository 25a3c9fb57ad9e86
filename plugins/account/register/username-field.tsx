import { usePlugin, useStore, useText } from '@foyer/sdk'
import { TextField, VisuallyHidden } from '@foyer/sdk/ui'
import { type ReactNode, useEffect } from 'react'
import type { FieldProps } from './field-props.ts'
import type { manifest } from './manifest.ts'
import type { NameCheck } from './name-check.ts'
import { nameError } from './read-registration.ts'
import css from './register-form.module.css'

/** The user name, with word on whether it is still to be had (CA-35). */
export function UsernameField({
  typed: { username },
  errorOf,
  change,
  names,
}: FieldProps & { readonly names: NameCheck }): ReactNode {
  const t = useText()
  const { settings } = usePlugin<typeof manifest>()
  const verdict = useStore(names.verdict)
  const asked = nameError(username, settings) ? '' : username.trim()
  useEffect(() => names.look(asked), [names, asked])
  const taken = verdict === 'taken' ? t('username_taken') : undefined
  const error = errorOf('username') ?? taken
  const { usernameMin: min, usernameMax: max } = settings
  return (
    <div className={css.field}>
      <TextField
        name="username"
        label={t('username')}
        leading="user"
        value={username}
        error={error}
        hint={error || verdict === 'free' ? undefined : t('username_hint', { min, max })}
        required
        autoCapitalize="none"
        autoComplete="username"
        enterKeyHint="next"
        spellCheck={false}
        onChange={({ currentTarget }) => change({ username: currentTarget.value })}
      />
      {/* Read out while the player is still in the field. That a name is taken is seen at the field, as its error. */}
      <VisuallyHidden as="output" visible={verdict === 'free'} className={css.free}>
        {verdict === 'free' && t('username_free')}
        {taken}
      </VisuallyHidden>
    </div>
  )
}
