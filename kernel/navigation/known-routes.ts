import type { Route } from '@foyer/sdk'

type Access = Route['access']

/**
 * Who may see each address that the site has (RT, RR-01), whether a plugin shows it at the moment or not. The home addresses are
 * not among them: they are always there.
 */
export const KNOWN_ROUTES: Readonly<Record<string, Access>> = {
  '/m/login': 'guest',
  '/m/register': 'guest',
  '/m/register.html': 'guest',
  '/m/game': 'public',
  '/m/activity': 'public',
  // RR-01 writes it without its `s`.
  '/m/inviteFriend': 'public',
  '/m/inviteFriends': 'public',
  '/m/agentRegister': 'member',
  '/m/member/home': 'member',
  '/m/member/benefits': 'member',
  '/m/launchGame': 'member',
  '/m/changePsw': 'member',
  '/m/voucherCenter': 'member',
  '/m/withdraw': 'member',
  '/m/securityCenter/addBankCard': 'member',
  '/m/securityCenter/addBankCardPix': 'member',
  '/m/rewardCenter': 'member',
  '/m/mall/mallHome': 'member',
  '/m/leaderBoard': 'member',
}
