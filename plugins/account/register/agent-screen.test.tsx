import { routes } from '@foyer/sdk'
import { testMember } from '@foyer/sdk/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bodies, field, open, ORIGIN, register, start } from './register.fake.ts'
import EN from './locales/EN.json'

beforeEach(() => {
  vi.useFakeTimers()
  // Nobody waits for tracking plugins any more (CO-13).
  vi.advanceTimersByTime(10_000)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('an agent', () => {
  it.each([1, 2])('[RT-04a] of type %s registers for others, and stays signed in', async (memberType) => {
    const { http, session } = await open({ member: testMember({ id: '7', type: memberType }) }, 'AgentScreen')
    await register('friend_1')
    expect(bodies(http, 'register.username')).toEqual([
      { ...ORIGIN, login: false, agentId: '7', username: 'friend_1', password: 'quiet-river' },
    ])
    expect(session.started).toEqual([])
    expect(screen.getByText('quiet-river')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: EN.make_another }))
    expect([field(EN.username).value, field(EN.password).value]).toEqual(['', ''])
  })

  it.each([0, 4])(
    '[RT-04b] is no member of type %s, who is sent to the referral page',
    async (memberType) => {
      const { test, navigation, overlays } = await start({ member: testMember({ type: memberType }) })
      test.contributeOthers(routes, [{ path: '/m/inviteFriends', access: 'public', component: 'Referral' }])
      render(test.element('AgentScreen'))
      expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.agents_only])
      expect(navigation.went).toEqual([{ to: '/m/inviteFriends', replace: true }])
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  it('another member is sent home, with one message, where no plugin has the referral page', async () => {
    const { navigation, overlays } = await open({ member: testMember({ type: 0 }) }, 'AgentScreen')
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.agents_only])
    expect(navigation.went).toEqual([{ to: '/m/home', replace: true }])
  })
})
