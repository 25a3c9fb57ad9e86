// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { boundCardsAnswer } from './bound-cards-answer.ts'

const entry = { id: 'C1', bankName: 'Harbour Bank', accountNo: '**** 4321', bindTime: 5 }
const read = (value: unknown) => v.safeParse(boundCardsAnswer, { value })
const cardsOf = (value: unknown) => {
  const result = read(value)
  return result.success ? result.output.cards : undefined
}

describe('boundCardsAnswer', () => {
  it('[EN-16] reads the three lists, the latest card first', () =>
    expect(
      cardsOf({
        fullBankCardList: [entry, { ...entry, id: 7, type: 'PIX', accountNo: '***.456.789-**', bindTime: 9 }],
        fullEWalletList: [{ id: 'E1', accountNo: '***888', bindTime: 7 }],
        fullVirtualWalletList: [{ id: 'V1', accountNo: 'TQ5x8zL0p2', type: 'PIX' }],
      }),
    ).toEqual([
      { id: '7', kind: 'pix', name: 'Harbour Bank', masked: '•••.456.789-••', boundAt: 9 },
      { id: 'E1', kind: 'e-wallet', name: '', masked: '•••888', boundAt: 7 },
      { id: 'C1', kind: 'bank', name: 'Harbour Bank', masked: '•••• 4321', boundAt: 5 },
      { id: 'V1', kind: 'virtual-wallet', name: '', masked: '•••• L0p2', boundAt: undefined },
    ]))

  it('knows no full number, even where the gateway sends one', () => {
    const cards = cardsOf({ fullBankCardList: [{ ...entry, accountNo: '4111111111111111' }] })
    expect(JSON.stringify(cards)).not.toContain('411111')
    expect(cards?.[0]?.masked).toBe('•••• 1111')
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['no id', { ...entry, id: undefined }],
    ['no number', { ...entry, accountNo: '' }],
    ['a number that is none', { ...entry, accountNo: {} }],
    ['the same id again', { ...entry, id: 'C2' }],
  ])('[EN-30] drops an entry alone: %s', (_case, bad) => {
    const result = read({ fullBankCardList: [{ ...entry, id: 'C2' }, bad] })
    expect(result.success && [result.output.cards.map(({ id }) => id), result.output.refused.length]).toEqual(
      [['C2'], 1],
    )
  })
  it('tells which entry is bad, without its values', () => {
    const result = read({ fullBankCardList: [entry, { ...entry, id: 'C2', accountNo: 4111111111111111 }] })
    expect(result.success && result.output.refused).toEqual(['fullBankCardList 1: accountNo'])
  })
  it.each([[{}], [null], [[]], [{ fullBankCardList: null }]])('refuses %j', (value) =>
    expect(read(value).success).toBe(false),
  )
  it.each(['yesterday', -1, 8.64e15 + 1, Infinity, null])('a time that is none is left out: %s', (bindTime) =>
    expect(cardsOf({ fullBankCardList: [{ ...entry, bindTime }] })?.[0]?.boundAt).toBe(undefined),
  )
  it('no card is no mistake', () => expect(cardsOf({ fullBankCardList: [] })).toEqual([]))
})
