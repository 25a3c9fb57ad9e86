import { captchaProviders } from '../../contracts/captcha.ts'
import { chatProviders } from '../../contracts/chat.ts'
import { loginMethods } from '../../contracts/login.ts'
import { popUps } from '../../contracts/pop-up.ts'
import { routes } from '../../contracts/screen.ts'
import { trackingDestinations } from '../../contracts/tracking.ts'
import type { AnyManifest } from '../../plugin.ts'
import { declaresPoint } from '../plugin-parts.ts'
import type { Rule } from './rule.ts'
import { CAPTCHA_RULES } from './rules/captcha-rules.ts'
import { CHAT_RULES } from './rules/chat-rules.ts'
import { DESTINATION_RULES } from './rules/destination-rules.ts'
import { LOGIN_RULES } from './rules/login-rules.ts'
import { POP_UP_RULES } from './rules/pop-up-rules.ts'
import { SCREEN_RULES } from './rules/screen-rules.ts'

/** A kind of plugin, known by the point that it contributes to. */
export interface PluginKind {
  readonly name: string
  /** Id of the point. */
  readonly point: string
  /** What plugins of the kind must keep, besides `PLUGIN_RULES`. */
  readonly rules: readonly Rule[]
}
/** The kinds of plugins that have rules of their own. */
export const KINDS: readonly PluginKind[] = [
  { name: 'tracking destination', point: trackingDestinations.id, rules: DESTINATION_RULES },
  { name: 'chat provider', point: chatProviders.id, rules: CHAT_RULES },
  { name: 'captcha provider', point: captchaProviders.id, rules: CAPTCHA_RULES },
  { name: 'login method', point: loginMethods.id, rules: LOGIN_RULES },
  { name: 'screen', point: routes.id, rules: SCREEN_RULES },
  { name: 'pop-up', point: popUps.id, rules: POP_UP_RULES },
]

/** The kinds of a plugin, by the points that its manifest names. */
export const kindsOf = (manifest: AnyManifest): readonly PluginKind[] =>
  KINDS.filter(({ point }) => declaresPoint(manifest, point))
