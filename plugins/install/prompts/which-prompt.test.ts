// @vitest-environment node
import { AGENT_REGISTER_PATH, LAUNCH_PATH, LOGIN_PATH, REGISTER_PATH } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InstallOffer } from '../contract/installer.ts'
import { type KeyedPrompt, PROMPT_KEYS, type PromptKey } from './prompt.ts'
import { readInstallSettings } from './read-install-settings.ts'
import type { PromptFacts } from './prompt-facts.ts'
import { explainPrompts } from './which-prompt.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2030, 0, 31)
const OFFER: InstallOffer = { appUrl: 'https://app.test/a.apk', iconUrl: undefined, web: 'prompt' }
const NO_CARDS = { bank: 0, virtualWallet: 0, eWallet: 0 }
const DEPOSIT = '/m/voucherCenter'
const WITHDRAW = '/m/withdraw'

interface Part {
  readonly settings?: object
  readonly limits?: Partial<PromptFacts['limits']>
  readonly counts?: PromptFacts['counts']
  readonly member?: PromptFacts['member'] | 'guest'
  readonly device?: Partial<PromptFacts['device']>
  readonly history?: Partial<PromptFacts['history']>
  readonly now?: number
}
/** A player who has registered 30 days ago, with 3 deposits and 2 withdrawals and no card, at home. */
const facts = (part: Part = {}): PromptFacts => ({
  settings: readInstallSettings(part.settings ?? {}),
  limits: { maxCloses: 0, maxDismissals: 3, ...part.limits },
  counts: 'counts' in part ? part.counts : { deposits: 3, withdrawals: 2, cards: NO_CARDS },
  member: part.member === 'guest' ? undefined : (part.member ?? { type: 0, regDate: NOW - 30 * DAY_MS }),
  device: {
    shell: 'browser',
    host: 'play.lotus.test',
    path: '/m/home',
    currency: 'VND',
    offer: OFFER,
    ...part.device,
  },
  history: { closed: [], closes: {}, forced: [], lastAt: undefined, homeScreenCount: 0, ...part.history },
  now: part.now ?? NOW,
})
const whichPrompt = (given: PromptFacts): KeyedPrompt | undefined =>
  explainPrompts(given).find((verdict) => verdict.kind === 'show')?.prompt
/** `reg_days full forced`: what is shown; else the reason why the key is not. */
function inWords(key: PromptKey, part: Part): string {
  const given = facts(part)
  const verdict = explainPrompts(given).find((each) => each.key === key)
  if (verdict?.kind === 'skip') return verdict.reason
  const prompt = whichPrompt(given)
  if (prompt?.key !== key) return `shows ${prompt?.key}`
  return `${prompt.layout}${prompt.forced ? ' forced' : ''}`
}
const home = (path: string, part: Part = {}): Part => ({ ...part, device: { ...part.device, path } })

/** Every prompt is on, and its threshold reached. */
const EVERYTHING = {
  reg_days: 1, reg_days_forced: 1, deposit_times: 1, deposit_times_forced: 1, withdrawal_times: 1,
  withdrawal_times_forced: 1, login_required: 1, bind_card: 2, a2hs: 1, first_deposit: 1, first_withdraw: 1,
} // prettier-ignore

describe('thresholds', () => {
  it.each<[string, PromptKey, object, Part, string]>([
    ['reg_days, reached', 'reg_days', { reg_days: 30 }, {}, 'bottom'],
    ['reg_days, a day early', 'reg_days', { reg_days: 31 }, {}, 'threshold not reached'],
    ['reg_days, a moment early', 'reg_days', { reg_days: 30 }, { now: NOW - 1 }, 'threshold not reached'],
    ['reg_days, registered in the future', 'reg_days', { reg_days: 1 }, { now: 0 }, 'threshold not reached'],
    ['reg_days, date unknown', 'reg_days', { reg_days: 1 }, { member: { type: 0, regDate: undefined } }, 'registration date unknown'],
    ['reg_days, off by 0', 'reg_days', { reg_days: 0 }, {}, 'off'],
    ['reg_days, absent', 'reg_days', {}, {}, 'off'],
    ['reg_days, malformed', 'reg_days', { reg_days: 'soon' }, {}, 'off'],
    ['reg_days_forced, reached', 'reg_days_forced', { reg_days_forced: '30' }, {}, 'full forced'],
    ['reg_days_forced, not reached', 'reg_days_forced', { reg_days_forced: 31 }, {}, 'threshold not reached'],
    ['deposit_times, reached', 'deposit_times', { deposit_times: 3 }, {}, 'bottom'],
    ['deposit_times, not reached', 'deposit_times', { deposit_times: 4 }, {}, 'threshold not reached'],
    ['deposit_times, unknown', 'deposit_times', { deposit_times: 1 }, { counts: undefined }, 'count unknown'],
    ['deposit_times, off', 'deposit_times', {}, {}, 'off'],
    ['deposit_times_forced, reached', 'deposit_times_forced', { deposit_times_forced: 3 }, {}, 'full forced'],
    ['deposit_times_forced, not reached', 'deposit_times_forced', { deposit_times_forced: 4 }, {}, 'threshold not reached'],
    ['withdrawal_times, reached', 'withdrawal_times', { withdrawal_times: 2 }, {}, 'bottom'],
    ['withdrawal_times, not reached', 'withdrawal_times', { withdrawal_times: 3 }, {}, 'threshold not reached'],
    ['withdrawal_times, unknown', 'withdrawal_times', { withdrawal_times: 1 }, { counts: { deposits: 9 } }, 'count unknown'],
    ['withdrawal_times_forced, reached', 'withdrawal_times_forced', { withdrawal_times_forced: 2 }, {}, 'full forced'],
    ['withdrawal_times_forced, not reached', 'withdrawal_times_forced', { withdrawal_times_forced: 3 }, {}, 'threshold not reached'],
    ['login_required 1', 'login_required', { login_required: 1 }, {}, 'bottom'],
    ['login_required 2', 'login_required', { login_required: 2 }, {}, 'full forced'],
    ['login_required 0', 'login_required', { login_required: 0 }, {}, 'off'],
    ['login_required 3', 'login_required', { login_required: 3 }, {}, 'off'],
    ['login_required, a guest', 'login_required', { login_required: 1 }, { member: 'guest', counts: undefined }, 'bottom'],
    ['reg_days, a guest', 'reg_days', { reg_days: 1 }, { member: 'guest', counts: undefined }, 'guest'],
    ['bind_card 1, zero cards, the first time', 'bind_card', { bind_card: 1 }, {}, 'bottom'],
    ['bind_card 1, the second time', 'bind_card', { bind_card: 1 }, { history: { closes: { bind_card: 1 } } }, 'not the first time'],
    ['bind_card 2, the second time', 'bind_card', { bind_card: 2 }, { history: { closes: { bind_card: 9 } } }, 'bottom'],
    ['bind_card, a bank card', 'bind_card', { bind_card: 1 }, { counts: { cards: { ...NO_CARDS, bank: 1 } } }, 'has a card'],
    ['bind_card, a virtual wallet', 'bind_card', { bind_card: 2 }, { counts: { cards: { ...NO_CARDS, virtualWallet: 1 } } }, 'has a card'],
    ['bind_card, an e-wallet', 'bind_card', { bind_card: 2 }, { counts: { cards: { ...NO_CARDS, eWallet: 1 } } }, 'has a card'],
    ['bind_card, cards unknown', 'bind_card', { bind_card: 1 }, { counts: { deposits: 1 } }, 'count unknown'],
    ['bind_card, no app to install', 'bind_card', { bind_card: 1 }, { device: { offer: undefined } }, 'bottom'],
    ['first_deposit, count 0', 'first_deposit', { first_deposit: 1 }, home(DEPOSIT, { counts: { deposits: 0 } }), 'bottom'],
    ['first_deposit, count 1', 'first_deposit', { first_deposit: 1 }, home(DEPOSIT, { counts: { deposits: 1 } }), 'not the first time'],
    ['first_deposit, count unknown', 'first_deposit', { first_deposit: 1 }, home(DEPOSIT, { counts: {} }), 'count unknown'],
    ['first_deposit, off', 'first_deposit', {}, home(DEPOSIT, { counts: { deposits: 0 } }), 'off'],
    ['first_deposit, at home', 'first_deposit', { first_deposit: 1 }, { counts: { deposits: 0 } }, 'not on this page'],
    ['first_withdraw, count 0', 'first_withdraw', { first_withdraw: 1 }, home(WITHDRAW, { counts: { withdrawals: 0 } }), 'bottom'],
    ['first_withdraw, count 1', 'first_withdraw', { first_withdraw: 1 }, home(WITHDRAW, { counts: { withdrawals: 1 } }), 'not the first time'],
    ['first_withdraw, count unknown', 'first_withdraw', { first_withdraw: 1 }, home(WITHDRAW, { counts: undefined }), 'count unknown'],
    ['first_withdraw, on the deposit screen', 'first_withdraw', { first_withdraw: 1 }, home(DEPOSIT, { counts: { withdrawals: 0 } }), 'not on this page'],
    ['a2hs 1', 'home_screen', { a2hs: 1 }, {}, 'bottom'],
    ['a2hs 0', 'home_screen', { a2hs: 0 }, {}, 'off'],
    ['a2hs, dismissed three times', 'home_screen', { a2hs: 1 }, { history: { homeScreenCount: 3 } }, 'dismissed too often'],
    ['a2hs, dismissed twice', 'home_screen', { a2hs: 1 }, { history: { homeScreenCount: 2 } }, 'bottom'],
    ['a2hs, counter 99', 'home_screen', { a2hs: 1 }, { history: { homeScreenCount: 99 } }, 'installed'],
    ['a2hs, no way to the home screen', 'home_screen', { a2hs: 1 }, { device: { offer: { ...OFFER, web: 'none' } } }, 'nothing to install'],
    ['in_game_popup_interval, within it', 'login_required', { login_required: 1, in_game_popup_interval: 60 }, { history: { lastAt: NOW - 59_999 } }, 'too soon after the last'],
    ['in_game_popup_interval, after it', 'login_required', { login_required: 1, in_game_popup_interval: 60 }, { history: { lastAt: NOW - 60_000 } }, 'bottom'],
    ['in_game_popup_interval, the clock was set back', 'login_required', { login_required: 1, in_game_popup_interval: 60 }, { history: { lastAt: NOW + 1 } }, 'bottom'],
    ['in_game_popup_interval, also a forced one', 'login_required', { login_required: 2, in_game_popup_interval: 60 }, { history: { lastAt: NOW - 1 } }, 'too soon after the last'],
    ['domains_switch 2, on the list', 'login_required', { login_required: 1, domains_switch: 2, domains: ['lotus.test'] }, {}, 'not on this domain'],
    ['domains_switch 2, not on the list', 'login_required', { login_required: 1, domains_switch: 2, domains: ['coral.test'] }, {}, 'bottom'],
    ['domains_switch 3, on the list', 'login_required', { login_required: 1, domains_switch: 3, domains: 'coral.test, PLAY.lotus.test' }, {}, 'bottom'],
    ['domains_switch 3, not on the list', 'login_required', { login_required: 1, domains_switch: 3, domains: ['otus.test'] }, {}, 'not on this domain'],
    ['domains_switch 1: everywhere', 'login_required', { login_required: 1, domains_switch: 1, domains: ['coral.test'] }, {}, 'bottom'],
    ['domains_switch absent: everywhere', 'login_required', { login_required: 1, domains: ['coral.test'] }, {}, 'bottom'],
    ['bottom_app_bar_mode full', 'login_required', { login_required: 1, bottom_app_bar_mode: 'full' }, {}, 'full'],
    ['bottom_app_bar_mode bottom, forced', 'login_required', { login_required: 2, bottom_app_bar_mode: 'bottom' }, {}, 'bottom forced'],
    ['bottom_app_bar_mode full, bind_card stays at the bottom', 'bind_card', { bind_card: 1, bottom_app_bar_mode: 'full' }, {}, 'bottom'],
    ['hide_download, a web app', 'login_required', { login_required: 1, hide_download: 1 }, {}, 'bottom'],
    ['hide_download, no web app', 'login_required', { login_required: 1, hide_download: 1 }, { device: { offer: { ...OFFER, web: 'none' } } }, 'nothing to install'],
  ])('[CO-05] [ST-34] %s', (_case, key, settings, part, expected) =>
    expect(inWords(key, { ...part, settings })).toBe(expected),
  ) // prettier-ignore

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [undefined, 'light'],
    ['pink', 'light'],
  ])('[CO-05] theme %s: the prompt is %s', (theme, expected) =>
    expect(whichPrompt(facts({ settings: { login_required: 1, theme } }))?.theme).toBe(expected),
  )

  it('[ST-34] a forced one that the player has met returns before the counts are known', () => {
    const met = { counts: undefined, history: { forced: ['deposit_times_forced'] as const } }
    expect(inWords('deposit_times_forced', { settings: { deposit_times_forced: 3 }, ...met })).toBe(
      'full forced',
    )
    expect(inWords('deposit_times_forced', { settings: {}, ...met })).toBe('off')
    expect(
      inWords('deposit_times_forced', { settings: { deposit_times_forced: 9 }, history: met.history }),
    ).toBe('threshold not reached')
  })
})

describe('whom and where', () => {
  const settings = { login_required: 1 }
  it.each([
    [0, 'bottom'],
    [1, 'bottom'],
    [2, 'bottom'],
    [3, 'not a player'],
    [4, 'not a player'],
    [-1, 'not a player'],
    [9, 'not a player'],
  ])('[ST-34] members of type %i: %s', (type, expected) =>
    expect(inWords('login_required', { settings, member: { type, regDate: 0 } })).toBe(expected),
  )
  it.each(['native', 'pwa', 'webclip'] as const)('nothing in the shell %s', (shell) =>
    expect(whichPrompt(facts({ settings, device: { shell } }))).toBeUndefined(),
  )
  it.each(['/', '/m/', '/m/index', '/m/index.html', '/m/home'])('[RT-01c] %s has the pop-ups', (path) =>
    expect(inWords('login_required', home(path, { settings }))).toBe('bottom'),
  )
  it.each([
    ['/', 'bottom'],
    ['/m/home', 'bottom'],
    ['/m/index.html', 'bottom'],
    ['/m/', 'not on this page'],
    ['/m/index', 'not on this page'],
    ['/m/game', 'not on this page'],
  ])('[RR-03] the home-screen prompt on %s: %s', (path, expected) =>
    expect(inWords('home_screen', home(path, { settings: { a2hs: 1 } }))).toBe(expected),
  )
  it.each([
    ['VND', '/m/securityCenter/addBankCard'],
    ['BRL', '/m/securityCenter/addBankCardPix'],
  ])('[RT-12b] the bind-card prompt of an account in %s leads to %s', (currency, path) =>
    expect(whichPrompt(facts({ settings: { bind_card: 1 }, device: { currency } }))?.target).toEqual({
      kind: 'page',
      path,
    }),
  )
  /** Every forced prompt has been met, and would return at home at once. */
  const forced = { settings: { ...EVERYTHING, login_required: 2 }, history: { forced: PROMPT_KEYS } }
  it.each([
    ['a captcha', LOGIN_PATH],
    ['a captcha', REGISTER_PATH],
    ['a captcha', AGENT_REGISTER_PATH],
    ['a launch', LAUNCH_PATH],
  ])('[ST-34] during %s, on %s: none, not even a forced one', (_moment, path) => {
    expect(whichPrompt(facts(home('/m/home', forced)))?.forced).toBe(true)
    const verdicts = explainPrompts(facts(home(path, forced)))
    expect(verdicts.map((verdict) => (verdict.kind === 'show' ? verdict.key : verdict.reason))).toEqual(
      PROMPT_KEYS.map(() => 'not on this page'),
    )
  })
  it.each([
    [DEPOSIT, 'first_deposit'],
    [WITHDRAW, 'first_withdraw'],
  ])('[ST-34] no forced prompt bars %s: the only one there can be closed', (path, key) => {
    const counts = { deposits: 0, withdrawals: 0 }
    expect(whichPrompt(facts(home(path, { ...forced, counts })))).toMatchObject({ key, forced: false })
    expect(whichPrompt(facts(home(path, forced)))).toBeUndefined()
  })
})

describe('what can be installed', () => {
  const settings = { login_required: 1 }
  it.each([
    ['both', OFFER, {}, { kind: 'install', app: true, web: true }],
    ['an app', { ...OFFER, web: 'none' }, {}, { kind: 'install', app: true, web: false }],
    ['a guide', { ...OFFER, appUrl: undefined, web: 'guide' }, {}, { kind: 'install', app: false, web: true }],
    ['a hidden app', OFFER, { hide_download: '1' }, { kind: 'install', app: false, web: true }],
    ['nothing', { ...OFFER, appUrl: undefined, web: 'none' }, {}, undefined],
    ['no installer', undefined, {}, undefined],
    ['no answer yet', 'unknown', {}, undefined],
  ] as const)('%s', (_case, offer, own, target) =>
    expect(whichPrompt(facts({ settings: { ...settings, ...own }, device: { offer } }))?.target).toEqual(target),
  ) // prettier-ignore
  it.each(['reg_days', 'login_required', 'first_deposit'] as const)('installed: no %s', (key) => {
    const all = { reg_days: 1, login_required: 1, first_deposit: 1 }
    const path = key === 'first_deposit' ? DEPOSIT : '/m/home'
    expect(
      inWords(key, home(path, { settings: all, counts: { deposits: 0 }, history: { homeScreenCount: 99 } })),
    ).toBe('installed')
  })
})

describe('closing', () => {
  const settings = { reg_days: 1 }
  it('[ST-14] lasts for the session, forced or not', () => {
    expect(inWords('reg_days', { settings, history: { closed: ['reg_days'] } })).toBe(
      'closed in this session',
    )
    expect(
      inWords('login_required', { settings: { login_required: 2 }, history: { closed: ['login_required'] } }),
    ).toBe('closed in this session')
  })
  it('counts towards the merchant’s limit, but for forced prompts', () => {
    const history = { closes: { reg_days: 2, reg_days_forced: 2 } }
    expect(inWords('reg_days', { settings, history, limits: { maxCloses: 2 } })).toBe('closed too often')
    expect(inWords('reg_days', { settings, history, limits: { maxCloses: 3 } })).toBe('bottom')
    const forced = { settings: { reg_days_forced: 1 }, history, limits: { maxCloses: 2 } }
    expect(inWords('reg_days_forced', forced)).toBe('full forced')
  })
})

describe('several at once', () => {
  it('[OV-30] the forced ones go first, and the others say so', () => {
    const verdicts = explainPrompts(facts({ settings: EVERYTHING }))
    expect(verdicts.map(({ key }) => key)).toEqual(PROMPT_KEYS)
    expect(verdicts.map((verdict) => (verdict.kind === 'show' ? 'shown' : verdict.reason))).toEqual([
      'shown',
      ...Array.from({ length: 8 }, () => 'another goes first'),
      'not on this page',
      'not on this page',
    ])
  })
  it('one that is closed gives way to the next', () =>
    expect(
      whichPrompt(facts({ settings: EVERYTHING, history: { closed: PROMPT_KEYS.slice(0, 7) } }))?.key,
    ).toBe('bind_card'))
  it('at most one is shown', () => {
    const subset = fc.subarray(Object.entries(EVERYTHING))
    fc.assert(
      fc.property(
        subset,
        fc.subarray([...PROMPT_KEYS]),
        fc.constantFrom('/m/home', '/m/', DEPOSIT),
        (some, closed, path) => {
          const given = facts(
            home(path, {
              settings: Object.fromEntries(some),
              counts: { deposits: 0, withdrawals: 5, cards: NO_CARDS },
              history: { closed },
            }),
          )
          expect(explainPrompts(given).filter(({ kind }) => kind === 'show').length).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})
