// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { entriesFor } from './entries-for.ts'

const entry = (type: string, title = '') => ({ type, title, url: new URL('https://chat.example/c?id=7') })
const urls = (type: string, name?: string, table = {}) =>
  entriesFor([entry(type)], name, table).map(({ url }) => url)

describe('entriesFor', () => {
  it('[OV-20] uses the merchant’s title of an entry, else CS1, CS2, … by position', () => {
    const entries = [entry('', 'Live'), entry(''), entry('')]
    expect(entriesFor(entries, undefined, {}).map(({ title }) => title)).toEqual(['Live', 'CS2', 'CS3'])
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
})
