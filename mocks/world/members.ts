import type { LanguageCode, Merchant } from '@foyer/sdk'
import { worldTime } from './clock.ts'

/** Keys of the members. */
export const MEMBER_KEYS = [
  'player',
  'agent',
  'subagent',
  'nochat',
  'newcomer',
  'expired',
  'vip',
  'weak',
] as const
export type MemberKey = (typeof MEMBER_KEYS)[number]

export const isMemberKey = (value: unknown): value is MemberKey =>
  (MEMBER_KEYS as readonly unknown[]).includes(value)

/** A member of the mock gateway. The harness lists them with their passwords. */
export interface MockMember {
  /** `registered`: made while the world runs. */
  readonly key: MemberKey | 'registered'
  readonly id: string
  readonly username: string
  /** The mobile number of the registration: `+84901234567`. */
  readonly mobile?: string
  password: string
  /** 0, 1, 2: players; 4: no chat. */
  readonly type: 0 | 1 | 2 | 4
  firstTimeLogin: boolean
  passwordExpired: boolean
  /** Major units of the merchant's currency. */
  balance: number
  language: LanguageCode
  /** EN-02; `AUTO` shows VIP benefits. */
  readonly clubLabel: {
    readonly labelName: string
    readonly type: 'AUTO' | 'MANUAL'
    readonly rankLevel: number
  }
  /** Epoch milliseconds. */
  readonly regDate: number
}

const FIRST_ID = 10_001
const DAY_MS = 24 * 60 * 60 * 1000
/** Initial balance of a player, in currencies with large and with small amounts. */
const START_BALANCE = { large: 2_450_000, small: 1_280.5 } as const
const LARGE_CURRENCIES: ReadonlySet<string> = new Set(['VND', 'IDR', 'KHR', 'MMK'])

/** Descriptions for the harness. */
export const MEMBER_NOTES: Readonly<Record<MemberKey, string>> = {
  player: 'an ordinary player',
  agent: 'agent (type 1)',
  subagent: 'sub-agent (type 2)',
  nochat: 'may not chat (type 4)',
  newcomer: 'logs in for the first time',
  expired: 'has an expired password',
  vip: 'has a VIP label',
  weak: 'has the password that everybody knows',
}

/** Fields in which a member differs from `player`. */
const TRAITS: Readonly<Record<MemberKey, Partial<Omit<MockMember, 'key' | 'id' | 'username'>>>> = {
  player: { mobile: '+84901000001' },
  agent: { type: 1 },
  subagent: { type: 2 },
  nochat: { type: 4 },
  newcomer: { firstTimeLogin: true, balance: 0 },
  expired: { passwordExpired: true },
  vip: { clubLabel: { labelName: 'Diamond', type: 'AUTO', rankLevel: 6 } },
  // The password that has to be changed (RT-09).
  weak: { password: '123456' },
}

const ORDINARY = {
  type: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  clubLabel: { labelName: 'Member', type: 'MANUAL', rankLevel: 1 },
} as const

/** A player who registers while the world runs: an empty balance, and no login yet. */
export const registeredMember = (
  { username, password, mobile }: Pick<MockMember, 'username' | 'password' | 'mobile'>,
  { language, id, now }: { readonly language: LanguageCode; readonly id: string; readonly now: number },
): MockMember => ({
  ...ORDINARY,
  key: 'registered',
  id,
  username,
  password,
  ...(mobile === undefined ? {} : { mobile }),
  firstTimeLogin: true,
  balance: 0,
  language,
  regDate: now,
})

/** The key, except for one that is too short for the merchants' default username rules. */
const usernameOf = (key: MemberKey): string => (key === 'vip' ? 'vipplayer' : key)

/** The members of a new world. The password of each but `weak` is its username followed by 123: `player` / `player123`. */
export const newMembers = (
  { currency, defaultLanguage }: Pick<Merchant, 'currency' | 'defaultLanguage'>,
  language: LanguageCode = defaultLanguage,
  now = worldTime(),
): MockMember[] =>
  MEMBER_KEYS.map((key, index) => ({
    key,
    id: String(FIRST_ID + index),
    username: usernameOf(key),
    password: `${usernameOf(key)}123`,
    ...ORDINARY,
    balance: LARGE_CURRENCIES.has(currency) ? START_BALANCE.large : START_BALANCE.small,
    language,
    regDate: now - (key === 'newcomer' ? 0 : 90 * DAY_MS),
    ...TRAITS[key],
  }))
