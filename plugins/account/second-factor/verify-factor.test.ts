// @vitest-environment node
import { expect, it } from 'vitest'
import { fakeNumbers } from '../shared/mobile-numbers.fake.ts'
import { verifyFactor } from './factor.ts'

const number = { countryDialingCode: '+84', mobileNum: '901234567' }
const byText = { method: 'S', ...number, verificationCode: '123456' } as const
const byIdentity = { firebaseChannel: 'phone', firebaseIdToken: 'id-token' } as const

it('[EN-07] carries the code if the gateway sent it', async () =>
  expect(await verifyFactor(byText, '123456', fakeNumbers())).toEqual({ proof: byText }))

it('[EN-07] carries the identity provider’s token if that sent the code', async () => {
  const numbers = fakeNumbers()
  numbers.verification = { fields: byIdentity }
  expect(await verifyFactor(byText, '123456', numbers)).toEqual({
    proof: { method: 'S', ...number, firebaseIdToken: 'id-token' },
  })
})

it('reports the identity provider’s error with the code', async () => {
  const numbers = fakeNumbers()
  numbers.verification = { problem: { key: 'code_refused', values: { why: 'wrong' } } }
  expect(await verifyFactor(byText, '123456', numbers)).toEqual(numbers.verification)
})

it('returns every other method unchanged', async () => {
  const numbers = fakeNumbers()
  numbers.verification = { fields: byIdentity }
  const proof = { method: 'G', authCode: '123456' } as const
  expect(await verifyFactor(proof, '', numbers)).toEqual({ proof })
})
