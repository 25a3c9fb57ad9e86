/** The actions that the site knows (OV-28). The specification names most in prose only: the spelling is assumed. */
export const ACTIONS = [
  'APP_DOWNLOAD',
  'REGISTER',
  'INVITE_FRIENDS',
  'MEMBER',
  'DEPOSIT',
  'REWARD_CENTER',
  'MISSION',
  'POINT_MARKET',
  'ACTIVITY',
] as const
export type Action = (typeof ACTIONS)[number]

/** A button as the gateway lists it. An `ACTIVITY` has the fields of an activity item (EN-20). */
export interface ActivityButton {
  /** One of {@link ACTIONS}, or a text that the site does not know. */
  readonly action: string
  /** In the player's language; empty: the site's own name of the action. */
  readonly title: string
  /** Path of its picture on the image CDN; empty: the site's own icon of the action. */
  readonly image: string
  /** Page of this site, `/m/activity?id=7`. */
  readonly redirect: string
  /** Address of another site. */
  readonly externalLink: string
  /** Categories of promotions. */
  readonly categories: readonly string[]
}

export const isAction = (text: string): text is Action => ACTIONS.some((each) => each === text)
