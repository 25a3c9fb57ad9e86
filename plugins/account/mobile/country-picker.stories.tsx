import { plugin } from '@foyer/sdk'
import { pluginStories } from '@foyer/sdk/testing'
import { findByRole, fireEvent } from '@testing-library/dom'
import { inDialog } from '../shared/stories.fake.tsx'
import { ALL_COUNTRIES } from './all-countries.ts'
import { CountryPicker } from './country-picker.tsx'
import EN from './locales/EN.json'
import { manifest } from './manifest.ts'
import { nameCountries, type NamedCountry } from './search-countries.ts'

export default { title: 'account / choose a country' }

const names = new Intl.DisplayNames(['en'], { type: 'region' })
const countries = nameCountries(ALL_COUNTRIES, (code) => names.of(code) ?? code, 'en')
const vietNam = countries.find(({ code }) => code === 'VN')
const props = { countries, chosen: undefined, close: () => undefined }
const story = pluginStories(
  plugin(manifest, async () => ({
    ...(await import('./mobile.ts')),
    CountryPicker: inDialog(CountryPicker, 'choose_country', 'sheet'),
  })),
  { texts: EN, answers: { 'mobile.countries': { list: [], here: undefined } }, props },
)

const searching = (text: string) => async (root: HTMLElement) =>
  void fireEvent.change(await findByRole(root, 'searchbox'), { target: { value: text } })
const long: NamedCountry = {
  code: 'GS',
  dialingCode: '+500 4417',
  name: 'The Union of Far Islands, Southern Reefs and All the Territories Between Them',
}

export const Usual = story('CountryPicker')
export const Selected = story('CountryPicker', { props: { ...props, chosen: vietNam } })
export const Many = story('CountryPicker', { play: searching('land') })
export const One = story('CountryPicker', { play: searching('+84') })
export const Empty = story('CountryPicker', { play: searching('Atlantis') })
export const LongTexts = story('CountryPicker', {
  props: { ...props, countries: [long, ...countries.slice(0, 3)], chosen: long },
})
