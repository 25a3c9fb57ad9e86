import { randomUUID } from 'node:crypto'
import type { Profile } from '../../kernel/profile/profile.ts'

/** Which captcha the login and the registration ask for. `missing`: they ask, but the site has no captcha id (VA-03). */
export const CAPTCHA_MODES = ['off', 'v3', 'v4', 'missing'] as const
export type CaptchaMode = (typeof CAPTCHA_MODES)[number]

/** How the double of the captcha's vendor behaves. */
export const GEETEST_BEHAVIOURS = [
  /** every attempt passes */
  'success',
  /** its own call fails after the player's answer */
  'fail',
  /** its script loads, but never becomes ready */
  'never',
  /** takes seconds for everything */
  'slow',
  /** its loader reports that its script could not be loaded */
  '60204',
  /** its loader reports that an extra resource could not be loaded, and it never becomes ready */
  '60205',
] as const
export type GeetestBehaviour = (typeof GEETEST_BEHAVIOURS)[number]

/** The site's id at the mock vendor. */
const CAPTCHA_ID = '0123456789abcdef0123456789abcdef'
/** The mock vendor's tokens (CO-08). */
const TOKEN_LENGTH = 50
const TOKEN_LIFE_MS = 60_000

/** State of a world's captcha. */
export interface CaptchaWorld {
  readonly mode: CaptchaMode
  behaviour: GeetestBehaviour
  /** Issued challenges of version 3 that are not used yet. */
  readonly challenges: Set<string>
  /** Tokens of passed attempts, with their expiry. */
  readonly tokens: Map<string, number>
}

export const newCaptchaWorld = (state: {
  readonly captcha: CaptchaMode | undefined
  readonly geetest: GeetestBehaviour | undefined
}): CaptchaWorld => ({
  mode: state.captcha ?? 'off',
  behaviour: state.geetest ?? 'success',
  challenges: new Set(),
  tokens: new Map(),
})

/** A merchant's settings, with the captcha required at the login and the registration. */
export const captchaSettings = (
  settings: Profile['settings'],
  mode: CaptchaMode | undefined = 'off',
): Profile['settings'] =>
  mode === 'off'
    ? settings
    : {
        ...settings,
        'account.auth': { ...settings['account.auth'], captcha: true, smsCaptcha: true },
        'account.register': { ...settings['account.register'], captcha: true, smsCaptcha: true },
        'account.captcha-geetest': settings['account.captcha-geetest'] ?? {},
      }

/** The captcha's part of the status answer. */
export const captchaStatus = ({ mode }: CaptchaWorld): Record<string, string> => ({
  GEETEST_ID: mode === 'v3' || mode === 'v4' ? CAPTCHA_ID : '',
  GEETEST_VERSION: mode === 'v3' ? 'v3' : 'v4',
})

/** A challenge of version 3, valid for one attempt (CA-13). */
export function newChallenge({ challenges }: CaptchaWorld): object {
  const challenge = randomUUID().replaceAll('-', '')
  challenges.add(challenge)
  return { gt: CAPTCHA_ID, challenge, newCaptcha: true, success: 1 }
}

/** Issues the proof of a passed attempt. `undefined` for an unknown or used challenge. */
export function issueToken(
  { mode, challenges, tokens }: CaptchaWorld,
  challenge: unknown,
  now = Date.now(),
): string | undefined {
  if (mode === 'v3' && !challenges.delete(String(challenge))) return undefined
  const token = (randomUUID() + randomUUID()).replaceAll('-', '').slice(0, TOKEN_LENGTH)
  tokens.set(token, now + TOKEN_LIFE_MS)
  return token
}

/** Whether a request has a valid proof, which is then used up (EN-03). */
export function redeemProof({ mode, tokens }: CaptchaWorld, body: unknown, now = Date.now()): boolean {
  if (typeof body !== 'object' || body === null) return false
  const given: Readonly<Record<string, unknown>> = { ...body }
  const token = mode === 'v3' ? v3Token(given) : v4Token(given['geetestValidateV4'])
  const until = tokens.get(token)
  return tokens.delete(token) && until !== undefined && until > now
}

/** Version 3 has two values that must match: the second is the first with a suffix. */
function v3Token({ geetestChallenge, geetestSeccode, captcha }: Readonly<Record<string, unknown>>): string {
  const token = typeof captcha === 'string' ? captcha : ''
  return geetestChallenge && geetestSeccode === `${token}|jordan` ? token : ''
}

function v4Token(validate: unknown): string {
  try {
    const { captcha_id: id, pass_token: token } = JSON.parse(String(validate)) as Record<string, unknown>
    return id === CAPTCHA_ID && typeof token === 'string' ? token : ''
  } catch {
    return ''
  }
}
