import { useDraft } from '@foyer/sdk'
import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormValues } from './read-registration.ts'

/** What the player typed in a form of registration. */
interface TypedValues {
  readonly typed: FormValues
  readonly change: (part: Partial<FormValues>) => void
  /** Call it when the account exists. */
  readonly clear: () => void
}

/** `referred`: the code that the player had come with when this was typed. */
const DRAFT = { username: '', number: '', referralCode: '', referred: '' }
const OTHERS = { code: '', password: '', age: false }

/**
 * The values of a form. User name, number and referral code outlive a reload and a visit to another screen;
 * password and code do not, and a page that the browser preserves for Back does not contain them.
 *
 * @param key - name of the draft
 * @param referred - the code that the player came with: it fills the field until another is typed there
 */
export function useFormValues(key: string, referred = ''): TypedValues {
  const [stored, setDraft, clearDraft] = useDraft(key, DRAFT)
  const [others, setOthers] = useState(OTHERS)
  useClearOnLeave(useCallback(() => setOthers((now) => ({ ...now, code: '', password: '' })), []))
  const draft = withReferral(stored, referred)
  const change = useCallback(
    ({ username, number, referralCode, ...part }: Partial<FormValues>): void => {
      if (username !== undefined || number !== undefined || referralCode !== undefined)
        setDraft((before) => {
          const now = withReferral(before, referred)
          return {
            username: username ?? now.username,
            number: number ?? now.number,
            referralCode: referralCode ?? now.referralCode,
            referred,
          }
        })
      setOthers((now) => ({ ...now, ...part }))
    },
    [setDraft, referred],
  )
  const clear = useCallback((): void => {
    clearDraft()
    setOthers(OTHERS)
  }, [clearDraft])
  return { typed: { ...draft, ...others }, change, clear }
}

/** A draft from before the player came with this code has it too. */
const withReferral = (draft: typeof DRAFT, referred: string): typeof DRAFT =>
  referred === '' || draft.referred === referred ? draft : { ...draft, referralCode: referred, referred }

/**
 * Clears a secret when the page is left: a page that the browser preserves for Back must not contain it.
 *
 * @param clear - stays the same from render to render
 */
function useClearOnLeave(clear: () => void): void {
  useEffect(() => {
    const leave = (): void => flushSync(clear)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [clear])
}
