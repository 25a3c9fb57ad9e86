import type { CaptchaFailure, CaptchaProof, CaptchaState } from '../contracts/captcha.ts'

/** What can happen to a captcha. */
export type CaptchaAction =
  | { readonly type: 'loaded' }
  | { readonly type: 'opened' }
  | { readonly type: 'passed'; readonly proof: CaptchaProof }
  | { readonly type: 'closed' }
  | { readonly type: 'failed'; readonly failure: CaptchaFailure }
  | { readonly type: 'retry' }
  /** The provider or the language changed. */
  | { readonly type: 'restarted' }
  /** `reload`: the vendor needs a new challenge. */
  | { readonly type: 'reset'; readonly reload: boolean }

/** The state after an action (ST-18), or the same object if the action does not fit the state. */
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
      return state.kind === 'success' || state.kind === 'error'
        ? state
        : { kind: 'error', failure: action.failure }
    case 'retry':
      return state.kind === 'error' ? { kind: 'loading' } : state
    case 'restarted':
      return state.kind === 'loading' ? state : { kind: 'loading' }
    case 'reset':
      return state.kind === 'success' || state.kind === 'verifying'
        ? { kind: action.reload ? 'loading' : 'waiting' }
        : state
  }
}
