// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { announcementsAnswer } from './announcements-answer.ts'
import { MAX_ANNOUNCEMENTS } from './constants.ts'
import { getMemberAnnouncements, getVisitorAnnouncements } from './endpoints.ts'

const item = (part: object = {}): object => ({
  id: '1',
  title: ' Rest ',
  content: '<p>From 4</p>',
  promotionType: 'REWARD',
  execution: 'A',
  ...part,
})
const read = (...value: readonly unknown[]) => v.parse(announcementsAnswer, { value })

const ITEM = { id: '1', title: 'Rest', content: '<p>From 4</p>', promotionType: 'REWARD', execution: 'A' }

describe('announcementsAnswer', () => {
  it('[EN-19] reads an item', () => expect(read(item())).toEqual({ items: [ITEM], refused: [] }))

  it.each([
    ['an id as a number', { id: 7 }, { id: '7' }],
    ['an execution for visitors', { execution: 'B' }, { execution: 'B' }],
    ['an execution in small letters', { execution: 'f' }, { execution: 'F' }],
    ['no title', { title: null }, { title: '' }],
    ['no content', { content: 5 }, { content: '' }],
    ['no promotion', { promotionType: undefined }, { promotionType: '' }],
    ['a promotion that is none', { promotionType: [] }, { promotionType: '' }],
    ['a promotion as a number', { promotionType: 3 }, { promotionType: '3' }],
  ])('[EN-19] reads %s', (_name, part, expected) => expect(read(item(part)).items).toMatchObject([expected]))

  it.each([getVisitorAnnouncements, getMemberAnnouncements])(
    '[EN-19] an item that pops up is read as any other: $id',
    ({ response }) => {
      const answer = response['~standard'].validate({ value: [item()] })
      expect(answer).toEqual({ typed: true, value: { items: [ITEM], refused: [] } })
    },
  )

  it.each([
    ['no object', null, 'value.0: not an object'],
    ['no id', item({ id: '' }), 'value.0: id'],
    ['another execution', item({ execution: 'X' }), 'value.0: execution'],
    ['nothing to read', item({ title: ' ', content: null }), 'value.0: title and content are empty'],
  ])('[EN-30] drops and reports an entry with %s', (_name, given, reason) => {
    const { items, refused } = read(given, item({ id: '2' }))
    expect([items.length, refused]).toEqual([1, [reason]])
  })

  it('[EN-30] drops a second item with the same id', () =>
    expect(read(item(), item({ title: 'x' })).refused).toEqual(['value.1: id']))

  it('takes at most MAX_ANNOUNCEMENTS', () =>
    expect(read(...Array.from({ length: 90 }, (_, id) => item({ id }))).items).toHaveLength(
      MAX_ANNOUNCEMENTS,
    ))

  it('reads null as none', () =>
    expect(v.parse(announcementsAnswer, { value: null })).toEqual({ items: [], refused: [] }))

  it.each([null, {}, { value: {} }, []])('refuses %j', (answer) =>
    expect(v.safeParse(announcementsAnswer, answer).success).toBe(false),
  )

  it('[EN-30] accepts any list without throwing', () =>
    fc.assert(
      fc.property(fc.array(fc.anything()), (given) => {
        const { items, refused } = read(...given)
        expect(items.length + refused.length).toBeLessThanOrEqual(given.length)
      }),
    ))
})
