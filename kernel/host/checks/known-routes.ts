import {
  ACTIVITY_PATH,
  AGENT_REGISTER_PATH,
  BANK_CARD_PATH,
  BENEFITS_PATH,
  DEPOSIT_PATH,
  GAMES_PATH,
  INVITE_PATH,
  LAUNCH_PATH,
  LOGIN_PATH,
  MALL_PATH,
  MEMBER_PATH,
  MISSIONS_PATH,
  PIX_CARD_PATH,
  REGISTER_PATH,
  REWARDS_PATH,
  type Route,
  WALLET_HISTORY_PATH,
  WITHDRAW_PATH,
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
  [ACTIVITY_PATH]: 'public',
  // RR-01 spells it without the `s`.
  '/m/inviteFriend': 'public',
  [INVITE_PATH]: 'public',
  [AGENT_REGISTER_PATH]: 'member',
  [MEMBER_PATH]: 'member',
  [BENEFITS_PATH]: 'member',
  [LAUNCH_PATH]: 'member',
  '/m/changePsw': 'member',
  [DEPOSIT_PATH]: 'member',
  [WITHDRAW_PATH]: 'member',
  [WALLET_HISTORY_PATH]: 'member',
  [BANK_CARD_PATH]: 'member',
  [PIX_CARD_PATH]: 'member',
  [REWARDS_PATH]: 'member',
  [MALL_PATH]: 'member',
  [MISSIONS_PATH]: 'member',
}
