import { failing, pending, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { listOf, LONG_CARD, press, send, STORY_BANKS, storyCard, typeIn } from './story-cards.fake.ts'

export default { title: 'wallet / bank card' }

const CARDS = listOf(storyCard('1'), storyCard('2', { kind: 'e-wallet', name: 'Purse', masked: '••• 88' }))
const story = pluginStories(plugin, {
  texts: EN,
  merchant: { currency: 'VND' },
  answers: {
    'wallet.cards': CARDS,
    'wallet.banks': { banks: STORY_BANKS, refused: [] },
    'wallet.bind-card': {},
  },
})
const cards = (answer: unknown): StoryOptions => ({ answers: { 'wallet.cards': answer } })
/** Nobody has a card: the form is open. */
const first = (answers: StoryOptions['answers'], play?: StoryOptions['play']): StoryOptions => ({
  answers: { 'wallet.cards': listOf(), ...answers },
  ...(play && { play }),
})
const FORM = { bank: 'B', holder: 'Lan Nguyen', number: '4111 1111 1111 1111' }
const OPEN = 'section > button'

export const Usual = story('BankCardScreen')
export const UsualForm = story('BankCardScreen', { play: press(OPEN) })
export const UsualTyped = story('BankCardScreen', first({}, typeIn(FORM)))
export const Empty = story('BankCardScreen', first({}))
export const EmptyBanks = story('BankCardScreen', first({ 'wallet.banks': { banks: [], refused: [] } }))
export const One = story('BankCardScreen', cards(listOf(storyCard('1'))))
export const Many = story(
  'BankCardScreen',
  cards(listOf(...Array.from({ length: 30 }, (_, index) => storyCard(String(index))))),
)
export const LongTexts = story('BankCardScreen', cards(listOf(LONG_CARD)))
export const Loading = story('BankCardScreen', cards(pending))
export const LoadingBanks = story('BankCardScreen', first({ 'wallet.banks': pending }))
export const Busy = story('BankCardScreen', first({ 'wallet.bind-card': pending }, send(FORM)))
export const Invalid = story('BankCardScreen', first({}, send()))
export const InvalidNumber = story(
  'BankCardScreen',
  first({}, send({ ...FORM, number: '4111 1111 1111 1112' })),
)
export const Refused = story(
  'BankCardScreen',
  first(
    {
      'wallet.bind-card': failing('HT-REFUSED', {
        status: 200,
        message: 'The bank does not know this number',
      }),
    },
    send(FORM),
  ),
)
export const Failed = story('BankCardScreen', cards(failing('HT-TIMEOUT')))
export const FailedBanks = story('BankCardScreen', first({ 'wallet.banks': failing('HT-TIMEOUT') }))
/** No answer came, and the list does not show the card. */
export const FailedUnanswered = story(
  'BankCardScreen',
  first({ 'wallet.bind-card': failing('HT-TIMEOUT') }, send(FORM)),
)
export const Offline = story('BankCardScreen', {
  ...cards(failing('HT-OFFLINE')),
  reachability: 'offline',
})
export const Done = story('BankCardScreen', {
  play: async (root) => {
    await press(OPEN)(root)
    await send(FORM)(root)
  },
})
export const Focused = story('BankCardScreen', {
  play: async (root) => {
    await press(OPEN)(root)
    root.querySelector<HTMLElement>('[name="bank"]')?.focus()
  },
})
