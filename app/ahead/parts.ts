/**
 * Code that most visits need next, by the plugin that it belongs to: what the log-in, the settings, the game
 * area and a game's launch are made of. Fetched ahead of the tap (`fetch-ahead.ts`), while the plugin is on:
 * one that is off costs nothing (KN-01). `npm run size` counts it all.
 */
export const parts: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  'account.auth': [
    () => import('../../plugins/account/auth/login-screen.tsx'),
    () => import('../../plugins/account/auth/settings.ts'),
  ],
  'games.lobby': [() => import('../../plugins/games/lobby/game-area-screen.tsx')],
  'site.chrome': [() => import('../../plugins/site/chrome/open-settings.tsx')],
  'games.launch': [() => import('../../plugins/games/launch/launch.ts')],
  'account.sms-code': [() => import('../../plugins/account/sms-code/sms-code.ts')],
  'account.mobile': [() => import('../../plugins/account/mobile/mobile.ts')],
  'account.identity-firebase': [() => import('../../plugins/account/identity-firebase/identity-firebase.ts')],
}
