// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { markAnswer, markText, markTexts } from './mark-texts.ts'

describe('markText', () => {
  it.each([
    ['a name', 'Reef Hunter', '⟪Reef Hunter⟫'],
    ['HTML, text by text', '<p>Win <b>more</b></p>', '<p>⟪Win ⟫<b>⟪more⟫</b></p>'],
    ['a tag alone', '<img src=x onerror="1">', '⟪<img src=x onerror="1">⟫'],
    ['what is marked', '⟪Reef⟫', '⟪Reef⟫'],
    ['an address', 'https://a.example/x', 'https://a.example/x'],
    ['a path', '/m/home', '/m/home'],
    ['a number', '1,000', '1,000'],
    ['nothing', '', ''],
  ])('%s', (_, text, expected) => expect(markText(text)).toBe(expected))
})

describe('markTexts', () => {
  it('marks what a player reads, at any depth, and nothing that the site reads', () => {
    const answer = {
      success: true,
      value: { code: 'REEF', lanes: [{ title: 'Slots', cards: [{ displayName: 'Reef', gameCode: 'R1' }] }] },
    }
    expect(markTexts(answer)).toEqual({
      success: true,
      value: {
        code: 'REEF',
        lanes: [{ title: '⟪Slots⟫', cards: [{ displayName: '⟪Reef⟫', gameCode: 'R1' }] }],
      },
    })
  })

  it('marks a value of benefits, not the value of an answer', () => {
    expect(markTexts({ value: 'pong' })).toEqual({ value: 'pong' })
    expect(markTexts({ benefits: [{ value: 'A gift' }] })).toEqual({ benefits: [{ value: '⟪A gift⟫' }] })
  })
})

describe('markAnswer', () => {
  it('keeps status and headers', async () => {
    const headers = { 'content-type': 'application/json', 'retry-after': '5' }
    const marked = await markAnswer(new Response('{"message":"Closed"}', { status: 429, headers }))
    expect([marked.status, marked.headers.get('retry-after')]).toEqual([429, '5'])
    expect(await marked.json()).toEqual({ message: '⟪Closed⟫' })
  })

  it.each([
    ['what is no JSON', 'text/html', '<p>Hello</p>'],
    ['JSON that is cut off', 'application/json', '{"message":"Clo'],
  ])('leaves %s as it is', async (_, type, body) => {
    const response = new Response(body, { headers: { 'content-type': type } })
    expect(await (await markAnswer(response)).text()).toBe(body)
  })
})
