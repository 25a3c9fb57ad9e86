// The addresses of the site that plugins lead to, whoever shows them.

/** The home screen (RT-01). */
export const HOME_PATH = '/m/home'
/** The addresses that show the home screen (RT-01). */
const HOME_PATHS: readonly string[] = ['/', '/m', '/m/', '/m/index', '/m/index.html', HOME_PATH]
/** Whether a path shows the home screen. */
export const isHomePath = (path: string): boolean => HOME_PATHS.includes(path)
/** Where a guest logs in (RT-02). */
export const LOGIN_PATH = '/m/login'
/** Where a player without an account creates one (RT-03). */
export const REGISTER_PATH = '/m/register'
/** Where an agent creates an account for another (RT-04). */
export const AGENT_REGISTER_PATH = '/m/agentRegister'
/** Where a member changes the password (RT-09). */
export const CHANGE_PASSWORD_PATH = '/m/changePsw'
/** The game area (RT-07). */
export const GAMES_PATH = '/m/game'
/** The screen that launches games: see `launchAddress` (RT-08). */
export const LAUNCH_PATH = '/m/launchGame'
/** The member area (RT-05). */
export const MEMBER_PATH = '/m/member/home'
/** What the VIP programme gives (RT-06). */
export const BENEFITS_PATH = '/m/member/benefits'
/** What runs, or with `?id=` one promotion (RT-15). */
export const ACTIVITY_PATH = '/m/activity'
/** What a player has to collect (RT-14). */
export const REWARDS_PATH = '/m/rewardCenter'
/** The point market (RT-16). */
export const MALL_PATH = '/m/mall/mallHome'
/** The missions (RT-17). */
export const MISSIONS_PATH = '/m/leaderBoard'
/** Where a player invites friends (RT-13). */
export const INVITE_PATH = '/m/inviteFriends'
/** Deposits (RT-10). */
export const DEPOSIT_PATH = '/m/voucherCenter'
/** Withdrawals (RT-11). */
export const WITHDRAW_PATH = '/m/withdraw'
/** Where a bank card is added (RT-12). */
export const BANK_CARD_PATH = '/m/securityCenter/addBankCard'
/** Where a Pix key is added, for accounts in reals (RT-12). */
export const PIX_CARD_PATH = '/m/securityCenter/addBankCardPix'
/** Deposits and withdrawals of the past, by page (RT-11). */
export const WALLET_HISTORY_PATH = '/m/wallet/history'
