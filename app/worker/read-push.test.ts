// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { pageOfNotification, readPush } from './read-push.ts'

const ORIGIN = 'https://lotus.example'
const WHERE = { origin: ORIGIN, href: `${ORIGIN}/m/sw.js?env=production&merchant=lotus01` }
const HOME = `${ORIGIN}/m/home`

const message = (value: unknown) => ({ json: () => value, text: () => JSON.stringify(value) })
const read = (value: unknown) => readPush(message(value), WHERE)

describe('readPush', () => {
  it('reads title, text, pictures and link of a message of Firebase', () =>
    expect(
      read({
        notification: { title: 'Draw at 8', body: 'Tickets close soon', icon: '/m/brand/lotus/icon.svg', image: 'https://cdn.example/a.webp', tag: 'draw' },
        data: { id: '7' },
        fcmOptions: { link: `${ORIGIN}/m/activity?id=7` },
        from: '1',
      }),
    ).toEqual({
      title: 'Draw at 8',
      parts: {
        body: 'Tickets close soon',
        icon: `${ORIGIN}/m/brand/lotus/icon.svg`,
        image: 'https://cdn.example/a.webp',
        tag: 'draw',
        data: { href: `${ORIGIN}/m/activity?id=7` },
      },
    })) // prettier-ignore

  it('reads texts and link that are in the data alone', () =>
    expect(read({ data: { title: 'Hello', body: 'there', link: '/m/rewardCenter' } })).toEqual({
      title: 'Hello',
      parts: { body: 'there', data: { href: `${ORIGIN}/m/rewardCenter` } },
    }))

  it.each([
    [{ notification: { title: 'x', click_action: 'OPEN_ACTIVITY' }, data: { link: '/m/rewardCenter' } }],
    [{ fcmOptions: { link: 'https://shop.example/' }, data: { title: 'x', link: '/m/rewardCenter' } }],
  ])('[SE-03a] leads to the first page of this site that it names: %j', (given) =>
    expect(read(given).parts.data.href).toBe(`${ORIGIN}/m/rewardCenter`),
  )

  it.each([
    ['nothing', null],
    ['a number', message(7)],
    ['null', message(null)],
    ['a list', message([1])],
    ['an empty object', message({})],
    ['wrong types', message({ notification: { title: 7, body: {}, icon: [] }, data: 'x', fcmOptions: 7 })],
    ['an empty title', message({ notification: { title: '  ' } })],
  ])('%s is shown with the name of the host, and leads home', (_, data) =>
    expect(readPush(data, WHERE)).toEqual({ title: 'lotus.example', parts: { data: { href: HOME } } }),
  )

  it.each([
    ['Test from the tools', 'Test from the tools'],
    ['{"notification":', undefined],
    [' [1,', undefined],
  ])('shows a plain text, and nothing of a broken object: %s', (text, body) => {
    const json = (): never => {
      throw new SyntaxError('no JSON')
    }
    expect(readPush({ json, text: () => text }, WHERE).parts.body).toBe(body)
  })

  it('cuts a text that no phone shows', () =>
    expect(read({ notification: { title: 'x', body: 'W'.repeat(9_000) } }).parts.body).toHaveLength(500))

  it.each([
    ['https://evil.example/m/home'],
    ['//evil.example/m/home'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['/wps/system/status'],
    ['/m/../admin'],
    ['https://lotus.example@evil.example/m/home'],
    ['/m//evil.example'],
    [7],
  ])('[SE-03a] a link to %s leads home', (link) =>
    expect(read({ notification: { title: 'x' }, fcmOptions: { link } }).parts.data.href).toBe(HOME),
  )

  it.each(['http://cdn.example/a.png', 'javascript:alert(1)', 'data:image/svg+xml,x'])(
    '[SE-03a] shows no picture from %s',
    (image) =>
      expect(read({ notification: { title: 'x', image, icon: image } }).parts).toEqual({
        data: { href: HOME },
      }),
  )
})

describe('pageOfNotification', () => {
  it.each([
    [{ href: `${ORIGIN}/m/voucherCenter` }, `${ORIGIN}/m/voucherCenter`],
    [{ href: 'https://evil.example/m/home' }, HOME],
    [{}, HOME],
    [null, HOME],
    ['/m/game', HOME],
  ])('of %j is %s', (data, href) => expect(pageOfNotification(data, ORIGIN)).toBe(href))
})
