import { type Session, type Store, useStore } from '@foyer/sdk'
import { useMemo } from 'react'
import { type AccessDecision, checkAccess, type ScreenEntry } from '../../kernel/navigation/check-access.ts'

export interface AccessServices {
  /** Every manifest is known. */
  readonly registryComplete: Store<boolean>
  readonly session: Pick<Session, 'current' | 'known'>
}

/**
 * What to do with a screen (`checkAccess`). Renders again when that changes, and not with each of the facts
 * that it is made of: these arrive one after the other while the page starts.
 */
export function useAccess(
  { registryComplete, session: { current, known } }: AccessServices,
  entry: ScreenEntry | undefined,
  change: ScreenEntry | undefined,
): AccessDecision {
  const decision = useMemo(
    (): Store<AccessDecision> => ({
      get: () =>
        checkAccess({
          entry,
          change,
          registryComplete: registryComplete.get(),
          sessionKnown: known.get(),
          session: current.get(),
        }),
      subscribe(listener) {
        const ends = [registryComplete, known, current].map((store) => store.subscribe(listener))
        return () => ends.forEach((end) => end())
      },
    }),
    [registryComplete, known, current, entry, change],
  )
  return useStore(decision)
}
