import { defineMock, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'

/** What the gateway's install settings are: one prompt each, or several together. Off by default: nothing pops up. */
const PROMPTS = defineChoice({
  name: 'prompts',
  group: 'install',
  label: 'Install prompts',
  otherwise: 'Off',
  choices: {
    'reg-days': 'After a day as a member',
    'reg-days-forced': 'After a day as a member, forced',
    'deposit-times': 'After a deposit',
    'deposit-times-forced': 'After a deposit, forced',
    'withdrawal-times': 'After a withdrawal',
    'withdrawal-times-forced': 'After a withdrawal, forced',
    login: 'For everybody',
    'login-forced': 'For everybody, forced',
    'login-full': 'For everybody, on the whole screen',
    'login-web': 'For everybody, without the native app',
    'bind-card': 'Bind a card, the first time',
    'bind-card-always': 'Bind a card, every time',
    'home-screen': 'Home screen',
    'first-deposit': 'First deposit',
    'first-withdraw': 'First withdrawal',
    interval: 'For everybody, and bind a card, an hour apart',
    here: 'For everybody, on this domain only',
    elsewhere: 'For everybody, on another domain only',
    'except-here': 'For everybody, but on this domain',
    'except-elsewhere': 'For everybody, but on another domain',
    everything: 'All of them',
    odd: 'Values that cannot be read',
  },
})
type Choice = (typeof PROMPTS.texts)[number]

const HOUR_S = 3_600
/** The merchants' hosts at the mock gateway, such as `lotus.localhost`. */
const HERE = ['localhost', '127.0.0.1']
const ELSEWHERE = ['elsewhere.example']
/** The gateway sends numbers as text. */
const SETTINGS: Readonly<Record<Choice, object>> = {
  'reg-days': { reg_days: '1' },
  'reg-days-forced': { reg_days_forced: '1' },
  'deposit-times': { deposit_times: '1' },
  'deposit-times-forced': { deposit_times_forced: '1' },
  'withdrawal-times': { withdrawal_times: '1' },
  'withdrawal-times-forced': { withdrawal_times_forced: '1' },
  login: { login_required: '1' },
  'login-forced': { login_required: '2' },
  'login-full': { login_required: '1', bottom_app_bar_mode: 'full', theme: 'dark' },
  'login-web': { login_required: '1', hide_download: '1' },
  'bind-card': { bind_card: '1' },
  'bind-card-always': { bind_card: '2' },
  'home-screen': { a2hs: '1' },
  'first-deposit': { first_deposit: '1' },
  'first-withdraw': { first_withdraw: '1' },
  interval: { login_required: '1', bind_card: '2', in_game_popup_interval: String(HOUR_S) },
  here: { login_required: '1', domains_switch: '3', domains: HERE },
  elsewhere: { login_required: '1', domains_switch: '3', domains: ELSEWHERE },
  'except-here': { login_required: '1', domains_switch: '2', domains: HERE },
  'except-elsewhere': { login_required: '1', domains_switch: '2', domains: ELSEWHERE },
  everything: {
    reg_days: '1',
    reg_days_forced: '30',
    deposit_times: '1',
    withdrawal_times: '1',
    login_required: '1',
    bind_card: '2',
    a2hs: '1',
    first_deposit: '1',
    first_withdraw: '1',
  },
  odd: {
    reg_days: 'soon',
    deposit_times: -1,
    login_required: '7',
    bind_card: {},
    bottom_app_bar_mode: 'top',
  },
}

/** The install settings of the mock gateway. */
export default defineMock({
  id: 'install.prompts',
  scenarios: [PROMPTS],
  initial: () => ({}),
  routes: [
    {
      id: 'install.prompt-settings',
      method: 'GET',
      path: '/wps/relay/MCSFE_getInstallPromptSetting',
      reply({ world }) {
        const choice = PROMPTS.of(world)
        return success(choice === undefined ? {} : SETTINGS[choice])
      },
    },
  ],
})
