import {
  AGENT_REGISTER_PATH,
  GAMES_PATH,
  LAUNCH_PATH,
  LOGIN_PATH,
  REGISTER_PATH,
  type Route,
} from '@foyer/sdk'

type Access = Route['access']

/**
 * The access rule of each address of the site (RT, RR-01), whether or not a plugin shows it now. The home
 * addresses are not listed, because they always exist.
 */
export const KNOWN_ROUTES: Readonly<Record<string, Access>> = {
  [LOGIN_PATH]: 'guest',
  [REGISTER_PATH]: 'guest',
  '/m/register.html': 'guest',
  [GAMES_PATH]: 'public',
  '/m/activity': 'public',
  // RR-01 spells it without the `s`.
  '/m/inviteFriend': 'public',
  '/m/inviteFriends': 'public',
  [AGENT_REGISTER_PATH]: 'member',
  '/m/member/home': 'member',
  '/m/member/benefits': 'member',
  [LAUNCH_PATH]: 'member',
  '/m/changePsw': 'member',
  '/m/voucherCenter': 'member',
  '/m/withdraw': 'member',
  '/m/securityCenter/addBankCard': 'member',
  '/m/securityCenter/addBankCardPix': 'member',
  '/m/rewardCenter': 'member',
  '/m/mall/mallHome': 'member',
  '/m/leaderBoard': 'member',
}
