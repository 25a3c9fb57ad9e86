// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit, isCnpj, isCpf } from './tax-number.ts'
import { type PixKind, pixKindsOf, readPixKey } from './pix-key.ts'

const UUID = '123e4567-e89b-12d3-a456-426614174000'

describe('readPixKey', () => {
  it.each<[PixKind, string, string | undefined]>([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cpf', ' 52998224725 ', '52998224725'],
    ['cpf', '٥٢٩٩٨٢٢٤٧٢٥', '52998224725'],
    ['cpf', '529.982.247-26', undefined],
    ['cpf', '529.982.247-15', undefined],
    ['cpf', '111.111.111-11', undefined],
    ['cpf', '5299822472', undefined],
    ['cpf', '', undefined],
    ['cnpj', '11.222.333/0001-81', '11222333000181'],
    ['cnpj', '11222333000182', undefined],
    ['cnpj', '00.000.000/0000-00', undefined],
    // with letters, as of July 2026: the example of the tax authority
    ['cnpj', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['cnpj', '12.ABC.345/01DE-36', undefined],
    ['cnpj', '12.ABC.345/01DE-3A', undefined],
    ['cnpj', '12.ÁBC.345/01DE-35', undefined],
    ['phone', '(11) 98765-4321', '+5511987654321'],
    ['phone', '+55 11 98765-4321', '+5511987654321'],
    ['phone', '5511987654321', '+5511987654321'],
    ['phone', '011987654321', '+5511987654321'],
    // an area of its own
    ['phone', '55987654321', '+5555987654321'],
    ['phone', '１１９８７６５４３２１', '+5511987654321'],
    ['phone', '+1 415 555 2671', undefined],
    ['phone', '1132654321', undefined],
    ['phone', '11887654321', undefined],
    ['phone', '10987654321', undefined],
    ['phone', '52987654321', undefined],
    ['email', 'Ana.Souza+pix@Mail.Example', 'ana.souza+pix@mail.example'],
    ['email', ' ana@mail.example ', 'ana@mail.example'],
    ['email', 'ana@mail', undefined],
    ['email', 'ana@@mail.example', undefined],
    ['email', 'ana@-mail.example', undefined],
    ['email', '@mail.example', undefined],
    ['email', `${'a'.repeat(65)}@mail.example`, undefined],
    ['email', `${'a'.repeat(64)}@mail.example`, `${'a'.repeat(64)}@mail.example`],
    ['random', UUID, UUID],
    ['random', UUID.toUpperCase(), UUID],
    ['random', UUID.replaceAll('-', ''), UUID],
    ['random', UUID.slice(1), undefined],
    ['random', UUID.replace('e', 'g'), undefined],
  ])('%s %j is %j', (kind, typed, key) => expect(readPixKey(kind, typed)).toBe(key))

  it('reads each key that it has written as the same key, and never fails', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.uuid(), fc.emailAddress(), fc.stringMatching(/^\d{11}$/)),
        (typed) => {
          for (const kind of pixKindsOf(typed)) {
            const key = readPixKey(kind, typed) ?? ''
            expect(readPixKey(kind, key)).toBe(key)
          }
        },
      ),
    ))
})

describe('pixKindsOf', () => {
  it.each([
    ['529.982.247-25', ['cpf']],
    ['11 98765-4321', ['phone']],
    // right check digits, and the shape of a mobile number
    ['11987654374', ['cpf', 'phone']],
    ['+55 11 98765-4374', ['phone']],
    ['12.ABC.345/01DE-35', ['cnpj']],
    ['ana@mail.example', ['email']],
    [UUID, ['random']],
    ['4111 1111 1111 1111', []],
    ['', []],
  ])('%j may be %j', (typed, kinds) => expect(pixKindsOf(typed)).toEqual(kinds))
})

describe('check digits', () => {
  const weights = (count: number): readonly number[] =>
    Array.from({ length: count }, (_, index) => count + 1 - index)

  it('of a CPF: each number of nine digits has one pair, and a wrong digit is found', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{9}$/),
        fc.nat({ max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (start, at, by) => {
          fc.pre(!/^(\d)\1{8}$/.test(start))
          const first = checkDigit(start, weights(9))
          const cpf = `${start}${first}${checkDigit(`${start}${first}`, weights(10))}`
          expect(isCpf(cpf)).toBe(true)
          const digits = [...cpf]
          digits[at] = String((Number(cpf[at]) + by) % 10)
          // Two digits of a sum may stand for the same check digit: 0 does for 10 and 11.
          if (at >= 9) expect(isCpf(digits.join(''))).toBe(false)
        },
      ),
    ))

  it('of a CNPJ: of a hundred endings one is right', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[\dA-Z]{12}$/), (start) => {
        fc.pre(!/^(\d)\1{11}$/.test(start))
        const endings = Array.from({ length: 100 }, (_, ending) => String(ending).padStart(2, '0'))
        expect(endings.filter((ending) => isCnpj(start + ending))).toHaveLength(1)
      }),
      { numRuns: 30 },
    ))
})
