import { useState, useSyncExternalStore } from 'react'
import { SESSION } from '../services/session.ts'
import { DraftStore, draftName } from './draft-store.ts'
import { usePluginContext, usePluginId, useService } from './hooks.ts'

/** A draft: its value, its setter, and `clear`, which empties it for good. */
export type Draft<T> = readonly [
  value: T,
  set: (next: T | ((previous: T) => T)) => void,
  /** Call it when the text has been sent. */
  clear: () => void,
]

/**
 * State of typed text that the player must not lose: it outlives the component, an expired session, and a
 * reload of the tab; a logout removes it. What a member typed is shown to that member only. It is in the
 * tab's session storage, up to 20,000 characters of JSON, so never give it a password, a code or another
 * secret. Hydration sees `initial`. Throws as `usePluginContext` does.
 *
 * @param key - one a draft, within the plugin; one mounted component uses it at a time
 * @param initial - the empty text, or the empty form by field
 * @param accept - whether a stored form of the right fields may be restored, where not every text fits
 * @example
 * const [message, setMessage, clearMessage] = useDraft('message', '')
 * const send = async () => (await http.call(sendMessage, { body: { message } }), clearMessage())
 */
export function useDraft(key: string, initial: string): Draft<string>
export function useDraft<T extends { readonly [Field in keyof T]: string }>(
  key: string,
  initial: T,
  accept?: (form: T) => boolean,
): Draft<T>
export function useDraft<T>(key: string, initial: T, accept?: (form: T) => boolean): Draft<T> {
  const name = draftName(usePluginId(), key)
  const { storage } = usePluginContext()
  const session = useService(SESSION)
  const [store] = useState(() => new DraftStore<T>({ name, initial, storage, session, accept }))
  const [empty] = useState(initial)
  return [useSyncExternalStore(store.subscribe, store.get, () => empty), store.set, store.clear]
}
