import { randomUUID } from 'node:crypto'
import { defineChoice } from '../define-scenario.ts'
import type { CaptchaProofs, World } from './world.ts'
import { worldTime } from './clock.ts'

/** Which captcha the login and the registration ask for. `missing`: they ask, but the site has no captcha id (VA-03). */
export const CAPTCHA = defineChoice({
  name: 'captcha',
  group: 'account',
  label: 'Captcha',
  otherwise: 'None',
  choices: { v3: 'GeeTest v3', v4: 'GeeTest v4', missing: 'Asked for, not to be had' },
  settings: (mode) =>
    mode === undefined
      ? {}
      : {
          'account.auth': { captcha: true, smsCaptcha: true },
          'account.register': { captcha: true, smsCaptcha: true },
          'account.captcha-geetest': {},
        },
})

/** The site's id at the mock vendor. */
const CAPTCHA_ID = '0123456789abcdef0123456789abcdef'
/** The mock vendor's tokens (CO-08). */
const TOKEN_LENGTH = 50
const TOKEN_LIFE_MS = 60_000

type CaptchaWorld = Pick<World, 'scenarios' | 'captcha'>

export const newCaptchaProofs = (): CaptchaProofs => ({ challenges: new Set(), tokens: new Map() })

/** The captcha's part of the status answer. */
export function captchaStatus(world: Pick<World, 'scenarios'>): Record<string, string> {
  const mode = CAPTCHA.of(world)
  return {
    GEETEST_ID: mode === 'v3' || mode === 'v4' ? CAPTCHA_ID : '',
    GEETEST_VERSION: mode === 'v3' ? 'v3' : 'v4',
  }
}

/** A challenge of version 3, valid for one attempt (CA-13). */
export function newChallenge({ captcha }: Pick<World, 'captcha'>): object {
  const challenge = randomUUID().replaceAll('-', '')
  captcha.challenges.add(challenge)
  return { gt: CAPTCHA_ID, challenge, newCaptcha: true, success: 1 }
}

/** Issues the proof of a passed attempt. `undefined` for an unknown or used challenge. */
export function issueToken(world: CaptchaWorld, challenge: unknown, now = worldTime()): string | undefined {
  const { challenges, tokens } = world.captcha
  if (CAPTCHA.of(world) === 'v3' && !challenges.delete(String(challenge))) return undefined
  const token = (randomUUID() + randomUUID()).replaceAll('-', '').slice(0, TOKEN_LENGTH)
  tokens.set(token, now + TOKEN_LIFE_MS)
  return token
}

/** Whether a request has a valid proof, which is then used up (EN-03). */
export function redeemProof(world: CaptchaWorld, body: unknown, now = worldTime()): boolean {
  const { tokens } = world.captcha
  if (typeof body !== 'object' || body === null) return false
  const given: Readonly<Record<string, unknown>> = { ...body }
  const token = CAPTCHA.of(world) === 'v3' ? v3Token(given) : v4Token(given['geetestValidateV4'])
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
