import { isRecord } from '@foyer/sdk'
import { type InstallSettings, type Threshold, THRESHOLDS } from './install-settings.ts'

/** The greatest number that a setting may be: a year in seconds. */
const MOST = 31_536_000
const SECOND_MS = 1_000
const EVERYWHERE = { rule: 'all', hosts: [] } as const
const NOWHERE = { rule: 'only', hosts: [] } as const
const DOMAIN_RULES: Readonly<Record<number, 'except' | 'only'>> = { 2: 'except', 3: 'only' }
const LOGIN_RULES = ['off', 'closable', 'forced'] as const
const CARD_RULES = ['off', 'once', 'always'] as const

/**
 * Reads the gateway's install settings (CO-05): numbers, or numbers as text. What is absent is off; what cannot be read is
 * off too, and listed. A list of domains that cannot be read lets no prompt appear anywhere.
 */
export function readInstallSettings(given: unknown): InstallSettings {
  const values = isRecord(given) ? given : {}
  const refused: string[] = isRecord(given) || given === null || given === undefined ? [] : ['settings']
  const refuse = (name: string): void => void refused.push(name)

  const number = (name: string, most = MOST): number => {
    const value = values[name]
    if (isAbsent(value)) return 0
    const read = toCount(value)
    if (read !== undefined && read <= most) return read
    refuse(name)
    return 0
  }
  const flag = (name: string): boolean => number(name, 1) === 1
  const word = <Word extends string>(name: string, words: readonly Word[]): Word | undefined => {
    const value = values[name]
    if (isAbsent(value)) return undefined
    const read = words.find((each) => each === value)
    if (read === undefined) refuse(name)
    return read
  }
  const domains = (): InstallSettings['domains'] => {
    const rule = DOMAIN_RULES[number('domains_switch', 9)]
    if (rule === undefined) return EVERYWHERE
    const hosts = toHosts(values.domains)
    if (hosts) return { rule, hosts }
    refuse('domains')
    return NOWHERE
  }
  const thresholds = Object.fromEntries(THRESHOLDS.map((name) => [name, number(name)])) as Readonly<
    Record<Threshold, number>
  >
  return {
    thresholds,
    intervalMs: number('in_game_popup_interval') * SECOND_MS,
    firstDeposit: flag('first_deposit'),
    firstWithdraw: flag('first_withdraw'),
    bindCard: CARD_RULES[number('bind_card', 2)] ?? 'off',
    loginRequired: LOGIN_RULES[number('login_required', 2)] ?? 'off',
    domains: domains(),
    layout: word('bottom_app_bar_mode', ['bottom', 'full'] as const),
    theme: word('theme', ['light', 'dark'] as const) ?? 'light',
    hideDownload: flag('hide_download'),
    homeScreen: flag('a2hs'),
    refused,
  }
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

function toCount(value: unknown): number | undefined {
  if (typeof value === 'boolean') return Number(value)
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

/** A list, or text with commas; each entry a host's name. */
function toHosts(value: unknown): readonly string[] | undefined {
  const list: unknown = typeof value === 'string' ? value.split(',') : value
  if (!Array.isArray(list)) return undefined
  const hosts = list.map((host: unknown) => (typeof host === 'string' ? host.trim().toLowerCase() : ''))
  return hosts.every((host) => /^[a-z\d]+(?:[.-][a-z\d]+)*$/.test(host)) ? hosts : undefined
}
