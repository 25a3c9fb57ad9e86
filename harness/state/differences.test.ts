import { expect, it } from 'vitest'
import { differences } from './differences.ts'
import { readState, writeState } from './harness-state.ts'

const words = {
  scenarios: [
    {
      name: 'member',
      label: 'Member',
      group: 'player',
      live: false,
      choices: [
        ['', 'A guest'],
        ['vip', 'A VIP'],
      ],
    },
  ],
} as const
const of = (query: string) => differences(readState(query, 'lotus'), words)

it.each([
  ['', []],
  ['merchant=coral', []],
  ['member=vip', ['Member: A VIP']],
  ['member=unheard', ['Member: unheard']],
  ['lang=VI&frame-text=160', ['Language: VI', 'Text size: 160 %']],
  [
    'switches=-CBS3&disabled=tracking.facebook',
    ['Chat with customer service: off', 'tracking.facebook: off'],
  ],
  [
    'fault=auth.login:500*2&break=games.lobby:activate-throws',
    ['auth.login: 500*2', 'games.lobby: activate-throws'],
  ],
  ['to=/m/login', ['First page: /m/login']],
])('of ?%s are %j', (query, lines) => {
  expect(of(query).map(({ label, value }) => `${label}: ${value}`)).toEqual(lines)
})

it('each is reset alone', () => {
  const query = 'member=vip&switches=CBS3,-REWCEN3&fault=auth.login:500,wallet.balance:slow&to=/m/login'
  expect(of(query).map(({ key, reset }) => [key, writeState(reset)])).toEqual([
    [
      'switch CBS3',
      'merchant=lotus&switches=-REWCEN3&member=vip&fault=auth.login:500,wallet.balance:slow&to=/m/login',
    ],
    [
      'switch REWCEN3',
      'merchant=lotus&switches=CBS3&member=vip&fault=auth.login:500,wallet.balance:slow&to=/m/login',
    ],
    ['member', 'merchant=lotus&switches=CBS3,-REWCEN3&fault=auth.login:500,wallet.balance:slow&to=/m/login'],
    [
      'fault auth.login',
      'merchant=lotus&switches=CBS3,-REWCEN3&member=vip&fault=wallet.balance:slow&to=/m/login',
    ],
    [
      'fault wallet.balance',
      'merchant=lotus&switches=CBS3,-REWCEN3&member=vip&fault=auth.login:500&to=/m/login',
    ],
    ['to', 'merchant=lotus&switches=CBS3,-REWCEN3&member=vip&fault=auth.login:500,wallet.balance:slow'],
  ])
})
