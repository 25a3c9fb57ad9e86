import type { CaptchaState } from '@foyer/sdk'
import { describeConformance } from '@foyer/sdk/testing'
import { describe, expect, it } from 'vitest'
import { type CaptchaAction, captchaState } from './captcha-state.ts'
import { options } from './conformance.ts'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

const proof = { fields: { captcha: 'x' } }
const failure = { reason: 'vendor', code: '1' } as const
const states: Record<CaptchaState['kind'], CaptchaState> = {
  loading: { kind: 'loading' },
  waiting: { kind: 'waiting' },
  verifying: { kind: 'verifying' },
  success: { kind: 'success', proof },
  error: { kind: 'error', failure },
}

describe('captchaState', () => {
  it.each<[CaptchaState['kind'], CaptchaAction, CaptchaState['kind']]>([
    ['loading', { type: 'loaded' }, 'waiting'],
    ['waiting', { type: 'opened' }, 'verifying'],
    ['verifying', { type: 'opened' }, 'verifying'],
    ['verifying', { type: 'passed', proof }, 'success'],
    ['waiting', { type: 'passed', proof }, 'waiting'],
    ['verifying', { type: 'closed' }, 'waiting'],
    ['loading', { type: 'failed', failure }, 'error'],
    ['success', { type: 'failed', failure }, 'success'],
    ['error', { type: 'retry' }, 'loading'],
    ['waiting', { type: 'retry' }, 'waiting'],
    ['success', { type: 'reset' }, 'waiting'],
    ['error', { type: 'reset' }, 'error'],
  ])('%s, %j: %s', (from, action, to) => {
    expect(captchaState(states[from], action).kind).toBe(to)
  })
})
