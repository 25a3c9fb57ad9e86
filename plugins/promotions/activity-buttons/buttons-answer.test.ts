// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { buttonsAnswer } from './buttons-answer.ts'
import { MAX_BUTTONS, TITLE_LENGTH } from './constants.ts'

const read = (...value: readonly unknown[]) => v.parse(buttonsAnswer, { value })

describe('buttonsAnswer', () => {
  it('[EN-20d] reads a button with the fields of an activity item', () =>
    expect(
      read({
        action: ' activity ',
        title: 'Tết',
        icon: '/cdn/a.svg',
        redirect: '/m/activity?id=7',
        externalLink: 'https://a.example',
        promoAnnouncementCategoryIds: [12, 'tet-2030'],
      }),
    ).toEqual({
      buttons: [
        {
          action: 'ACTIVITY',
          title: 'Tết',
          image: '/cdn/a.svg',
          redirect: '/m/activity?id=7',
          externalLink: 'https://a.example',
          categories: ['12', 'tet-2030'],
        },
      ],
      refused: [],
    }))

  it('[EN-30] drops and reports entries that are no buttons, and fills in missing fields', () => {
    const { buttons, refused } = read(
      null,
      {},
      { action: 5 },
      { action: 'A\nB' },
      { action: 'DEPOSIT', title: {} },
    )
    expect(refused).toEqual([
      'value.0: not an object',
      'value.1: action',
      'value.2: action',
      'value.3: action',
    ])
    expect(buttons).toEqual([
      { action: 'DEPOSIT', title: '', image: '', redirect: '', externalLink: '', categories: [] },
    ])
  })

  it('takes no more than there is room for, and cuts long titles', () => {
    const { buttons } = read(
      ...Array.from({ length: 2_000 }, () => ({ action: 'MISSION', title: 'x'.repeat(300) })),
    )
    expect([buttons.length, buttons[0]?.title.length]).toEqual([MAX_BUTTONS, TITLE_LENGTH])
  })

  it('[EN-30] accepts any list without throwing', () => {
    const near = fc.record({ action: fc.oneof(fc.constant('DEPOSIT'), fc.anything()), title: fc.anything() })
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), near), { maxLength: MAX_BUTTONS }), (given) => {
        const { buttons, refused } = read(...given)
        expect(buttons.length + refused.length).toBe(given.length)
      }),
    )
  })

  it.each([null, {}, { value: {} }, []])('refuses %j', (answer) =>
    expect(v.safeParse(buttonsAnswer, answer).success).toBe(false),
  )
})
