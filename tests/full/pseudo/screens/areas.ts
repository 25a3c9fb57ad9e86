import { customerService } from './customer-service.ts'
import { depositOrder } from './deposit-order.ts'
import { deposit } from './deposit.ts'
import { feedback } from './feedback.ts'
import { game } from './game.ts'
import { history } from './history.ts'
import { home } from './home.ts'
import { install, installOnAnIPhone } from './install.ts'
import { invitation } from './invitation.ts'
import { launch } from './launch.ts'
import { logIn } from './log-in.ts'
import { memberArea } from './member-area.ts'
import { mission } from './mission.ts'
import { notice } from './notice.ts'
import { password } from './password.ts'
import { payoutAccount } from './payout-account.ts'
import { picture, linkedPicture } from './picture.ts'
import { pointMarket } from './point-market.ts'
import { popUp } from './pop-up.ts'
import { promotion } from './promotion.ts'
import { register } from './register.ts'
import { reward } from './reward.ts'
import type { Screen } from './screen.ts'
import { securityCheck } from './security-check.ts'
import { settingsAndLinks } from './settings-and-links.ts'
import { withdrawalOrder } from './withdrawal-order.ts'
import { withdrawal } from './withdrawal.ts'

/**
 * Every address of the route table, its overlays and its states. But the splash, which has no text, and a refused order, which
 * takes the payment's page or a minute: its texts are read by the tests of the wallet and by the check of the locale files.
 */
export const AREAS: Readonly<Record<string, readonly Screen[]>> = {
  home,
  'settings and links': settingsAndLinks,
  game,
  launch,
  'log-in': logIn,
  'security check': securityCheck,
  register,
  password,
  'member area': memberArea,
  promotion,
  reward,
  'point market': pointMarket,
  mission,
  invitation,
  deposit,
  'deposit order': depositOrder,
  withdrawal,
  'withdrawal order': withdrawalOrder,
  'payout account': payoutAccount,
  history,
  feedback,
  'customer service': customerService,
  'pop-up': popUp,
  picture,
  'linked picture': linkedPicture,
  install,
  'install on an iPhone': installOnAnIPhone,
  notice,
}
