import { type FindRoute, LOGIN_PATH, REGISTER_PATH, REWARDS_PATH } from '@foyer/sdk'

/**
 * Where `Go to activity` leads (OV-11): a member to the rewards, a visitor to the registration, where the merchant wants that
 * before a log-in, or to the log-in. `undefined`: no plugin shows that page.
 */
export function goTarget(
  { member, registerFirst }: { readonly member: boolean; readonly registerFirst: boolean },
  findRoute: FindRoute,
): string | undefined {
  const wanted = member ? [REWARDS_PATH] : registerFirst ? [REGISTER_PATH, LOGIN_PATH] : [LOGIN_PATH]
  return wanted.find((path) => findRoute(path).state !== 'none')
}
