import { pluginStories } from '@foyer/sdk/testing'
import { fireEvent, within } from '@testing-library/dom'
import { amountForm, EN } from './amount-field.fake.tsx'

export default { title: 'wallet / amount field' }

const story = pluginStories(amountForm, {
  texts: EN,
  props: { tag: 'vi', currency: 'VND', limits: { min: '50000', max: '300000000' }, name: 'amount' },
})
const dollars = { tag: 'en', currency: 'USD', limits: { min: '10', max: '5000' } }
const leave = (root: HTMLElement): unknown => fireEvent.focusOut(within(root).getByRole('textbox'))

export const Empty = story('AmountForm')
export const Usual = story('AmountForm', {
  props: { ...dollars, text: '200', suggestions: ['50', '100', '200', '500', '1000'] },
})
export const UsualDong = story('AmountForm', {
  props: {
    tag: 'vi',
    currency: 'VND',
    limits: { min: '50000', max: '300000000' },
    text: '50.000đ',
    suggestions: ['50000', '100000', '500000', '1000000', '20000000', '300000000'],
  },
})
export const UsualReais = story('AmountForm', {
  props: { tag: 'pt-BR', currency: 'BRL', limits: { min: '20' }, text: '1.234,50' },
})
export const UsualTwoReadings = story('AmountForm', { props: { ...dollars, text: '1.000' } })
export const UsualWithoutLimits = story('AmountForm', { props: { tag: 'en', currency: 'USD', limits: {} } })
export const Invalid = story('AmountForm', { props: { ...dollars, text: '5 00' }, play: leave })
export const InvalidTooSmall = story('AmountForm', { props: { ...dollars, text: '9.99' }, play: leave })
export const InvalidLimits = story('AmountForm', { props: { ...dollars, limits: { min: '90', max: '10' } } })
export const Disabled = story('AmountForm', {
  props: { ...dollars, text: '200', disabled: true, suggestions: ['100', '200'] },
})
export const LongTexts = story('AmountForm', {
  props: {
    tag: 'vi',
    currency: 'XOF',
    limits: { min: '999999999999999', max: '999999999999999' },
    text: '99999999999999999999999999999999999999',
    suggestions: ['999999999999999'],
  },
})
