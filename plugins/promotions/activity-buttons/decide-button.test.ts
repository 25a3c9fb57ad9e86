// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { ActivityButton } from './activity-button.ts'
import { type ButtonEffect, type ButtonFacts, decideButton } from './decide-button.ts'

const button = (action: string, part: Partial<ActivityButton> = {}): ActivityButton => ({
  action,
  title: '',
  image: '',
  redirect: '',
  externalLink: '',
  categories: [],
  ...part,
})
const GUEST: ButtonFacts = {
  memberType: undefined,
  shell: 'browser',
  referralEnabled: false,
  vipBenefit: false,
}
const MEMBER: ButtonFacts = { ...GUEST, memberType: 0 }
const HIDDEN: ButtonEffect = { kind: 'hidden' }
const go = (to: string): ButtonEffect => ({ kind: 'go', to })
const login = (returnTo: string): ButtonEffect => ({ kind: 'login', returnTo })

describe('decideButton', () => {
  it.each<[string, string, ButtonFacts, ButtonEffect]>([
    ['in a browser', 'APP_DOWNLOAD', GUEST, { kind: 'download' }],
    ['of a member', 'APP_DOWNLOAD', MEMBER, { kind: 'download' }],
    ['inside the native app', 'APP_DOWNLOAD', { ...GUEST, shell: 'native' }, HIDDEN],
    ['from the home screen', 'APP_DOWNLOAD', { ...GUEST, shell: 'webclip' }, HIDDEN],
    ['as a PWA', 'APP_DOWNLOAD', { ...GUEST, shell: 'pwa' }, HIDDEN],
    ['of a visitor', 'REGISTER', GUEST, go('/m/register')],
    ['of a member', 'REGISTER', MEMBER, HIDDEN],
    ['while referral is on', 'INVITE_FRIENDS', { ...MEMBER, referralEnabled: true }, go('/m/inviteFriends')],
    ['of a visitor, on', 'INVITE_FRIENDS', { ...GUEST, referralEnabled: true }, go('/m/inviteFriends')],
    ['while referral is off', 'INVITE_FRIENDS', MEMBER, HIDDEN],
    ['of a visitor', 'MEMBER', GUEST, login('/m/member/home')],
    ['with VIP benefits', 'MEMBER', { ...MEMBER, vipBenefit: true }, go('/m/member/home')],
    ['without VIP benefits', 'MEMBER', MEMBER, HIDDEN],
    ['of a visitor', 'DEPOSIT', GUEST, login('/m/voucherCenter')],
    ['of a member', 'DEPOSIT', MEMBER, go('/m/voucherCenter')],
    ['of a visitor', 'REWARD_CENTER', GUEST, login('/m/rewardCenter')],
    ['of a member', 'REWARD_CENTER', MEMBER, go('/m/rewardCenter')],
    ['of a visitor', 'MISSION', GUEST, login('/m/leaderBoard')],
    ['of a member', 'MISSION', MEMBER, go('/m/leaderBoard')],
    ['of a visitor', 'POINT_MARKET', GUEST, login('/m/mall/mallHome')],
    ['of a member', 'POINT_MARKET', MEMBER, go('/m/mall/mallHome')],
    ['of a visitor', 'ACTIVITY', GUEST, go('/m/activity')],
    ['of a member', 'ACTIVITY', MEMBER, go('/m/activity')],
    ['that nobody knows', 'LUCKY_WHEEL', GUEST, { kind: 'refused', code: 'AB-ACTION' }],
    ['that an object has by itself', 'toString', MEMBER, { kind: 'refused', code: 'AB-ACTION' }],
  ])('[OV-28] %s: %s', (_case, action, facts, effect) =>
    expect(decideButton(button(action), facts)).toEqual(effect),
  )

  it.each<[number | undefined, boolean]>([
    [undefined, true],
    [0, true],
    [1, true],
    [2, true],
    [3, false],
    [4, false],
    [-1, false],
  ])('[VA-16] with the member type %s the buttons show: %s', (memberType, shown) => {
    for (const action of ['ACTIVITY', 'DEPOSIT', 'APP_DOWNLOAD', 'NONE'])
      expect(decideButton(button(action), { ...GUEST, memberType }).kind !== 'hidden').toBe(shown)
  })

  it.each<[string, Partial<ActivityButton>, ButtonEffect]>([
    ['a page', { redirect: '/m/activity?id=7#top' }, go('/m/activity?id=7#top')],
    ['a page before an address', { redirect: '/m/home', externalLink: 'https://a.example' }, go('/m/home')],
    [
      'an address',
      { externalLink: 'https://news.example/a' },
      { kind: 'open', url: 'https://news.example/a' },
    ],
    ['categories', { categories: ['12', '13'] }, go('/m/activity?category=12')],
    ['a page elsewhere', { redirect: 'https://evil.example/m/home' }, { kind: 'refused', code: 'AB-LINK' }],
    ['another host', { redirect: '//evil.example/m' }, { kind: 'refused', code: 'AB-LINK' }],
    ['a script', { externalLink: 'javascript:alert(1)' }, { kind: 'refused', code: 'AB-LINK' }],
    ['plain http', { externalLink: 'http://news.example' }, { kind: 'refused', code: 'AB-LINK' }],
  ])('[EN-20d] an activity item with %s', (_case, part, effect) =>
    expect(decideButton(button('ACTIVITY', part), GUEST)).toEqual(effect),
  )
})
