import type { FactorMethod } from '../second-factor.ts'

export type FactorField = 'email' | 'payeeName' | 'authCode' | 'number' | 'code'
export type FactorValues = Readonly<Record<FactorField, string>>

/** What is wrong with a field: a key of texts (for `number` and `code` those of `account.mobile`), and its values. */
export interface FieldProblem {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}
export type FactorErrors = Readonly<Partial<Record<FactorField, FieldProblem>>>

/** The fields of each method, in their order on the screen. */
export const FACTOR_FIELDS: Readonly<Record<FactorMethod, readonly FactorField[]>> = {
  E: ['email'],
  P: ['payeeName'],
  G: ['authCode'],
  S: ['number', 'code'],
}

/** Where a second factor stands. What was typed under another tab waits there. */
export type FactorState = {
  readonly method: FactorMethod
  readonly typed: FactorValues
  /** A code is on its way to the number that is typed. */
  readonly sent: boolean
} & (
  | { readonly step: 'editing'; readonly errors: FactorErrors }
  /** A code is asked for. */
  | { readonly step: 'sending' }
  /** The gateway looks at it. */
  | { readonly step: 'checking' }
)

export type FactorAction =
  | { readonly type: 'select'; readonly method: FactorMethod }
  | { readonly type: 'edit'; readonly field: FactorField; readonly text: string }
  /** Nothing was sent: something is wrong at the fields. */
  | { readonly type: 'validationFailed'; readonly errors: FactorErrors }
  /** A code goes to this number; an earlier one is of no use any more. */
  | { readonly type: 'send'; readonly number: string }
  | { readonly type: 'sent' }
  | { readonly type: 'check' }
  /** What was under way is over, and what was typed stays. */
  | { readonly type: 'end' }
  /** The gateway refused it: the method's fields begin anew (ER-07). */
  | { readonly type: 'rejected' }

const EMPTY: FactorValues = { email: '', payeeName: '', authCode: '', number: '', code: '' }

export const initialState = (method: FactorMethod): FactorState => ({
  step: 'editing',
  method,
  typed: EMPTY,
  sent: false,
  errors: {},
})

/** The next state; the very same one where the action changes nothing: while something is under way, only its end does. */
export function factorState(state: FactorState, action: FactorAction): FactorState {
  const { method, typed, sent } = state
  switch (action.type) {
    case 'sent':
      return state.step === 'sending' ? { step: 'editing', method, typed, sent: true, errors: {} } : state
    case 'end':
      return state.step === 'editing' ? state : { step: 'editing', method, typed, sent, errors: {} }
    case 'rejected':
      if (state.step === 'editing') return state
      return { ...initialState(method), typed: { ...typed, ...emptyValues(method) } }
  }
  if (state.step !== 'editing') return state
  switch (action.type) {
    case 'select':
      return action.method === method ? state : { ...state, method: action.method, errors: {} }
    case 'edit': {
      const { [action.field]: _corrected, ...errors } = state.errors
      // A code belongs to the number it was sent to.
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

/** The field to put the cursor into: the first that is wrong, else the method's first. */
export const fieldToFill = (method: FactorMethod, errors: FactorErrors = {}): FactorField | undefined =>
  FACTOR_FIELDS[method].find((field) => errors[field]) ?? FACTOR_FIELDS[method][0]

const emptyValues = (method: FactorMethod): Partial<FactorValues> =>
  Object.fromEntries(FACTOR_FIELDS[method].map((field) => [field, '']))
