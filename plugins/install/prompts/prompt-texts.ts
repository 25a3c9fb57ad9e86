import type { PromptSubject } from './prompt.ts'

/** What a prompt tells the player, by keys of the texts: whole sentences in each language. `{{brand}}` is the merchant's name. */
export const PROMPT_TEXTS: Readonly<
  Record<
    PromptSubject,
    { readonly title: `${PromptSubject}_title`; readonly message: `${PromptSubject}_message` }
  >
> = {
  reg_days: { title: 'reg_days_title', message: 'reg_days_message' },
  deposit_times: { title: 'deposit_times_title', message: 'deposit_times_message' },
  withdrawal_times: { title: 'withdrawal_times_title', message: 'withdrawal_times_message' },
  login_required: { title: 'login_required_title', message: 'login_required_message' },
  bind_card: { title: 'bind_card_title', message: 'bind_card_message' },
  home_screen: { title: 'home_screen_title', message: 'home_screen_message' },
  first_deposit: { title: 'first_deposit_title', message: 'first_deposit_message' },
  first_withdraw: { title: 'first_withdraw_title', message: 'first_withdraw_message' },
  game: { title: 'game_title', message: 'game_message' },
  button: { title: 'button_title', message: 'button_message' },
}
