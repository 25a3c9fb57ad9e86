/** Never stopped for the session and never disabled: without them players can neither sign in nor navigate (KN-06). */
export const LOCKED_PLUGINS: readonly string[] = ['account.auth', 'site.chrome']
