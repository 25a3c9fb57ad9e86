/** A switch in a merchant's words. */
export interface SwitchWords {
  readonly title: string
  /** What players get while it is on, and while it is off. */
  readonly on: string
  readonly off: string
}

/** The operator's switches (RO-03 to RO-12), by name. A foreign plugin's own has no words: its name is shown. */
export const SWITCH_WORDS: Readonly<Record<string, SwitchWords>> = {
  STARTGAMEINAPP3: {
    title: 'Games only in the app',
    on: 'A game that is opened in a browser asks the player to install the app.',
    off: 'Games open in the browser as well.',
  },
  CBS3: {
    title: 'Chat with customer service',
    on: 'Players reach customer service by the chat of the gateway.',
    off: 'There is no chat of the gateway; players find the other ways to reach customer service.',
  },
  MOBILEAUTOLOGIN3: {
    title: 'Automatic log-in',
    on: 'A player who is remembered is logged in when the site opens.',
    off: 'A player whose session has ended logs in by hand.',
  },
  PWDEXPFORCECHANGE3: {
    title: 'Change of expired passwords',
    on: 'A player whose password has expired must choose a new one after the log-in.',
    off: 'A player whose password has expired goes on with it.',
  },
  GOOGLELOGIN3: {
    title: 'Social log-in',
    on: 'Players may sign in by Google or Facebook, where the identity provider is set up.',
    off: 'Players cannot sign in by Google or Facebook.',
  },
  FIREBASECREATEACC3: {
    title: 'Accounts from social log-in',
    on: 'The first sign-in by an identity provider creates an account.',
    off: 'A player without an account is asked to connect one, or to register.',
  },
  UPDATEMOBILEICC3: {
    title: 'Dialling code',
    on: 'Fields for mobile numbers show the dialling code of the country.',
    off: 'Fields for mobile numbers show no dialling code, unless the identity provider sends the codes.',
  },
  LOTTMINIGAME3: {
    title: 'Mini-game that can be dragged',
    on: 'Members see a floating button that opens the mini-game, and may drag it.',
    off: 'Members do not see the mini-game that can be dragged.',
  },
  SEALOTTMINIGAME3: {
    title: 'Mini-game of South-East Asia',
    on: 'Members see the mini-game of South-East Asia, in place of the other one.',
    off: 'Members do not see the mini-game of South-East Asia.',
  },
  MANDATORYAPPUPDATES3: {
    title: 'Mandatory updates',
    on: 'The notice of a new version cannot be closed: the player updates.',
    off: 'The player may close the notice of a new version.',
  },
  REWCEN3: {
    title: 'Check of available promotions',
    on: 'The site asks which promotions a player may use, such as inviting friends.',
    off: 'No promotion counts as available: the entry for inviting friends leads to customer service.',
  },
}

/** The title of a switch; its name where it has none. */
export const switchTitle = (name: string): string => SWITCH_WORDS[name]?.title ?? name

/** What players get with a switch in a position. */
export const switchEffect = (name: string, on: boolean): string | undefined =>
  SWITCH_WORDS[name]?.[on ? 'on' : 'off']
