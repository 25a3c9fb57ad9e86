import { createStore, type WritableStore } from '@foyer/sdk'
import type { Country, MobileNumbers, SendOutcome } from './points.ts'
import type { MobileNumber } from './endpoints.ts'

interface FakeNumbers extends MobileNumbers {
  readonly resendSeconds: WritableStore<number>
  readonly dialingCodeShown: WritableStore<boolean>
  smsTemplate: string | undefined
  /** The texts that were read. */
  readonly readCalls: string[]
  readonly sent: { readonly number: MobileNumber; readonly proof: object }[]
  outcome: SendOutcome
  /** What `verify` returns; by default the typed code itself. */
  verification: Awaited<ReturnType<MobileNumbers['verify']>> | undefined
}

/** Numbers of Viet Nam with at least six digits, and codes of six digits; every code can be sent. */
export function fakeNumbers(): FakeNumbers {
  const fake: FakeNumbers = {
    country: createStore<Country | undefined>({ code: 'VN', dialingCode: '+84' }),
    resendSeconds: createStore(0),
    dialingCodeShown: createStore(false),
    codeLength: 6,
    smsTemplate: undefined,
    readCalls: [],
    sent: [],
    outcome: { kind: 'sent' },
    verification: undefined,
    DialingCode: () => '+84',
    read(typed) {
      fake.readCalls.push(typed)
      return typed.length < 6
        ? {
            problem: typed
              ? { key: 'number_length', values: { min: 6, max: 12 } }
              : { key: 'number_missing' },
          }
        : { number: { countryDialingCode: '+84', mobileNum: typed } }
    },
    readCode: (typed) =>
      typed.length === 6
        ? { code: typed }
        : { problem: typed ? { key: 'code_length', values: { length: 6 } } : { key: 'code_missing' } },
    async verify(typed) {
      const read = fake.readCode(typed)
      return 'problem' in read ? read : (fake.verification ?? { fields: { verificationCode: read.code } })
    },
    async send(number, proof) {
      fake.sent.push({ number, proof })
      return fake.outcome
    },
    async sendBy(sending) {
      if (fake.resendSeconds.get() > 0) return undefined
      const sent = await sending()
      fake.resendSeconds.set(60)
      return { sent }
    },
  }
  return fake
}
