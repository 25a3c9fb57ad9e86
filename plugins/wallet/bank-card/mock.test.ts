// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { callerIn, refusal, signedIn, worldInState } from '../../../mocks/gateway/caller.fake.ts'
import { defaultProfile } from '../../../mocks/world/merchants.ts'
import { newWorld } from '../../../mocks/world/new-world.ts'
import type { World } from '../../../mocks/world/world.ts'
import { boundCardsAnswer } from '../shared/bound-cards-answer.ts'
import { getBoundCards } from '../shared/bound-cards-endpoint.ts'
import { banksAnswer } from './banks-answer.ts'
import { getBanks } from './endpoints.ts'
import mock from './mock.ts'

const GOOD = { bankCode: 'SHB1', holderName: 'Lan Nguyen', accountNo: '1234567890' }

/** Posts to a route as the gateway would after decryption. @returns the error code, or `ok` */
async function post(world: World, id: string, body: unknown, key = 'player'): Promise<unknown> {
  const request = new Request('https://site.test/wps', { method: 'POST' })
  const reply = await mock.routes
    .find((route) => route.id === id)
    ?.reply({
      request,
      url: new URL(request.url),
      language: 'EN',
      body,
      world,
      slice: {},
      member: world.members.find((member) => member.key === key),
      settings: {},
    })
  const answer: unknown = reply instanceof Response ? await reply.json() : reply
  return typeof answer === 'object' && answer !== null && 'errorCode' in answer ? answer.errorCode : 'ok'
}
async function listed(world: World, index = 0) {
  const answer = await callerIn(world).ask(getBoundCards.path, { headers: signedIn(world, index) })
  return v.parse(boundCardsAnswer, await answer.json())
}
const bank = (world: World, body: object, key?: string) =>
  post(world, 'wallet.bind-card', { ...GOOD, ...body }, key)

describe('cards at the mock gateway', () => {
  it('a player has one, a newcomer none', async () => {
    const world = worldInState('')
    const { cards } = await listed(world)
    expect(cards.map(({ kind, name, masked }) => [kind, name, masked])).toEqual([
      ['bank', 'Ngân hàng Sông Hương', '•••• 4321'],
    ])
    const newcomer = world.members.findIndex(({ key }) => key === 'newcomer')
    expect((await listed(world, newcomer)).cards).toEqual([])
  })

  it('binds only what is encrypted, and of a member', async () => {
    for (const id of ['wallet.bind-card', 'wallet.bind-pix'])
      expect(mock.routes.find((route) => route.id === id)).toMatchObject({ auth: 'member', encrypted: true })
    expect(await refusal(await callerIn(worldInState('')).ask(getBoundCards.path))).toEqual([
      401,
      false,
      'user.or.token.invalid',
    ])
  })

  it('binds a number once, however often it arrives, and for one member', async () => {
    const world = worldInState('')
    expect(await bank(world, {})).toBe('ok')
    expect(await bank(world, {})).toBe('card.already.bound')
    expect(await bank(world, {}, 'vip')).toBe('card.taken')
    const { cards } = await listed(world)
    expect(cards.map(({ masked }) => masked)).toEqual(['•••• 7890', '•••• 4321'])
  })

  it.each<[object, string]>([
    [{ bankCode: 'none' }, 'card.bank.gone'],
    [{ holderName: '' }, 'card.number.err'],
    [{ accountNo: '12345' }, 'card.number.err'],
    [{ accountNo: 1234567890 }, 'card.number.err'],
  ])('refuses %j: %s', async (body, code) => {
    const world = worldInState('')
    expect(await bank(world, body)).toBe(code)
    expect((await listed(world)).cards).toHaveLength(1)
  })

  it.each([
    ['CPF', '52998224725', '•••.982.247-••'],
    ['CNPJ', '12ABC34501DE35', '••.ABC.345/••••-••'],
    ['PHONE', '+5511987654321', '+55 •• •••••-4321'],
    ['EMAIL', 'ana@mail.example', 'a•••@mail.example'],
    ['RANDOM', '123e4567-e89b-12d3-a456-426614174000', '••••••••-4000'],
  ])('lists a Pix key masked by its kind: %s', async (keyType, key, masked) => {
    const world = worldInState('')
    expect(await post(world, 'wallet.bind-pix', { keyType, pixKey: key })).toBe('ok')
    expect((await listed(world)).cards[0]).toMatchObject({ kind: 'pix', masked })
  })
  it.each([{ keyType: 'CPF', pixKey: '529.982.247-25' }, { keyType: 'X', pixKey: '1' }, {}, null])(
    'refuses the Pix key %j',
    async (body) =>
      expect(await post(newWorld(defaultProfile()), 'wallet.bind-pix', body)).toBe('card.number.err'),
  )

  it.each([
    ['none', 0, 0, 4],
    ['many', 40, 0, 300],
    ['odd', 4, 2, 6],
  ])('has the scenario %s', async (state, count, refused, banks) => {
    const world = worldInState(`cards=${state}`)
    const answer = await listed(world)
    expect([answer.cards.length, answer.refused.length]).toEqual([count, refused])
    expect(JSON.stringify(answer)).not.toContain('411111')
    const reply = await callerIn(world).ask(getBanks.path, { headers: signedIn(world) })
    expect(v.parse(banksAnswer, await reply.json()).banks).toHaveLength(banks)
  })
})
