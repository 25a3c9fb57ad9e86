import type { ServicesOf, Translate } from '@foyer/sdk'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { REMEMBERED_LOGIN } from '../remembered-key.ts'
import { canRemember, recallLogin } from '../remembered-login.ts'
import type { Credentials } from './credentials.ts'
import type { manifest } from './manifest.ts'

/** Looks like a password that stands there, and says nothing of it. */
const STAND_IN = '••••••••'

/** The remembered login in the form. */
export interface RememberedInForm {
  /** Whether this browser can remember one. */
  readonly offered: boolean
  /** The box is ticked. */
  readonly wanted: boolean
  want(wanted: boolean): void
  /** For the password's field while it is empty and the remembered password would be sent. */
  readonly standIn: { readonly placeholder: string; readonly hint: string } | undefined
  /** What to send: with the remembered password where its stand-in stands. */
  complete(typed: Credentials): Promise<Credentials>
  /** A login has failed, and may have taken it away (ST-05). */
  look(): void
}

/**
 * Fills in the name of a remembered login and ticks the box. Its password never comes into the page: a field that holds it
 * would show it to whoever has the phone in hand. A stand-in says that it is there; what the player types counts instead.
 */
export function useRememberedLogin(
  services: Pick<ServicesOf<typeof manifest>, 'storage' | 'site'>,
  typed: Credentials,
  setTyped: Dispatch<SetStateAction<Credentials>>,
  t: Translate,
): RememberedInForm {
  const [recalled, setRecalled] = useState<string>()
  const [wanted, want] = useState(false)
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    void recallLogin(services).then((login) => {
      if (!login || !here.current) return
      setRecalled(login.username)
      want(true)
      // Whoever was quicker wants something else.
      setTyped((now) => (now.username || now.password ? now : { username: login.username, password: '' }))
    })
    return () => void (here.current = false)
  }, [services, setTyped])

  const stands = recalled !== undefined && typed.username.trim() === recalled && typed.password === ''
  return {
    offered: canRemember(services),
    wanted,
    want,
    standIn: stands ? { placeholder: STAND_IN, hint: t('password_remembered') } : undefined,
    async complete(given) {
      if (!stands) return given
      // Asked anew: a log-out in another tab may have taken it away.
      const login = await recallLogin(services)
      // Whoever has left the form meanwhile sends nothing.
      if (login?.username === recalled && here.current) return { ...given, password: login.password }
      setRecalled(undefined)
      return given
    },
    look: () => {
      if (services.storage.get(REMEMBERED_LOGIN) === undefined) setRecalled(undefined)
    },
  }
}
