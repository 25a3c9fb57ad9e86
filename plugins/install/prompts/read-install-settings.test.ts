// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInstallSettings } from './read-install-settings.ts'

const OFF = {
  thresholds: {
    reg_days: 0,
    reg_days_forced: 0,
    deposit_times: 0,
    deposit_times_forced: 0,
    withdrawal_times: 0,
    withdrawal_times_forced: 0,
  },
  intervalMs: 0,
  firstDeposit: false,
  firstWithdraw: false,
  bindCard: 'off',
  loginRequired: 'off',
  domains: { rule: 'all', hosts: [] },
  layout: undefined,
  theme: 'light',
  hideDownload: false,
  homeScreen: false,
  refused: [],
}

describe('readInstallSettings', () => {
  it.each([[{}], [null], [undefined], [{ reg_days: '', theme: null }]])(
    '[CO-05] %j: all off, and the theme light',
    (given) => expect(readInstallSettings(given)).toEqual(OFF),
  )
  it('[CO-05] reads numbers and texts', () => {
    expect(
      readInstallSettings({
        reg_days: '7',
        deposit_times_forced: 2,
        in_game_popup_interval: '90',
        first_deposit: '1',
        first_withdraw: true,
        bind_card: '2',
        login_required: 2,
        domains_switch: '2',
        domains: ' Lotus.test ,coral.test',
        bottom_app_bar_mode: 'full',
        theme: 'dark',
        hide_download: 1,
        a2hs: '1',
      }),
    ).toEqual({
      thresholds: { ...OFF.thresholds, reg_days: 7, deposit_times_forced: 2 },
      intervalMs: 90_000,
      firstDeposit: true,
      firstWithdraw: true,
      bindCard: 'always',
      loginRequired: 'forced',
      domains: { rule: 'except', hosts: ['lotus.test', 'coral.test'] },
      layout: 'full',
      theme: 'dark',
      hideDownload: true,
      homeScreen: true,
      refused: [],
    })
  })
  it.each([
    [{ reg_days: 'soon' }, 'reg_days'],
    [{ reg_days_forced: -1 }, 'reg_days_forced'],
    [{ deposit_times: 1.5 }, 'deposit_times'],
    [{ deposit_times_forced: '1e3' }, 'deposit_times_forced'],
    [{ withdrawal_times: {} }, 'withdrawal_times'],
    [{ withdrawal_times_forced: [2] }, 'withdrawal_times_forced'],
    [{ in_game_popup_interval: 1e12 }, 'in_game_popup_interval'],
    [{ first_deposit: 2 }, 'first_deposit'],
    [{ first_withdraw: 'yes' }, 'first_withdraw'],
    [{ bind_card: 3 }, 'bind_card'],
    [{ login_required: Number.NaN }, 'login_required'],
    [{ bottom_app_bar_mode: 'top' }, 'bottom_app_bar_mode'],
    [{ theme: 'blue' }, 'theme'],
    [{ domains_switch: 'all' }, 'domains_switch'],
    ['settings', 'settings'],
    [[], 'settings'],
  ])('%j is off, and %s is named', (given, name) =>
    expect(readInstallSettings(given)).toEqual({ ...OFF, refused: [name] }),
  )
  it.each([2, 3])('domains_switch %i without a list that can be read lets no prompt appear', (rule) => {
    for (const domains of [undefined, 7, ['ok.test', 7], 'https://lotus.test'])
      expect(readInstallSettings({ domains_switch: rule, domains })).toEqual({
        ...OFF,
        domains: { rule: 'only', hosts: [] },
        refused: ['domains'],
      })
  })
  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (given) => void readInstallSettings(given)))
    const names = fc.constantFrom('reg_days', 'domains_switch', 'domains', 'theme', 'bind_card', 'a2hs')
    fc.assert(fc.property(fc.dictionary(names, fc.anything()), (given) => void readInstallSettings(given)))
  })
})
