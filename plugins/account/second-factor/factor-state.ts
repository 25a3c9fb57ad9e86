import type { FailureMessage } from '../describe-error.ts'
import type { FactorMethod } from '../second-factor.ts'

export type FactorField = 'email' | 'payeeName' | 'authCode' | 'number' | 'code'
export type FactorValues = Readonly<Record<FactorField, string>>

/**
 * What is wrong with a field: a key of texts (`account.mobile`'s for `number` and `code`), and its values.
 */
export interface FieldProblem {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}
/** What the gateway refused, in its words or in the plugin's. */
export interface RefusedField {
  readonly refusal: FailureMessage['text']
}
export type FactorErrors = Readonly<Partial<Record<FactorField, FieldProblem | RefusedField>>>

/** The fields of each method, in their order on the screen. */
export const FACTOR_FIELDS: Readonly<Record<FactorMethod, readonly FactorField[]>> = {
  E: ['email'],
  P: ['payeeName'],
  G: ['authCode'],
  S: ['number', 'code'],
}

/** The state of a second factor. Text typed under another tab stays in it. */
export type FactorState = {
  readonly method: FactorMethod
  readonly typed: FactorValues
  /** A code was sent to the typed number. */
  readonly sent: boolean
} & (
  | {
      readonly step: 'editing'
      readonly errors: FactorErrors
      /** Why the last one was not checked, shown at the button until the next press. */
      readonly failure?: FailureMessage | undefined
    }
  /** A code is being requested. */
  | { readonly step: 'sending' }
  /** The gateway is checking the factor. */
  | { readonly step: 'checking' }
)

export type FactorAction =
  | { readonly type: 'select'; readonly method: FactorMethod }
  | { readonly type: 'edit'; readonly field: FactorField; readonly text: string }
  /** Nothing was sent: some fields are wrong. */
  | { readonly type: 'validationFailed'; readonly errors: FactorErrors }
  /** A code goes to this number; an earlier code is no longer valid. */
  | { readonly type: 'send'; readonly number: string }
  | { readonly type: 'sent' }
  | { readonly type: 'check' }
  /** The running call has ended, and the typed text stays. */
  | { readonly type: 'end'; readonly failure?: FailureMessage }
  /** The gateway refused it, as the first field says: the method's fields are cleared (ER-07). */
  | { readonly type: 'rejected'; readonly text: FailureMessage['text'] }

const EMPTY: FactorValues = { email: '', payeeName: '', authCode: '', number: '', code: '' }

export const initialState = (method: FactorMethod): FactorState => ({
  step: 'editing',
  method,
  typed: EMPTY,
  sent: false,
  errors: {},
})

/** The next state, or the same object if the action changes nothing: while a call runs, only its end does. */
export function factorState(state: FactorState, action: FactorAction): FactorState {
  const { method, typed, sent } = state
  switch (action.type) {
    case 'sent':
      return state.step === 'sending' ? { step: 'editing', method, typed, sent: true, errors: {} } : state
    case 'end':
      if (state.step === 'editing') return state
      return { step: 'editing', method, typed, sent, errors: {}, failure: action.failure }
    case 'rejected': {
      const first = FACTOR_FIELDS[method][0]
      if (state.step === 'editing') return state
      return {
        step: 'editing',
        method,
        typed: { ...typed, ...emptyValues(method) },
        sent: false,
        errors: first ? { [first]: { refusal: action.text } } : {},
      }
    }
  }
  if (state.step !== 'editing') return state
  switch (action.type) {
    case 'select':
      if (action.method === method) return state
      return { ...state, method: action.method, errors: {}, failure: undefined }
    case 'edit': {
      const { [action.field]: _corrected, ...errors } = state.errors
      // A code belongs to the number to which it was sent.
      const other = action.field === 'number'
      const code = other ? { code: '' } : {}
      const now = { ...typed, ...code, [action.field]: action.text }
      return { ...state, typed: now, sent: sent && !other, errors }
    }
    case 'validationFailed':
      return { ...state, errors: action.errors }
    case 'send':
      return { step: 'sending', method, typed: { ...typed, number: action.number, code: '' }, sent: false }
    case 'check':
      return { step: 'checking', method, typed, sent }
  }
}

/** The field to focus: the first wrong one, or else the method's first. */
export const fieldToFill = (method: FactorMethod, errors: FactorErrors = {}): FactorField | undefined =>
  FACTOR_FIELDS[method].find((field) => errors[field]) ?? FACTOR_FIELDS[method][0]

const emptyValues = (method: FactorMethod): Partial<FactorValues> =>
  Object.fromEntries(FACTOR_FIELDS[method].map((field) => [field, '']))
