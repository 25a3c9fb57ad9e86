// @vitest-environment node
import type { ChatLink } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { entriesFor } from './entries-for.ts'

const entry = (type: string, title = '') => ({ type, title, url: new URL('https://chat.example/c?id=7') })
const forVisitor = (
  decoded: Parameters<typeof entriesFor>[0],
  userName?: string,
  parameters = {},
  links: readonly ChatLink[] = [],
) => entriesFor(decoded, { userName, language: 'VI' }, { links, parameters })
const urls = (type: string, name?: string, table = {}) =>
  forVisitor([entry(type)], name, table).entries.map(({ url }) => url)

describe('entriesFor', () => {
  it('[OV-20] uses the merchant’s title of an entry, else CS1, CS2, … by position', () => {
    const entries = [entry('', 'Live'), entry(''), entry('')]
    expect(forVisitor(entries).entries.map(({ title }) => title)).toEqual(['Live', 'CS2', 'CS3'])
  })

  it.each([
    ['LIVECHAT', 'name=anna'],
    ['COMM100', 'CUSTOM!username=anna'],
    ['COMM100VIP', 'CUSTOM!username=anna'],
    ['MIDUOKE', 'visitorname=anna'],
  ])('[EN-22] sends %s a member’s name in its own parameter', (type, pair) => {
    expect(urls(type, 'anna')).toEqual([`https://chat.example/c?id=7&${pair}`])
  })

  it.each([
    ['AICAN, whose parameter nobody knows', 'AICAN', 'anna'],
    ['a vendor that nobody knows', 'constructor', 'anna'],
    ['a guest’s', 'LIVECHAT', undefined],
    ['one that is a phone number', 'LIVECHAT', '0912345678'],
    ['one that is an e-mail address', 'LIVECHAT', 'anna@mail.example'],
  ])('[EN-22] appends no name: %s', (_what, type, name) => {
    expect(urls(type, name)).toEqual(['https://chat.example/c?id=7'])
  })

  it('[EN-22] prefers the merchant’s table to the built-in one', () => {
    expect(urls('AICAN', 'anna', { AICAN: 'username' })).toEqual([
      'https://chat.example/c?id=7&username=anna',
    ])
    expect(urls('LIVECHAT', 'anna', { LIVECHAT: '' })).toEqual(['https://chat.example/c?id=7'])
  })

  it('[EN-22] lets a plugin make the address of its csType, before any table', () => {
    const link = (made: ChatLink['link']): ChatLink => ({ kind: 'link', key: 'LIVECHAT', link: made })
    const made = (to: ChatLink['link']) => forVisitor([entry('LIVECHAT')], 'anna', {}, [link(to)])
    expect(made(({ url }, { name, language }) => `${url}&who=${name}&lang=${language}`)).toEqual({
      entries: [{ title: 'CS1', url: 'https://chat.example/c?id=7&who=anna&lang=VI', kind: 'chat' }],
      problems: [],
    })
    for (const spoil of [
      () => 'https://evil.example/c?id=7',
      () => 'javascript:alert(1)',
      () => {
        throw new Error('vendor')
      },
    ]) {
      const { entries, problems } = made(spoil)
      expect(entries).toEqual([{ title: 'CS1', url: 'https://chat.example/c?id=7', kind: 'chat' }])
      expect(problems.map(({ code, details }) => [code, details])).toEqual([
        ['CS-LINK', { type: 'LIVECHAT' }],
      ])
    }
  })
})
