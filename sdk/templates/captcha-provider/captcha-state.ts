import type { CaptchaFailure, CaptchaProof, CaptchaState } from '@foyer/sdk'

/** What can happen to a captcha. */
export type CaptchaAction =
  | { readonly type: 'loaded' }
  | { readonly type: 'opened' }
  | { readonly type: 'passed'; readonly proof: CaptchaProof }
  | { readonly type: 'closed' }
  | { readonly type: 'failed'; readonly failure: CaptchaFailure }
  | { readonly type: 'retry' }
  | { readonly type: 'reset' }

/** The state after an action (ST-18); the same one where the action does not apply. */
export function captchaState(state: CaptchaState, action: CaptchaAction): CaptchaState {
  switch (action.type) {
    case 'loaded':
      return state.kind === 'loading' ? { kind: 'waiting' } : state
    case 'opened':
      return state.kind === 'waiting' ? { kind: 'verifying' } : state
    case 'passed':
      return state.kind === 'verifying' ? { kind: 'success', proof: action.proof } : state
    case 'closed':
      return state.kind === 'verifying' ? { kind: 'waiting' } : state
    case 'failed':
      return state.kind === 'success' ? state : { kind: 'error', failure: action.failure }
    case 'retry':
      return state.kind === 'error' ? { kind: 'loading' } : state
    case 'reset':
      return state.kind === 'success' ? { kind: 'waiting' } : state
  }
}
