// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { settingsAnswer } from './settings-answer.ts'

const good = { id: 'QR', name: 'QR', kind: 'qr', min: '50000', max: 300_000_000, amounts: ['50000', 100_000] }
const read = (methods: unknown, currency: unknown = 'VND') =>
  v.safeParse(settingsAnswer, { value: { currency, methods } })
const methodsOf = (methods: unknown) => {
  const { success, output } = read(methods)
  return success ? output.methods : undefined
}

describe('settingsAnswer', () => {
  it('[CA-18b] reads methods with limits and suggestions, as numbers or decimal text', () =>
    expect(methodsOf([{ ...good, note: ' Scan it. ' }])).toEqual([
      {
        id: 'QR',
        name: 'QR',
        kind: 'qr',
        icon: '',
        min: '50000',
        max: '300000000',
        amounts: ['50000', '100000'],
        note: 'Scan it.',
      },
    ]))
  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['no id', { ...good, id: undefined }],
    ['no name', { ...good, name: ' ' }],
    ['a negative limit', { ...good, min: -5 }],
    ['a limit that is no amount', { ...good, max: 'much' }],
    ['a huge limit', { ...good, max: 1e30 }],
  ])('[EN-30] drops a method alone, and never shows it with a wrong limit: %s', (_case, bad) => {
    const { output } = read([bad, { ...good, id: 'B' }])
    expect(output).toMatchObject({ methods: [{ id: 'B' }], refused: [expect.stringMatching(/^0\./)] })
    expect(read([bad]).success).toBe(false)
  })
  it('takes no limit for none', () =>
    expect(methodsOf([{ ...good, min: null, max: '' }])).toMatchObject([{ min: undefined, max: undefined }]))
  it('leaves out suggestions that are no amounts, twice there, or outside the limits', () =>
    expect(
      methodsOf([{ ...good, amounts: ['x', null, -1, '40000', '60000', 60_000, '300000001'] }])?.[0]?.amounts,
    ).toEqual(['60000']))
  it('reports limits that no amount can meet, and has the method', () =>
    expect(read([{ ...good, min: '2', max: '1' }]).output).toMatchObject({
      methods: [{ min: '2', max: '1', amounts: [] }],
      refused: ['0.max'],
    }))
  it('of two methods with one id it has the first', () =>
    expect(read([good, { ...good, name: 'Other' }]).output).toMatchObject({
      methods: [{ name: 'QR' }],
      refused: ['1.id'],
    }))
  it.each([undefined, null, '', '₫', 'dong!', 7])('refuses an answer whose currency is %j', (currency) =>
    expect(v.safeParse(settingsAnswer, { value: { currency, methods: [good] } }).success).toBe(false),
  )
  it('no method is no mistake', () => expect(methodsOf([])).toEqual([]))
})
