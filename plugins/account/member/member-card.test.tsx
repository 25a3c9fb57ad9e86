import { type Member, MEMBER, SESSION } from '@foyer/sdk'
import { fakeMember, fakeServices, fakeSession, testMember, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

afterEach(cleanup)

const member = (clubLabel: Member['clubLabel']): Member => ({
  id: '1001',
  userName: 'player1',
  type: 1,
  language: undefined,
  merchantCode: undefined,
  regDate: undefined,
  clubLabel,
})

async function open(known?: Member) {
  const service = fakeMember(known)
  const session = fakeSession(testMember())
  const test = await testPlugin(plugin, {
    services: { ...fakeServices(), [SESSION]: session, [MEMBER]: service },
    texts: EN,
  })
  render(test.element('MemberCard', { close: () => {} }))
  return { service, session, card: () => screen.queryByRole('region', { name: EN.account })?.textContent }
}

describe('the member’s card', () => {
  it('[EN-02a] shows the name at once, and requests the rest if it did not arrive', async () => {
    const { card, service } = await open()
    expect([card(), service.refreshed]).toEqual(['Pplayer1', 1])
    act(() => service.current.set(member({ labelName: 'Diamond', type: 'AUTO', rankLevel: 6 })))
    expect(card()).toBe('Pplayer1DiamondLevel 6')
  })

  it('[EN-02a] shows a label that is no VIP level by its name only', async () => {
    const { card, service } = await open(member({ labelName: 'Regular', type: 'MANUAL', rankLevel: 1 }))
    expect([card(), service.refreshed]).toEqual(['Pplayer1Regular', 0])
  })

  it('disappears with the session', async () => {
    const { card, session } = await open()
    act(() => session.end('logout'))
    expect(card()).toBeUndefined()
  })
})
