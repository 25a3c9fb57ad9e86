import { defineEvent, defineSlot, type EventType, type SlotPoint } from '@foyer/sdk'

/** What a screen that moves money shows (RT-10, RT-11). */
export interface MoneyScreenShown {
  readonly screen: 'deposit' | 'withdraw'
  /**
   * `untouched`: the form, or what the member has to add before there is one, waits for the player. `in-use`: something is
   * chosen or typed, or an order is open.
   */
  readonly form: 'untouched' | 'in-use'
  /** How many deposits, or withdrawals, the member has had; `undefined`: not known yet. */
  readonly count: number | undefined
}
/**
 * The deposit or the withdraw screen has loaded what it shows, or the player has begun to use it, or stopped. An untouched form
 * is the moment of the first-deposit and first-withdraw prompts, and its use ends that moment (ST-34). It waits for the plugin
 * that prompts.
 */
export const moneyScreenShown: EventType<MoneyScreenShown> = defineEvent<MoneyScreenShown>({
  id: 'wallet.money-screen-shown',
  keep: true,
})

/** On the deposit screen: notices such as the first-deposit prompt, which are shown while the count is 0 (ST-34). */
export const depositNotices: SlotPoint<{ readonly count: number | undefined }> =
  defineSlot('wallet.deposit-notices')
/** On the withdraw screen: notices such as the first-withdraw prompt, which are shown while the count is 0 (ST-34). */
export const withdrawNotices: SlotPoint<{ readonly count: number | undefined }> =
  defineSlot('wallet.withdraw-notices')
