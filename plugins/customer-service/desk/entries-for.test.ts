// @vitest-environment node
import type { ChatLink } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { entriesFor } from './entries-for.ts'

const entry = (type: string, title = '') => ({ type, title, url: new URL('https://chat.example/c?id=7') })
const forVisitor = (
  decoded: Parameters<typeof entriesFor>[0],
  userName?: string,
  links: readonly ChatLink[] = [],
) => entriesFor(decoded, { userName, language: 'VI' }, links)
const link = (part: Partial<ChatLink>): ChatLink => ({ kind: 'link', key: 'LIVECHAT', ...part })
const urls = (type: string, name: string | undefined, ...links: readonly ChatLink[]) =>
  forVisitor([entry(type)], name, links).entries.map(({ url }) => url)

describe('entriesFor', () => {
  it('[OV-20] uses the merchant’s title of an entry, else CS1, CS2, … by position', () => {
    const entries = [entry('', 'Live'), entry(''), entry('')]
    expect(forVisitor(entries).entries.map(({ title }) => title)).toEqual(['Live', 'CS2', 'CS3'])
  })

  it('[EN-22] sends the vendor of the type a member’s name in its own parameter', () => {
    const links = [
      link({ nameParameter: 'name' }),
      link({ key: 'COMM100', nameParameter: 'CUSTOM!username' }),
    ]
    expect(urls('LIVECHAT', 'anna', ...links)).toEqual(['https://chat.example/c?id=7&name=anna'])
    expect(urls('COMM100', 'An & Bo', ...links)).toEqual([
      'https://chat.example/c?id=7&CUSTOM!username=An%20%26%20Bo',
    ])
  })

  it.each([
    ['a vendor without a parameter', 'LIVECHAT', 'anna', link({})],
    ['a vendor with an empty one', 'LIVECHAT', 'anna', link({ nameParameter: '' })],
    ['a vendor that nobody knows', 'constructor', 'anna', link({ nameParameter: 'name' })],
    ['a guest’s', 'LIVECHAT', undefined, link({ nameParameter: 'name' })],
    ['one that is a phone number', 'LIVECHAT', '0912345678', link({ nameParameter: 'name' })],
    ['one that is an e-mail address', 'LIVECHAT', 'anna@mail.example', link({ nameParameter: 'name' })],
  ])('[EN-22] appends no name: %s', (_what, type, name, known) => {
    expect(urls(type, name, known)).toEqual(['https://chat.example/c?id=7'])
  })

  it('[EN-22] lets a plugin make the address of its csType', () => {
    const made = (to: ChatLink['link']) =>
      forVisitor([entry('LIVECHAT')], 'anna', [link({ ...(to && { link: to }) })])
    expect(made(({ url }, { name, language }) => `${url}&who=${name}&lang=${language}`)).toEqual({
      entries: [{ title: 'CS1', url: 'https://chat.example/c?id=7&who=anna&lang=VI', kind: 'chat' }],
      problems: [],
    })
  })

  it.each([
    ['leads elsewhere', link({ link: () => 'https://evil.example/c?id=7' })],
    ['is code', link({ link: () => 'javascript:alert(1)' })],
    [
      'throws',
      link({
        link: () => {
          throw new Error('vendor')
        },
      }),
    ],
    ['has a parameter that spoils the address', link({ nameParameter: 'a=1&b' })],
  ])('[EN-22] offers an entry without the name where the plugin’s address %s', (_what, spoiling) => {
    const { entries, problems } = forVisitor([entry('LIVECHAT')], 'anna', [spoiling])
    expect(entries).toEqual([{ title: 'CS1', url: 'https://chat.example/c?id=7', kind: 'chat' }])
    expect(problems.map(({ code, details }) => [code, details])).toEqual([['CS-LINK', { type: 'LIVECHAT' }]])
  })
})
