import { GAMES_PATH, HOME_PATH, LOGIN_PATH, MEMBER_PATH, REGISTER_PATH } from '@foyer/sdk'

/** Paths whose screens may be reloaded where they are (RR-02). */
const IN_PLACE: readonly string[] = [
  HOME_PATH,
  GAMES_PATH,
  LOGIN_PATH,
  '/m/index',
  '/m/index.html',
  MEMBER_PATH,
  REGISTER_PATH,
  `${REGISTER_PATH}.html`,
]

/** The address after an update: `undefined` for the same, else home, since other screens cannot be resumed (RR-02). */
export const reloadTarget = (path: string): typeof HOME_PATH | undefined =>
  IN_PLACE.includes(path) ? undefined : HOME_PATH
