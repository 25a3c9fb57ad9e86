import { type ContextOf, createStore, defineStorageKey, type WritableStore } from '@foyer/sdk'
import type { manifest } from './manifest.ts'

/** The player hides the balance on this device. */
export const HIDDEN = defineStorageKey<boolean>({
  name: 'wallet.balance.hidden',
  area: 'local',
  parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
})

/** Whether the player hides the balance: remembered on the device, the same in all its tabs. */
export function hiddenStore({
  storage,
  signal,
}: Pick<ContextOf<typeof manifest>, 'storage' | 'signal'>): WritableStore<boolean> {
  const read = (): boolean => storage.get(HIDDEN) ?? false
  const hidden = createStore(read())
  const onStorage = ({ key }: StorageEvent): void => {
    // No key: everything was cleared.
    if (key === HIDDEN.name || key === null) hidden.set(read())
  }
  window.addEventListener('storage', onStorage, { signal })
  return {
    ...hidden,
    set(value) {
      storage.set(HIDDEN, value)
      hidden.set(value)
    },
  }
}
