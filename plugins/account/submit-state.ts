/** How long after its end a submit may not be repeated (ST-02, CO-01). */
export const LOGIN_LOCK_MS = 500

/** The state of the submit of a login or a registration (ST-01, ST-03). `Errors`: what is wrong, by field. */
export type SubmitState<Errors extends object, Failure> =
  | { readonly step: 'idle' }
  /** Nothing was sent: some fields are wrong. */
  | { readonly step: 'invalid'; readonly errors: Errors }
  | { readonly step: 'processing' }
  /** `locked`: it ended less than LOGIN_LOCK_MS ago. */
  | { readonly step: 'failed'; readonly failure: Failure; readonly locked: boolean }
  | { readonly step: 'done' }

export type SubmitAction<Errors extends object, Failure> =
  | { readonly type: 'submit'; readonly errors: Errors }
  | { readonly type: 'succeed' }
  | { readonly type: 'fail'; readonly failure: Failure }
  /** LOGIN_LOCK_MS have passed since the end. */
  | { readonly type: 'release' }
  | { readonly type: 'edit'; readonly field: keyof Errors }
  /** The player left the screen. */
  | { readonly type: 'cancel' }

export const IDLE = { step: 'idle' } as const

/** The next state, or the same object if nothing changes, as for a submit while another runs (ST-02). */
export function submitState<Errors extends object, Failure>(
  state: SubmitState<Errors, Failure>,
  action: SubmitAction<Errors, Failure>,
): SubmitState<Errors, Failure> {
  switch (action.type) {
    case 'submit': {
      const open =
        state.step === 'idle' || state.step === 'invalid' || (state.step === 'failed' && !state.locked)
      if (!open) return state
      return Object.keys(action.errors).length > 0
        ? { step: 'invalid', errors: action.errors }
        : { step: 'processing' }
    }
    case 'succeed':
      return state.step === 'processing' ? { step: 'done' } : state
    case 'fail':
      return state.step === 'processing' ? { step: 'failed', failure: action.failure, locked: true } : state
    case 'release':
      if (state.step === 'done') return IDLE
      return state.step === 'failed' && state.locked ? { ...state, locked: false } : state
    case 'edit':
      return edited(state, action.field)
    case 'cancel':
      return state.step === 'processing' ? IDLE : state
  }
}

/** Removes the error of a field that the player corrects. */
function edited<Errors extends object, Failure>(
  state: SubmitState<Errors, Failure>,
  field: keyof Errors,
): SubmitState<Errors, Failure> {
  if (state.step === 'failed' && !state.locked) return IDLE
  if (state.step !== 'invalid' || !state.errors[field]) return state
  const errors = { ...state.errors, [field]: undefined }
  return Object.values(errors).some((error) => error !== undefined) ? { step: 'invalid', errors } : IDLE
}
