// @vitest-environment node
import type { CaptchaState } from '../contracts/captcha.ts'
import { describe, expect, it } from 'vitest'
import { type CaptchaAction, captchaState } from './captcha-state.ts'

const proof = { fields: { captcha: 'x' } }
const failure = { reason: 'vendor', code: '1' } as const
const states: Record<CaptchaState['kind'], CaptchaState> = {
  loading: { kind: 'loading' },
  waiting: { kind: 'waiting' },
  verifying: { kind: 'verifying' },
  success: { kind: 'success', proof },
  error: { kind: 'error', failure },
}
const actions: Record<string, CaptchaAction> = {
  loaded: { type: 'loaded' },
  opened: { type: 'opened' },
  passed: { type: 'passed', proof },
  closed: { type: 'closed' },
  failed: { type: 'failed', failure },
  retry: { type: 'retry' },
  restarted: { type: 'restarted' },
  reset: { type: 'reset', reload: false },
  'reset anew': { type: 'reset', reload: true },
}
/** The state after each action; an action without an entry changes nothing. */
const TABLE: Record<string, Partial<Record<CaptchaState['kind'], CaptchaState['kind']>>> = {
  loaded: { loading: 'waiting' },
  opened: { waiting: 'verifying' },
  passed: { verifying: 'success' },
  closed: { verifying: 'waiting' },
  failed: { loading: 'error', waiting: 'error', verifying: 'error' },
  retry: { error: 'loading' },
  restarted: { waiting: 'loading', verifying: 'loading', success: 'loading', error: 'loading' },
  reset: { verifying: 'waiting', success: 'waiting' },
  'reset anew': { verifying: 'loading', success: 'loading' },
}

describe('captchaState', () => {
  for (const [name, action] of Object.entries(actions))
    for (const from of Object.values(states)) {
      const to = TABLE[name]?.[from.kind]
      it(`[ST-18] ${from.kind}, ${name}: ${to ?? 'nothing changes'}`, () => {
        const next = captchaState(from, action)
        if (to) expect(next.kind).toBe(to)
        else expect(next).toBe(from)
      })
    }
})
