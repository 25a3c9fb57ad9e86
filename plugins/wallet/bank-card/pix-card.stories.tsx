import { failing, pending, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { listOf, press, send, storyCard, typeIn } from './story-cards.fake.ts'

export default { title: 'wallet / pix card' }

const KEY = storyCard('1', { kind: 'pix', name: '', masked: '•••.456.789-••' })
const story = pluginStories(plugin, {
  texts: EN,
  merchant: { currency: 'BRL' },
  answers: { 'wallet.cards': listOf(KEY), 'wallet.bind-pix': {} },
})
/** Nobody has a key: the form is open. */
const first = (answers: StoryOptions['answers'], play?: StoryOptions['play']): StoryOptions => ({
  answers: { 'wallet.cards': listOf(), ...answers },
  ...(play && { play }),
})
const CPF = { key: '529.982.247-25' }

export const Usual = story('PixCardScreen')
export const UsualForm = story('PixCardScreen', { play: press('section > button') })
export const UsualTyped = story('PixCardScreen', first({}, typeIn(CPF)))
/** Another kind is offered. */
export const UsualOffer = story('PixCardScreen', first({}, typeIn({ key: 'ana@mail.example' })))
export const Empty = story('PixCardScreen', first({}))
export const Loading = story('PixCardScreen', { answers: { 'wallet.cards': pending } })
export const Busy = story('PixCardScreen', first({ 'wallet.bind-pix': pending }, send(CPF)))
export const Invalid = story('PixCardScreen', first({}, send({ key: '529.982.247-26' })))
export const Refused = story(
  'PixCardScreen',
  first(
    {
      'wallet.bind-pix': failing('HT-REFUSED', {
        status: 200,
        message: 'This key belongs to another player',
      }),
    },
    send(CPF),
  ),
)
export const Failed = story('PixCardScreen', { answers: { 'wallet.cards': failing('HT-TIMEOUT') } })
export const FailedUnanswered = story(
  'PixCardScreen',
  first({ 'wallet.bind-pix': failing('HT-NETWORK') }, send(CPF)),
)
export const Offline = story('PixCardScreen', {
  answers: { 'wallet.cards': failing('HT-OFFLINE') },
  reachability: 'offline',
})
