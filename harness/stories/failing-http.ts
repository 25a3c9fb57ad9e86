import { HttpError } from '@foyer/sdk'
import { type FakeCall, type FakeHttp, fakeHttp } from '@foyer/sdk/testing'
import type { Fault } from './faults.ts'

/** Each fault of the gateway: why a call fails; `undefined`: it is never answered. */
const FAILURES: { readonly [fault in Fault]?: (call: FakeCall) => HttpError | undefined } = {
  Slow: () => undefined,
  ServerError: ({ endpoint }) =>
    new HttpError('HT-STATUS', `${endpoint} was answered with status 500`, endpoint, { status: 500 }),
  // As kernel/crypto says it: players may read the text.
  DecryptionFailure: ({ endpoint }) => new HttpError('CR-FAILED', 'Encryption failed', endpoint),
}

/** A gateway that fails so; `undefined` for faults that are none of the gateway. `onCall` gets a line for each call. */
export function failingHttp(fault: Fault, onCall: (line: string) => void): FakeHttp | undefined {
  const failure = FAILURES[fault]
  if (!failure) return undefined
  return fakeHttp({}, (call) => {
    const error = failure(call)
    onCall(`${call.endpoint}: ${error?.code ?? 'no answer'}`)
    return error ?? new Promise<never>(() => {})
  })
}
