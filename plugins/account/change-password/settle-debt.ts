import type { Navigation, Session } from '@foyer/sdk'

interface Means {
  readonly session: Pick<Session, 'current' | 'update'>
  readonly navigation: Pick<Navigation, 'location' | 'consumeReturnTo' | 'navigate'>
}

/**
 * The change that was owed is made: the player is free, and goes where he was held off from (ST-03); whoever is at customer
 * service stays there. Harmless where nothing is owed.
 *
 * @returns whether a change was owed
 */
export function settleDebt({ session, navigation }: Means): boolean {
  if (!session.current.get()?.owes) return false
  const held = navigation.location.get().pathname === '/m/changePsw'
  const onward = held ? navigation.consumeReturnTo() : undefined
  session.update({ owes: undefined })
  if (onward !== undefined) navigation.navigate(onward, { replace: true })
  return true
}
