// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MemberAnswer, memberAnswer } from './member-info.ts'

const read = (value: unknown): MemberAnswer | undefined => {
  const result = memberAnswer['~standard'].validate({ success: true, value })
  if (result instanceof Promise) throw new Error('is read at once')
  return result.issues ? undefined : result.value
}
const whole = {
  id: 10001,
  userName: ' linh ',
  type: '1',
  language: 'pt-br',
  merchantCode: 'lotus01',
  regDate: 1_700_000_000_000,
  clubLabel: { labelName: 'Diamond', type: 'AUTO', rankLevel: '6' },
}

describe('the member info', () => {
  it('[EN-02a] is read whole, numbers also as text', () =>
    expect(read(whole)).toEqual({
      member: {
        id: '10001',
        userName: 'linh',
        type: 1,
        language: 'PT-BR',
        merchantCode: 'lotus01',
        regDate: 1_700_000_000_000,
        clubLabel: { labelName: 'Diamond', type: 'AUTO', rankLevel: 6 },
      },
      problems: [],
    }))

  it.each([
    [{ id: 'a' }, 'a'],
    [{ customerId: 7 }, '7'],
    [{ id: '', customerId: 'c' }, 'c'],
    [{ id: {}, customerId: 'c' }, 'c'],
  ])('[EN-02a] the id may have either name: %j', (value, id) =>
    expect(read(value)?.member).toMatchObject({
      id,
      type: undefined,
      language: undefined,
      clubLabel: undefined,
    }),
  )

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [4, 4],
    [-1, -1],
    ['0', 0],
    ['2', 2],
    ['-1', -1],
  ])('[EN-02a] type %j is valid', (type, expected) =>
    expect(read({ ...whole, type })).toMatchObject({ member: { type: expected }, problems: [] }),
  )

  it.each([undefined, null, 'x', [], {}, { id: '' }, { id: 1.5 }, { customerId: {} }])(
    '[EN-02a] without an id there is no member: %j',
    (value) => expect(read(value)).toBeUndefined(),
  )

  it.each([
    ['type', 3],
    ['type', '1.5'],
    ['type', {}],
    ['language', 'XX'],
    ['language', 7],
    ['merchantCode', {}],
    ['regDate', 'yesterday'],
    ['regDate', -1],
    ['regDate', 8.64e15 + 1],
    ['clubLabel', 'Gold'],
    ['clubLabel', { type: 'AUTO' }],
    ['userName', 7],
  ])('[EN-02a][EN-30] a malformed %s affects no other field, and is named: %j', (name, bad) => {
    const { member: good } = read(whole) ?? {}
    expect(read({ ...whole, [name]: bad })).toEqual({
      member: { ...good, [name]: undefined },
      problems: [name],
    })
  })

  it('[EN-30] any answer is a member with an id and a known type, or none', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(whole), 'customerId'), fc.anything()),
        (value) => {
          const answer = read(value)
          if (!answer) return
          expect(answer.member.id).not.toBe('')
          expect([undefined, -1, 0, 1, 2, 4]).toContain(answer.member.type)
        },
      ),
      { numRuns: 500 },
    )
  })
})
