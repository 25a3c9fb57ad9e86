/** How long after its end a submit may not be repeated (ST-02, CO-01). */
export const SUBMIT_LOCK_MS = 500

/** What is wrong with the fields of a form, by field. */
export type FieldErrorsOf<Field extends string, Problem> = { readonly [field in Field]?: Problem | undefined }

/**
 * The state of a form's submit (ST-01, ST-03). `locked`: it ended less than the lock's time ago, and another
 * submit is ignored.
 */
export type SubmitState<Errors extends object, Failure> =
  | { readonly step: 'idle' }
  /** Some fields are wrong. `sent`: the call has found them (`InvalidFields`), not the form. */
  | {
      readonly step: 'invalid'
      readonly errors: Errors
      readonly sent: boolean
      readonly locked: boolean
    }
  | { readonly step: 'processing' }
  | { readonly step: 'failed'; readonly failure: Failure; readonly locked: boolean }
  | { readonly step: 'done' }

/** What can happen to a submit. */
export type SubmitAction<Errors extends object, Failure> =
  | { readonly type: 'submit'; readonly errors: Errors }
  | { readonly type: 'succeed' }
  | { readonly type: 'fail'; readonly failure: Failure }
  /** The call has found fields wrong. */
  | { readonly type: 'reject'; readonly errors: Errors }
  /** The lock's time has passed since the end. */
  | { readonly type: 'release' }
  | { readonly type: 'edit'; readonly field: keyof Errors }
  /** The player gave up, or left the form. */
  | { readonly type: 'cancel' }
  /** What is shown no longer applies, as when the form shows other fields. */
  | { readonly type: 'clear' }

/** The state before the first submit. */
export const IDLE = { step: 'idle' } as const

/** The next state, or the same object if nothing changes, as for a submit while another runs (ST-02). */
export function submitState<Errors extends object, Failure>(
  state: SubmitState<Errors, Failure>,
  action: SubmitAction<Errors, Failure>,
): SubmitState<Errors, Failure> {
  switch (action.type) {
    case 'submit':
      if (!isOpen(state)) return state
      return Object.keys(action.errors).length > 0
        ? { step: 'invalid', errors: action.errors, sent: false, locked: false }
        : { step: 'processing' }
    case 'succeed':
      return state.step === 'processing' ? { step: 'done' } : state
    case 'fail':
      return state.step === 'processing' ? { step: 'failed', failure: action.failure, locked: true } : state
    case 'reject':
      return state.step === 'processing'
        ? { step: 'invalid', errors: action.errors, sent: true, locked: true }
        : state
    case 'release':
      if (state.step === 'done') return IDLE
      return 'locked' in state && state.locked ? { ...state, locked: false } : state
    case 'edit':
      return edited(state, action.field)
    case 'cancel':
      return state.step === 'processing' ? IDLE : state
    case 'clear':
      return isOpen(state) && state.step !== 'idle' ? IDLE : state
  }
}

/** Whether a submit would start now. */
export const isOpen = ({
  step,
  locked,
}: SubmitState<object, unknown> & { readonly locked?: boolean }): boolean =>
  step !== 'processing' && step !== 'done' && locked !== true

/** Removes the error of a field that the player corrects. */
function edited<Errors extends object, Failure>(
  state: SubmitState<Errors, Failure>,
  field: keyof Errors,
): SubmitState<Errors, Failure> {
  if (state.step === 'failed' && !state.locked) return IDLE
  if (state.step !== 'invalid' || !state.errors[field]) return state
  const errors = { ...state.errors, [field]: undefined }
  const wrong = state.locked || Object.values(errors).some((error) => error !== undefined)
  return wrong ? { ...state, errors } : IDLE
}
