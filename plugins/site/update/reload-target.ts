/** Paths whose screens may be reloaded where they are (RR-02). */
const IN_PLACE = [
  '/m/home', '/m/game', '/m/login', '/m/index', '/m/index.html', '/m/member/home', '/m/register', '/m/register.html',
] // prettier-ignore

/** Where an update takes the player: `undefined`, the same address; else home, since what was begun elsewhere is over (RR-02). */
export const reloadTarget = (path: string): '/m/home' | undefined =>
  IN_PLACE.includes(path) ? undefined : '/m/home'
