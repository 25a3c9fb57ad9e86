import type { Session } from '@foyer/sdk'

/** Resolves when a member no longer owes a change of password: true, or false where the session ended instead. */
export const changeMade = (current: Session['current']): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): void => {
      const session = current.get()
      if (session?.owes) return
      stop()
      resolve(session !== undefined)
    }
    const stop = current.subscribe(look)
    look()
  })
