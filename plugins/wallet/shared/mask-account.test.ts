// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maskAccount } from './mask-account.ts'

it.each([
  // the gateway has masked it
  ['**** 4321', '•••• 4321'],
  [' ••••4321 ', '••••4321'],
  ['XXXX-XXXX-XXXX-4321', '••••-••••-••••-4321'],
  ['411111******1111', '411111••••••1111'],
  ['***.456.789-**', '•••.456.789-••'],
  ['**.345.678/0001-**', '••.345.678/0001-••'],
  ['a***@mail.example', 'a•••@mail.example'],
  // it has not, or too little
  ['4111111111111111', '•••• 1111'],
  ['***4111111111111111', '•••• 1111'],
  ['1234 5678 9012', '•••• 9012'],
  ['529.982.247-25', '•••• 4725'],
  ['+5511987654321', '•••• 4321'],
  ['123e4567-e89b-12d3-a456-426614174000', '•••• 4000'],
  ['ana.souza@mail.example', 'a•••@mail.example'],
  ['123456', '•••• 56'],
  ['', '••••'],
  ['@', '••••'],
])('%j is shown as %j', (text, masked) => expect(maskAccount(text)).toBe(masked))

it('never shows more than four of a whole number, and shows a masked one as it is', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,34}$/), (number) => {
      const masked = maskAccount(number)
      expect(masked.replaceAll(/\D/g, '').length).toBeLessThanOrEqual(4)
      expect(maskAccount(masked)).toBe(masked)
    }),
  ))
