/** The prompts, in the order in which they are considered: one is shown at a time, the first that applies. */
export const PROMPT_KEYS = [
  'reg_days_forced',
  'deposit_times_forced',
  'withdrawal_times_forced',
  'login_required',
  'reg_days',
  'deposit_times',
  'withdrawal_times',
  'bind_card',
  'home_screen',
  'first_deposit',
  'first_withdraw',
] as const
export type PromptKey = (typeof PROMPT_KEYS)[number]

export const isPromptKey = (value: unknown): value is PromptKey =>
  (PROMPT_KEYS as readonly unknown[]).includes(value)

/** What a prompt speaks of; `game` and `button` are those that the player's own action opens. */
export type PromptSubject =
  | 'reg_days'
  | 'deposit_times'
  | 'withdrawal_times'
  | Extract<PromptKey, 'login_required' | 'bind_card' | 'home_screen' | 'first_deposit' | 'first_withdraw'>
  | 'game'
  | 'button'

/** Where a prompt leads. `install`: the ways that this device has, at least one. `page`: a page of the site. */
export type PromptTarget =
  | { readonly kind: 'install'; readonly app: boolean; readonly web: boolean }
  | { readonly kind: 'page'; readonly path: string }

/** A prompt as it is shown. */
export interface Prompt {
  readonly subject: PromptSubject
  /** A sheet at the bottom, or the whole screen. */
  readonly layout: 'bottom' | 'full'
  /** No close button, and neither Escape nor Back closes it; it can be left for the session. */
  readonly forced: boolean
  /** Of the part behind the app's picture. */
  readonly theme: 'light' | 'dark'
  readonly target: PromptTarget
}

/** A prompt that the site shows unasked. */
export interface KeyedPrompt extends Prompt {
  readonly key: PromptKey
}
