// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { activitiesAnswer, activityAnswer, categoriesAnswer } from './activities-answer.ts'
import { MAX_ACTIVITIES } from './constants.ts'

const wire = (part: object = {}): object => ({
  id: 'cup',
  title: ' Weekend cup ',
  subTitle: 'For all',
  image: '/cdn/promotions/lotus/cup.svg',
  startTime: 1_700_000_000_000,
  endTime: 1_800_000_000_000,
  redirect: '/m/game',
  externalLink: 'https://club.lotus.example/',
  promoAnnouncementCategoryIds: [13, '14', 13],
  buttonText: 'Play',
  ...part,
})
const read = (...value: readonly unknown[]) => v.parse(activitiesAnswer, { value })

describe('activitiesAnswer', () => {
  it('[EN-20d] reads redirect, external link and categories of a promotion', () =>
    expect(read(wire()).entries).toEqual([
      {
        id: 'cup',
        title: 'Weekend cup',
        subline: 'For all',
        image: '/cdn/promotions/lotus/cup.svg',
        startsAt: 1_700_000_000_000,
        endsAt: 1_800_000_000_000,
        redirect: '/m/game',
        externalLink: 'https://club.lotus.example/',
        categories: ['13', '14'],
        cta: 'Play',
        linkageType: '',
        linkage: '',
      },
    ]))

  it.each<[string, object, object]>([
    ['a number as id', { id: 7 }, { id: '7' }],
    ['categories as a text', { promoAnnouncementCategoryIds: '1, 2,,' }, { categories: ['1', '2'] }],
    ['one category', { promoAnnouncementCategoryIds: 5 }, { categories: ['5'] }],
    ['categories that are none', { promoAnnouncementCategoryIds: [null, {}, '', 3] }, { categories: ['3'] }],
    ['no categories', { promoAnnouncementCategoryIds: null }, { categories: [] }],
    ['times as texts', { startTime: '1700000000000', endTime: '2030-01-01T00:00:00Z' }, { startsAt: 1_700_000_000_000, endsAt: Date.UTC(2030, 0, 1) }],
    ['times that are none', { startTime: 'soon', endTime: {} }, { startsAt: undefined, endsAt: undefined }],
    ['times of no date', { startTime: -1, endTime: 1e300 }, { startsAt: undefined, endsAt: undefined }],
    ['an end before its beginning', { startTime: 2_000, endTime: 1_000 }, { startsAt: 2_000, endsAt: undefined }],
    ['texts that are none', { subTitle: 5, image: null, redirect: [], externalLink: {}, buttonText: 0 }, { subline: '', image: '', redirect: '', externalLink: '', cta: '' }],
  ])('[EN-30] reads %s', (_case, part, expected) => expect(read(wire(part)).entries[0]).toMatchObject(expected)) // prettier-ignore

  it.each<[string, unknown, string]>([
    ['nothing', null, '0: not an object'],
    ['a text', 'x', '0: not an object'],
    ['one without an id', wire({ id: undefined }), '0: id'],
    ['one whose id is a path', wire({ id: '../../wps' }), '0: id'],
    ['one whose id is a script', wire({ id: '<script>' }), '0: id'],
    ['one whose id has 300 characters', wire({ id: 'x'.repeat(300) }), '0: id'],
    ['one without a title', wire({ title: ' ' }), '0: title'],
  ])('[EN-30] leaves out %s, and says so', (_case, entry, place) =>
    expect(read(entry, wire({ id: 'other' }))).toMatchObject({
      entries: [{ id: 'other' }],
      refused: [place],
    }),
  )

  it('takes each id once, and no more than MAX_ACTIVITIES', () => {
    expect(read(wire(), wire({ title: 'Again' })).entries).toMatchObject([{ title: 'Weekend cup' }])
    const many = Array.from({ length: MAX_ACTIVITIES + 5 }, (_, index) => wire({ id: index }))
    expect(read(...many).entries).toHaveLength(MAX_ACTIVITIES)
  })

  it('[EN-30] accepts any list without throwing', () => {
    const part = fc.record({
      id: fc.anything(),
      startTime: fc.anything(),
      endTime: fc.anything(),
      promoAnnouncementCategoryIds: fc.anything(),
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), part.map(wire))), (given) => {
        const { entries, refused } = read(...given)
        expect(entries.length + refused.length).toBeLessThanOrEqual(given.length)
      }),
    )
  })

  it.each([null, {}, { value: {} }, []])('refuses %j', (answer) =>
    expect(v.safeParse(activitiesAnswer, answer).success).toBe(false),
  )
})

it('[CA-21] reads the categories, and leaves out those without id or name', () =>
  expect(
    v.parse(categoriesAnswer, { value: [{ id: 11, name: 'New' }, { id: 12 }, { name: 'x' }, null] }),
  ).toMatchObject({ entries: [{ id: '11', name: 'New' }], refused: { length: 3 } }))

describe('activityAnswer', () => {
  it('reads the HTML of a promotion', () =>
    expect(
      v.parse(activityAnswer, { value: wire({ header: '<b>x</b>', content: 5, footer: undefined }) }),
    ).toMatchObject({ id: 'cup', header: '<b>x</b>', content: '', footer: '' }))

  it.each([null, undefined])('has none for %j', (value) =>
    expect(v.parse(activityAnswer, { value })).toBeUndefined(),
  )
  it.each([{}, 'x', { id: 'cup' }, []])('refuses %j', (value) =>
    expect(v.safeParse(activityAnswer, { value }).success).toBe(false),
  )
})
