import {
  ACTIVITY_PATH,
  checkUrl,
  DEPOSIT_PATH,
  INVITE_PATH,
  MALL_PATH,
  MEMBER_PATH,
  MISSIONS_PATH,
  REGISTER_PATH,
  REWARDS_PATH,
  type Shell,
} from '@foyer/sdk'
import { type Action, type ActivityButton, isAction } from './activity-button.ts'
import { SHOWN_TYPES } from './constants.ts'

/** What the rules read about the player and the page. */
export interface ButtonFacts {
  /** The member's type; `undefined`: nobody is logged in. */
  readonly memberType: number | undefined
  readonly shell: Shell
  /** False while it is not known. */
  readonly referralEnabled: boolean
  /** The member's label gives VIP benefits (EN-02). */
  readonly vipBenefit: boolean
}

/** What a button does, or why there is none. */
export type ButtonEffect =
  /** The rules hide it from this player. */
  | { readonly kind: 'hidden' }
  | { readonly kind: 'go'; readonly to: string }
  /** To /m/login, and to `returnTo` afterwards. */
  | { readonly kind: 'login'; readonly returnTo: string }
  /** Opens another site, https, in a window of its own. */
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'download' }
  /** Not shown; a warning is logged with the code. */
  | { readonly kind: 'refused'; readonly code: 'AB-ACTION' | 'AB-LINK' }

const HIDDEN: ButtonEffect = { kind: 'hidden' }
const NOWHERE: ButtonEffect = { kind: 'refused', code: 'AB-LINK' }

/** Where an action leads that needs a log-in. */
const MEMBERS_PAGES: Readonly<Partial<Record<Action, string>>> = {
  DEPOSIT: DEPOSIT_PATH,
  REWARD_CENTER: REWARDS_PATH,
  MISSION: MISSIONS_PATH,
  POINT_MARKET: MALL_PATH,
  MEMBER: MEMBER_PATH,
}

/** The rules of the activity buttons by action (OV-28, VA-16). Pure; every address of the gateway is checked (SE-03). */
export function decideButton(button: ActivityButton, facts: ButtonFacts): ButtonEffect {
  const { action } = button
  const { memberType, shell, referralEnabled, vipBenefit } = facts
  const loggedIn = memberType !== undefined
  if (loggedIn && !SHOWN_TYPES.includes(memberType)) return HIDDEN
  if (!isAction(action)) return { kind: 'refused', code: 'AB-ACTION' }
  if (action === 'APP_DOWNLOAD') return shell === 'browser' ? { kind: 'download' } : HIDDEN
  if (action === 'REGISTER') return loggedIn ? HIDDEN : { kind: 'go', to: REGISTER_PATH }
  if (action === 'INVITE_FRIENDS') return referralEnabled ? { kind: 'go', to: INVITE_PATH } : HIDDEN
  if (action === 'MEMBER' && loggedIn && !vipBenefit) return HIDDEN
  const page = MEMBERS_PAGES[action]
  if (page === undefined) return activity(button)
  return loggedIn ? { kind: 'go', to: page } : { kind: 'login', returnTo: page }
}

/** Where an activity item leads (EN-20): a page of this site, another site, or the promotions of its category. */
function activity({ redirect, externalLink, categories }: ActivityButton): ButtonEffect {
  if (redirect !== '') {
    const url = checkUrl(redirect, { kind: 'own', origin: 'https://own.invalid' })
    return url ? { kind: 'go', to: `${url.pathname}${url.search}${url.hash}` } : NOWHERE
  }
  if (externalLink !== '') {
    const url = checkUrl(externalLink, { kind: 'https' })
    return url ? { kind: 'open', url: url.href } : NOWHERE
  }
  const [category] = categories
  return { kind: 'go', to: category === undefined ? ACTIVITY_PATH : `${ACTIVITY_PATH}?category=${category}` }
}
