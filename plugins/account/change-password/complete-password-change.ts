import type { Navigation, Session } from '@foyer/sdk'

interface Deps {
  readonly session: Pick<Session, 'current' | 'update'>
  readonly navigation: Pick<Navigation, 'location' | 'consumeReturnTo' | 'navigate'>
}

/**
 * The change that was owed is made: the player is free, and goes where he was held off from (ST-03); whoever is at customer
 * service stays there. Harmless where nothing is owed.
 *
 * @returns whether a change was owed
 */
export function completePasswordChange({ session, navigation }: Deps): boolean {
  if (!session.current.get()?.passwordChangeRequired) return false
  const onChangeScreen = navigation.location.get().pathname === '/m/changePsw'
  const returnPath = onChangeScreen ? navigation.consumeReturnTo() : undefined
  session.update({ passwordChangeRequired: undefined })
  if (returnPath !== undefined) navigation.navigate(returnPath, { replace: true })
  return true
}
