import { plainText, usePluginContext, useStore, useTranslation } from '@foyer/sdk'
import { TextField, VisuallyHidden } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { fieldErrorText } from '../shared/failures.ts'
import type { FieldProps } from './field-props.ts'
import type { manifest } from './manifest.ts'
import type { UsernameCheck } from './username-check.ts'
import { usernameError } from './read-registration.ts'
import { PLAIN_USERNAME } from './settings.ts'
import css from './register-form.module.css'

/** The user name, and whether it is still available (CA-35). */
export function UsernameField({
  typed: { username },
  errorOf,
  change,
  names,
}: FieldProps & { readonly names: UsernameCheck }): ReactNode {
  const t = useTranslation<'account.register'>()
  const { settings } = usePluginContext<typeof manifest>()
  const availability = useStore(names.availability)
  const [left, setLeft] = useState('')
  const problem = usernameError(username, settings)
  const candidate = problem ? '' : plainText(username)
  useEffect(() => names.check(candidate), [names, candidate])
  const taken = availability === 'taken' ? t('username_taken') : undefined
  // While the player still types, a name is not yet wrong; an empty field is reported by the submit.
  const refused = left !== '' && left === username ? fieldErrorText(problem, t) : undefined
  const error = errorOf('username') ?? refused ?? taken
  const { usernameMin: min, usernameMax: max, usernamePattern } = settings
  const hint = usernamePattern === PLAIN_USERNAME ? 'username_hint_plain' : 'username_hint'
  return (
    <div className={css.field}>
      <TextField
        name="username"
        label={t('username')}
        leading="user"
        value={username}
        error={error}
        hint={error || availability === 'free' ? undefined : t(hint, { min, max })}
        required
        autoCapitalize="none"
        autoComplete="username"
        enterKeyHint="next"
        spellCheck={false}
        onBlur={() => setLeft(username)}
        onChange={({ currentTarget }) => change({ username: currentTarget.value })}
      />
      {/* Read out while the player is still in the field. A taken name is shown at the field, as its error. */}
      <VisuallyHidden as="output" visible={availability === 'free'} className={css.free}>
        {availability === 'free' && <span>{t('username_free')}</span>}
        {taken && <span>{taken}</span>}
      </VisuallyHidden>
    </div>
  )
}
