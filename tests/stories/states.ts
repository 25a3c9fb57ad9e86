/**
 * The states that stories show. The name of a story is that of its state, and more where there are several of it:
 * `Failed`, `FailedLongTexts`.
 */
export const STATES = [
  /** The usual state. */
  'Usual',
  'Empty',
  'One',
  'Many',
  'LongTexts',
  'Loading',
  /** The player's action is under way. */
  'Busy',
  'Failed',
  'Offline',
  /** The gateway refuses. */
  'Refused',
  /** The input is invalid. */
  'Invalid',
  'Done',
  'Disabled',
  'Focused',
  'Selected',
  'Closed',
] as const
export type State = (typeof STATES)[number]

/** The state of a story's name; `undefined` where it names none. */
export const stateOf = (name: string): State | undefined =>
  STATES.find(
    (state) => name === state || (name.startsWith(state) && /^[A-Z]/.test(name.slice(state.length))),
  )

/** The states that every screen has, where {@link STATES_OF} does not list those of its own. */
export const LEAST_OF_SCREEN: readonly State[] = ['Usual', 'Loading', 'Failed']

/** The states that each component has: of `sdk/ui` by its name, of a screen by its plugin and name. */
export const STATES_OF: Readonly<Record<string, readonly State[]>> = {
  Button: ['Usual', 'LongTexts', 'Busy', 'Disabled', 'Focused'],
  CaptchaBlock: ['Loading', 'Usual', 'Invalid', 'Busy', 'Done', 'Failed', 'LongTexts'],
  Carousel: ['Empty', 'One', 'Usual', 'Many', 'Focused'],
  Checkbox: ['Empty', 'Selected', 'Disabled', 'Focused', 'LongTexts'],
  Dialog: ['Usual', 'Closed', 'LongTexts'],
  Frame: ['Usual', 'Refused'],
  Icon: ['One', 'Many'],
  IconButton: ['Usual', 'Disabled', 'Focused'],
  LazyImage: ['Usual', 'Loading', 'Failed'],
  Marquee: ['Empty', 'One', 'Many', 'LongTexts', 'Focused'],
  Notice: ['Usual', 'Failed', 'LongTexts'],
  PageHeader: ['Usual', 'LongTexts'],
  PasswordField: ['Empty', 'Usual', 'Invalid', 'Disabled', 'Focused', 'LongTexts'],
  QuietFailure: ['Usual', 'Failed'],
  SafeHtml: ['Usual', 'Refused', 'LongTexts'],
  ScreenSkeleton: ['Loading'],
  SheetHeader: ['Usual', 'LongTexts'],
  Skeleton: ['Loading'],
  Spinner: ['Loading'],
  Tabs: ['One', 'Usual', 'Many', 'LongTexts', 'Focused'],
  TextField: ['Empty', 'Usual', 'Invalid', 'Disabled', 'Focused', 'LongTexts'],
  VisuallyHidden: ['Usual'],

  'account.auth/Login': [
    'Empty',
    'Usual',
    'Loading',
    'Busy',
    'Invalid',
    'Refused',
    'Failed',
    'Offline',
    'Focused',
    'LongTexts',
  ],
  'account.change-password/ChangeScreen': [
    'Empty',
    'Usual',
    'Busy',
    'Invalid',
    'Refused',
    'Failed',
    'Offline',
    'Done',
    'Focused',
    'LongTexts',
  ],
  'account.register/RegisterScreen': [
    'Empty',
    'Usual',
    'Loading',
    'Busy',
    'Invalid',
    'Refused',
    'Failed',
    'Offline',
    'Done',
    'Disabled',
    'Focused',
    'LongTexts',
  ],
  'account.register/AgentScreen': [
    'Empty',
    'Usual',
    'Busy',
    'Invalid',
    'Refused',
    'Failed',
    'Offline',
    'Done',
    'Focused',
    'LongTexts',
  ],
  'customer-service.conversation/ChatScreen': ['Usual', 'Loading', 'Failed', 'Refused'],
  'customer-service.desk/ServiceScreen': ['Usual', 'Empty', 'One', 'Many', 'LongTexts', 'Loading', 'Focused'],
  'games.launch/LaunchGame': ['Usual', 'Loading', 'Failed', 'Offline', 'Refused', 'LongTexts', 'Focused'],
  'games.lobby/GameArea': [
    'Usual',
    'Empty',
    'One',
    'Many',
    'Selected',
    'LongTexts',
    'Loading',
    'Failed',
    'Offline',
    'Focused',
  ],
  'site.chrome/Home': ['Usual', 'Empty', 'One', 'Many'],
  'site.feedback/FeedbackScreen': [
    'Usual',
    'Empty',
    'Invalid',
    'Busy',
    'Failed',
    'Offline',
    'Refused',
    'Done',
    'LongTexts',
    'Focused',
  ],
}
