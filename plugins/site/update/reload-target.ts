/** Paths whose screens may be reloaded where they are (RR-02). */
const IN_PLACE = [
  '/m/home', '/m/game', '/m/login', '/m/index', '/m/index.html', '/m/member/home', '/m/register', '/m/register.html',
] // prettier-ignore

/** The address after an update: `undefined` for the same, else home, since other screens cannot be resumed (RR-02). */
export const reloadTarget = (path: string): '/m/home' | undefined =>
  IN_PLACE.includes(path) ? undefined : '/m/home'
