import { CHANGE_PASSWORD_PATH, type Navigation, type Session } from '@foyer/sdk'

interface Deps {
  readonly session: Pick<Session, 'current' | 'update'>
  readonly navigation: Pick<Navigation, 'location' | 'consumeReturnTo' | 'navigate'>
}

/**
 * Completes a required change: ends the requirement and opens the page that the player wanted (ST-03); a
 * player at customer service stays there. Does nothing if no change was required.
 *
 * @returns whether a change was required
 */
export function completePasswordChange({ session, navigation }: Deps): boolean {
  if (!session.current.get()?.passwordChangeRequired) return false
  const onChangeScreen = navigation.location.get().pathname === CHANGE_PASSWORD_PATH
  const returnPath = onChangeScreen ? navigation.consumeReturnTo() : undefined
  session.update({ passwordChangeRequired: undefined })
  if (returnPath !== undefined) navigation.navigate(returnPath, { replace: true })
  return true
}
