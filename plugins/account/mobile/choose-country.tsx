import type { ServicesOf } from '@foyer/sdk'
import { lazy } from 'react'
import type { Country } from '../shared/points.ts'
import type { CountryList } from './country-list.ts'
import type { manifest } from './manifest.ts'
import { regionNames } from './region-names.ts'
import { nameCountries } from './search-countries.ts'

/** Opens the list of countries over the form (OV-05) and applies the player's choice. Resolves on closing. */
export async function chooseCountry(
  countries: CountryList,
  { overlays, i18n }: Pick<ServicesOf<typeof manifest>, 'overlays' | 'i18n'>,
): Promise<void> {
  const t = i18n.translate('account.mobile')
  const tag = i18n.tag()
  // Opens before its content has loaded: on a slow network the tap must not seem to do nothing.
  const Picker = lazy(async () => {
    const [{ CountryPicker }, list, names] = await Promise.all([
      import('./country-picker.tsx'),
      countries.load(),
      regionNames(tag),
    ])
    const named = nameCountries(list, names, tag)
    return {
      default: ({ close }: { readonly close: (country?: Country) => void }) => (
        <CountryPicker countries={named} chosen={countries.country.get()} close={close} />
      ),
    }
  })
  const { closed } = overlays.open<Country>((props) => <Picker {...props} />, {
    label: t('choose_country'),
    kind: 'sheet',
    priority: 'child',
    key: 'country',
  })
  const country = await closed
  if (country) countries.choose(country)
}
