/** The contracts of the kinds of plugins, each an export of `@foyer/sdk`. */
export {
  CaptchaError,
  type CaptchaEvents,
  type CaptchaFailure,
  type CaptchaFields,
  type CaptchaOptions,
  type CaptchaOutcome,
  type CaptchaProof,
  type CaptchaProvider,
  captchaProviders,
  type CaptchaScene,
  type CaptchaState,
  captchaRequested,
  type CaptchaWidget,
} from './captcha.ts'
export {
  type ChatConversation,
  type ChatDevice,
  type ChatEntry,
  type ChatLink,
  type ChatOpenResult,
  type ChatProvider,
  chatProviders,
  type ChatRequest,
  type ChatScripts,
  type ChatVisitor,
} from './chat.ts'
export {
  headerActions,
  homeSections,
  type Opener,
  type Tab,
  type TabBadge,
  tabBadges,
  tabs,
} from './frame.ts'
export { memberMenu, type MemberMenuEntry } from './member-menu.ts'
export {
  type LoginCredentials,
  type LoginMethod,
  type LoginMethodProps,
  loginMethods,
  type LoginPurposeProps,
  loginPurposes,
  type LoginResult,
} from './login.ts'
export {
  type PopUp,
  type PopUpDecision,
  type PopUpResult,
  type PopUpContext,
  type PopUpPriority,
  popUps,
} from './pop-up.ts'
export { type Route, routes } from './screen.ts'
export {
  type AnyLaunch,
  launchAddress,
  type LaunchParameters,
  type LotteryLaunch,
  type LottoView,
  type SeaLaunch,
} from './launch-address.ts'
export {
  ACTIVITY_PATH,
  AGENT_REGISTER_PATH,
  BANK_CARD_PATH,
  BENEFITS_PATH,
  CHANGE_PASSWORD_PATH,
  DEPOSIT_PATH,
  GAMES_PATH,
  HOME_PATH,
  INVITE_PATH,
  isHomePath,
  LAUNCH_PATH,
  LOGIN_PATH,
  MALL_PATH,
  MEMBER_PATH,
  MISSIONS_PATH,
  PIX_CARD_PATH,
  REGISTER_PATH,
  REWARDS_PATH,
  WALLET_HISTORY_PATH,
  WITHDRAW_PATH,
} from './paths.ts'
export {
  type Attribution,
  ATTRIBUTION,
  type ClickId,
  type ClickIdParameter,
  clickIdParameters,
} from './attribution.ts'
export { holdsSecrets, pageHoldsSecrets } from './page-secrets.ts'
export {
  CANONICAL_EVENTS,
  type CanonicalEvent,
  tracked,
  type TrackedOccurrence,
  type TrackingDelegate,
  trackingDelegates,
  type TrackingDestination,
  trackingDestinations,
  type TrackingEnrichment,
  trackingEnrichments,
  type TrackingEvent,
  type TrackingPayload,
} from './tracking.ts'
