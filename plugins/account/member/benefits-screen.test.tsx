import { HTTP, HttpError, type Member, MEMBER } from '@foyer/sdk'
import { describeConformance, fakeHttp, fakeMember, fakeServices, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { benefitsAnswer } from './benefits-answer.ts'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
// Loaded before the tests: the first one would wait for it.
import './benefits-screen.tsx'

describeConformance(plugin, options, { describe, it })

afterEach(cleanup)

const BENEFITS = 'member.vip-benefits'
const diamond: Member = {
  id: '1001',
  userName: 'player1',
  type: 1,
  language: undefined,
  merchantCode: undefined,
  regDate: undefined,
  clubLabel: { labelName: 'Diamond', type: 'AUTO', rankLevel: 6 },
}
/** What the gateway sends, through the endpoint's schema. */
const answerWith = (levels: unknown) => () => {
  const result = v.safeParse(benefitsAnswer, { success: true, value: { levels } })
  return result.success ? result.output : new HttpError('HT-SHAPE', result.issues[0].message, BENEFITS)
}
const level = (rankLevel: unknown, labelName: unknown = 'Diamond', benefits: unknown = []) => ({
  rankLevel,
  labelName,
  benefits,
})

async function open(answer: unknown, member: Member | undefined = diamond) {
  const http = fakeHttp({
    [BENEFITS]: answer,
    'member.rank-progress': { completed: 3, expected: 5, labelId: 'vip-7' },
  })
  const services = { ...fakeServices({ texts: EN }), [HTTP]: http, [MEMBER]: fakeMember(member) }
  const test = await testPlugin(plugin, { services, texts: EN })
  await act(async () => {
    render(test.element('Benefits'))
    await vi.dynamicImportSettled()
  })
  await screen.findByRole('heading', { level: 1, name: EN.benefits_title })
  return { http, test }
}
const levels = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the benefits of the VIP programme', () => {
  it('[RT-06] shows what each level gives, the player’s own, and the way to the next', async () => {
    await open(
      answerWith([
        level(6, 'Diamond', [{ type: 'CASHBACK', name: 'Cashback', value: '0.8%' }]),
        level(1, 'Bronze'),
      ]),
    )
    expect(levels()).toEqual(['Bronze', 'Diamond'])
    const own = screen.getAllByRole('listitem', { current: true })
    expect(own).toHaveLength(1)
    expect(own[0]?.textContent).toMatch(/Diamond.*Level 6.*Your level.*Cashback.*0\.8%/)
    expect(screen.getByText(EN.no_benefits)).toBeTruthy()
    const progress = within(screen.getByRole('region', { name: EN.progress }))
    expect(progress.getByRole('progressbar').getAttribute('value')).toBe('60')
  })

  it('[EN-02b] marks no level of a member whose label is no VIP level', async () => {
    await open(answerWith([level(6)]), {
      ...diamond,
      clubLabel: { labelName: 'Member', type: 'MANUAL', rankLevel: 6 },
    })
    expect(levels()).toEqual(['Diamond'])
    expect(screen.queryAllByRole('listitem', { current: true })).toEqual([])
    expect(screen.queryByRole('region', { name: EN.progress })).toBeNull()
  })

  const long = 'x'.repeat(300)
  it.each([
    ['no levels', [], [], EN.benefits_none],
    ['one level', [level(1)], ['Diamond'], ''],
    ['entries that are none', [null, 7, 'Gold', level('x'), level(2, ''), level(3)], ['Diamond'], ''],
    ['texts of 300 characters', [level(1, long, [{ name: long, value: long }])], [long], ''],
    ['benefits of the wrong type', [level(1, 'A', 'all'), level(2, 'B', [null, {}])], ['A', 'B'], ''],
    ['only what cannot be read', [null, {}], [], EN.benefits_failed],
    ['no list', 'none', [], EN.benefits_failed],
  ])('shows something sensible for an answer with %s', async (_case, answer, expected, text) => {
    await open(answerWith(answer))
    expect(levels()).toEqual(expected)
    if (text) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryAllByRole('alert')).toHaveLength(text === EN.benefits_failed ? 1 : 0)
  })

  it('shows the first levels of 2,000', async () => {
    await open(
      answerWith(Array.from({ length: 2_000 }, (_, index) => level(index + 1, `Level ${index + 1}`))),
    )
    expect(levels()).toHaveLength(60)
  })

  it('logs what it left out', async () => {
    const { test } = await open(answerWith([null, level(1)]))
    expect(test.logger.entries.map(({ subject }) => subject)).toEqual([
      'MB-SHAPE: the VIP programme has entries that cannot be read',
    ])
  })

  it.each([
    ['HT-NETWORK', EN.benefits_offline],
    ['HT-OFFLINE', EN.benefits_offline],
    ['HT-STATUS', EN.benefits_failed],
  ])('says why it failed, and tries again: %s', async (code, text) => {
    const { http } = await open(new HttpError(code, 'fails', BENEFITS, { status: 500 }))
    expect(screen.getByRole('alert').textContent).toContain(text)
    http.answers[BENEFITS] = answerWith([level(1, 'Bronze')])
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.try_again })))
    expect(levels()).toEqual(['Bronze'])
  })
})
