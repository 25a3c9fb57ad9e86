import { plainText, type ServicesOf, type Translate } from '@foyer/sdk'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { REMEMBERED_LOGIN } from '../remembered-login-key.ts'
import { canRemember, loadRememberedLogin } from '../remembered-login.ts'
import type { Credentials } from './credentials.ts'
import type { manifest } from './manifest.ts'

/** Looks like a filled-in password, and reveals nothing about it. */
const PASSWORD_PLACEHOLDER = '••••••••'

/** The remembered login in the form. */
export interface RememberedLoginForm {
  /** Whether this browser can remember one. */
  readonly available: boolean
  /** The box is ticked. */
  readonly wanted: boolean
  setWanted(wanted: boolean): void
  /** For the password's field while it is empty and the remembered password would be sent. */
  readonly passwordFieldProps: { readonly placeholder: string; readonly hint: string } | undefined
  /** The credentials to send: with the remembered password if the placeholder is shown. */
  complete(typed: Credentials): Promise<Credentials>
  /** Call when a login has failed, which may have removed it (ST-05). */
  refresh(): void
}

/**
 * Fills in the name of a remembered login and ticks the box. Its password never enters the page, where anyone
 * who holds the phone could reveal it. A placeholder shows that there is one; typed text replaces it.
 */
export function useRememberedLogin(
  services: Pick<ServicesOf<typeof manifest>, 'storage' | 'site'>,
  typed: Credentials,
  setTyped: Dispatch<SetStateAction<Credentials>>,
  t: Translate<'account.auth'>,
): RememberedLoginForm {
  const [storedUsername, setStoredUsername] = useState<string>()
  const [wanted, setWanted] = useState(false)
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    void loadRememberedLogin(services).then((login) => {
      if (!login || !mounted.current) return
      setStoredUsername(login.username)
      setWanted(true)
      // Do not overwrite what the player has typed by now.
      setTyped((now) => (now.username || now.password ? now : { username: login.username, password: '' }))
    })
    return () => void (mounted.current = false)
  }, [services, setTyped])

  const usesStored =
    storedUsername !== undefined && plainText(typed.username) === storedUsername && typed.password === ''
  return {
    available: canRemember(services),
    wanted,
    setWanted,
    passwordFieldProps: usesStored
      ? { placeholder: PASSWORD_PLACEHOLDER, hint: t('password_remembered') }
      : undefined,
    async complete(given) {
      if (!usesStored) return given
      // Loaded again: a log-out in another tab may have removed it.
      const login = await loadRememberedLogin(services)
      // A player who has left the form sends nothing.
      if (login?.username === storedUsername && mounted.current) return { ...given, password: login.password }
      setStoredUsername(undefined)
      return given
    },
    refresh: () => {
      if (services.storage.get(REMEMBERED_LOGIN) === undefined) setStoredUsername(undefined)
    },
  }
}
