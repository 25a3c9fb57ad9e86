import { createStore, type WritableStore } from '@foyer/sdk'
import type { Country, MobileNumber, MobileNumbers, SendOutcome } from './mobile-numbers.ts'

interface FakeNumbers extends MobileNumbers {
  readonly wait: WritableStore<number>
  readonly dialingCodeShown: WritableStore<boolean>
  /** What was read. */
  readonly asked: string[]
  readonly sent: { readonly number: MobileNumber; readonly proof: object }[]
  outcome: SendOutcome
  /** What a code that was typed whole proves, if not itself. */
  proof: Awaited<ReturnType<MobileNumbers['prove']>> | undefined
}

/** Numbers of Viet Nam: six digits at the least, codes of six; every code that is sent is on its way. */
export function fakeNumbers(): FakeNumbers {
  const fake: FakeNumbers = {
    country: createStore<Country | undefined>({ code: 'VN', dialingCode: '+84' }),
    wait: createStore(0),
    dialingCodeShown: createStore(false),
    codeLength: 6,
    asked: [],
    sent: [],
    outcome: 'sent',
    proof: undefined,
    DialingCode: () => '+84',
    read(typed) {
      fake.asked.push(typed)
      return typed.length < 6
        ? { problem: { key: typed ? 'number_length' : 'number_missing' } }
        : { number: { countryDialingCode: '+84', mobileNum: typed } }
    },
    readCode: (typed) =>
      typed.length === 6 ? { code: typed } : { problem: { key: typed ? 'code_length' : 'code_missing' } },
    async prove(typed) {
      const read = fake.readCode(typed)
      return 'problem' in read ? read : (fake.proof ?? { fields: { verificationCode: read.code } })
    },
    async send(number, proof) {
      fake.sent.push({ number, proof })
      return fake.outcome
    },
    async sendBy(sending) {
      if (fake.wait.get() > 0) return undefined
      const sent = await sending()
      fake.wait.set(60)
      return { sent }
    },
  }
  return fake
}
