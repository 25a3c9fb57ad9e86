import { DEPOSIT_PATH, isHomePath, type Shell, WITHDRAW_PATH } from '@foyer/sdk'
import { bindCardPath } from '../../wallet/contract/bind-card-path.ts'
import { hasNoCard } from '../../wallet/contract/counts.ts'
import { INSTALLED_COUNT } from '../shared/home-screen-keys.ts'
import { DAY_MS, HOME_SCREEN_PATHS, PLAYER_TYPES } from './constants.ts'
import type { InstallSettings, Threshold } from './install-settings.ts'
import {
  type KeyedPrompt,
  PROMPT_KEYS,
  type PromptKey,
  type PromptSubject,
  type PromptTarget,
} from './prompt.ts'
import type { PromptFacts, PromptMember, SkipReason, Verdict } from './prompt-facts.ts'

/** What a key stands for. */
interface Rule {
  readonly subject: PromptSubject
  readonly threshold?: Threshold
  /** Guests see it too. */
  readonly guests?: true
  readonly isHere: (path: string) => boolean
}
const RULES: Readonly<Record<PromptKey, Rule>> = {
  reg_days_forced: { subject: 'reg_days', threshold: 'reg_days_forced', isHere: isHomePath },
  deposit_times_forced: { subject: 'deposit_times', threshold: 'deposit_times_forced', isHere: isHomePath },
  withdrawal_times_forced: {
    subject: 'withdrawal_times',
    threshold: 'withdrawal_times_forced',
    isHere: isHomePath,
  },
  login_required: { subject: 'login_required', guests: true, isHere: isHomePath },
  reg_days: { subject: 'reg_days', threshold: 'reg_days', isHere: isHomePath },
  deposit_times: { subject: 'deposit_times', threshold: 'deposit_times', isHere: isHomePath },
  withdrawal_times: { subject: 'withdrawal_times', threshold: 'withdrawal_times', isHere: isHomePath },
  bind_card: { subject: 'bind_card', isHere: isHomePath },
  home_screen: { subject: 'home_screen', guests: true, isHere: (path) => HOME_SCREEN_PATHS.includes(path) },
  first_deposit: { subject: 'first_deposit', isHere: (path) => path === DEPOSIT_PATH },
  first_withdraw: { subject: 'first_withdraw', isHere: (path) => path === WITHDRAW_PATH },
}

/**
 * Decides about each prompt (CO-05, ST-34), in their order: at most one is shown, and each other one has the reason why not.
 */
export function explainPrompts(facts: PromptFacts): readonly Verdict[] {
  const general = generalReason(facts)
  let shown = false
  return PROMPT_KEYS.map((key): Verdict => {
    const reason = general ?? reasonOf(key, facts)
    if (reason) return { key, kind: 'skip', reason }
    const target = targetOf(key, facts)
    if (typeof target === 'string') return { key, kind: 'skip', reason: target }
    if (shown) return { key, kind: 'skip', reason: 'another goes first' }
    shown = true
    return { key, kind: 'show', prompt: promptOf(key, target, facts.settings) }
  })
}

/** Why this page and this player see no prompt at all, whatever the gateway's settings are. */
export function unprompted(
  shell: Shell,
  member: Pick<PromptMember, 'type'> | undefined,
): SkipReason | undefined {
  if (shell !== 'browser') return 'not in a browser'
  if (member && !PLAYER_TYPES.includes(member.type)) return 'not a player'
  return undefined
}

function generalReason({ settings, member, device, history, now }: PromptFacts): SkipReason | undefined {
  const { lastAt } = history
  const never = unprompted(device.shell, member)
  if (never) return never
  if (!isOnDomain(settings.domains, device.host)) return 'not on this domain'
  // A clock that was set back counts as no prompt yet.
  if (lastAt !== undefined && lastAt <= now && now - lastAt < settings.intervalMs)
    return 'too soon after the last'
  return undefined
}

function isOnDomain({ rule, hosts }: InstallSettings['domains'], host: string): boolean {
  const listed = hosts.some((each) => host === each || host.endsWith(`.${each}`))
  return rule === 'all' || listed === (rule === 'only')
}

function reasonOf(key: PromptKey, facts: PromptFacts): SkipReason | undefined {
  const { settings, limits, member, device, history } = facts
  const { guests, isHere, threshold } = RULES[key]
  if (!isOn(key, settings)) return 'off'
  if (!member && !guests) return 'guest'
  if (!isHere(device.path)) return 'not on this page'
  if (history.closed.includes(key)) return 'closed in this session'
  const unmet = threshold ? unreached(key, threshold, facts) : unmetBy(key, facts)
  if (unmet) return unmet
  const isCounted = key !== 'bind_card' && !isForced(key, settings) && limits.maxCloses > 0
  return isCounted && (history.closes[key] ?? 0) >= limits.maxCloses ? 'closed too often' : undefined
}

function isOn(key: PromptKey, settings: InstallSettings): boolean {
  const { threshold } = RULES[key]
  if (threshold) return settings.thresholds[threshold] > 0
  if (key === 'login_required') return settings.loginRequired !== 'off'
  if (key === 'bind_card') return settings.bindCard !== 'off'
  if (key === 'home_screen') return settings.homeScreen
  return key === 'first_deposit' ? settings.firstDeposit : settings.firstWithdraw
}

function isForced(key: PromptKey, settings: InstallSettings): boolean {
  return key === 'login_required' ? settings.loginRequired === 'forced' : key.endsWith('_forced')
}

function unreached(
  key: PromptKey,
  threshold: Threshold,
  { settings, counts, member, history, now }: PromptFacts,
): SkipReason | undefined {
  const { subject } = RULES[key]
  const since = member?.regDate
  const days = since === undefined ? undefined : Math.floor((now - since) / DAY_MS)
  const orders = subject === 'deposit_times' ? counts?.deposits : counts?.withdrawals
  const count = subject === 'reg_days' ? days : orders
  if (count !== undefined)
    return count >= settings.thresholds[threshold] ? undefined : 'threshold not reached'
  if (history.forced.includes(key)) return undefined
  return subject === 'reg_days' ? 'registration date unknown' : 'count unknown'
}

function unmetBy(key: PromptKey, { settings, limits, counts, history }: PromptFacts): SkipReason | undefined {
  if (key === 'home_screen') {
    const { maxDismissals } = limits
    return maxDismissals > 0 && isBelowInstalled(history.homeScreenCount, maxDismissals)
      ? 'dismissed too often'
      : undefined
  }
  if (key === 'bind_card') {
    if (counts?.cards === undefined) return 'count unknown'
    if (!hasNoCard(counts)) return 'has a card'
    return settings.bindCard === 'once' && (history.closes.bind_card ?? 0) > 0
      ? 'not the first time'
      : undefined
  }
  if (key === 'login_required') return undefined
  const count = key === 'first_deposit' ? counts?.deposits : counts?.withdrawals
  if (count === undefined) return 'count unknown'
  return count === 0 ? undefined : 'not the first time'
}

const isBelowInstalled = (count: number, most: number): boolean => count >= most && count < INSTALLED_COUNT

function targetOf(key: PromptKey, { settings, device, history }: PromptFacts): PromptTarget | SkipReason {
  if (key === 'bind_card') return { kind: 'page', path: bindCardPath(device.currency) }
  if (history.homeScreenCount >= INSTALLED_COUNT) return 'installed'
  const { offer } = device
  if (offer === 'unknown') return 'offer unknown'
  const web = offer !== undefined && offer.web !== 'none'
  const app = offer?.appUrl !== undefined && !settings.hideDownload && key !== 'home_screen'
  return app || web ? { kind: 'install', app, web } : 'nothing to install'
}

function promptOf(key: PromptKey, target: PromptTarget, settings: InstallSettings): KeyedPrompt {
  const forced = isForced(key, settings)
  const { subject } = RULES[key]
  const ownBottom = !['reg_days', 'deposit_times', 'withdrawal_times', 'login_required'].includes(subject)
  const layout = settings.layout ?? (forced ? 'full' : 'bottom')
  return { key, subject, forced, layout: ownBottom ? 'bottom' : layout, theme: settings.theme, target }
}
