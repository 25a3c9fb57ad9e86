import { useTranslation } from '@foyer/sdk'
import { Icon, SheetHeader, TextField, VisuallyHidden } from '@foyer/sdk/ui'
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Country } from '../shared/points.ts'
import css from './country-picker.module.css'
import { flagOf, type NamedCountry, searchCountries } from './search-countries.ts'

interface Props {
  /** In the order of display. */
  readonly countries: readonly NamedCountry[]
  readonly chosen: Country | undefined
  readonly close: (country?: Country) => void
}

/** All countries with flag, name and dialling code; typing filters them (OV-05). */
export function CountryPicker({ countries, chosen, close }: Props): ReactNode {
  const t = useTranslation<'account.mobile'>()
  const [typed, setTyped] = useState('')
  const searched = useDeferredValue(typed)
  const shown = searchCountries(countries, searched)
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Newer browsers return a promise here, which an effect must not return.
    current.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className={css.picker}>
      <SheetHeader title={t('choose_country')} closeLabel={t('close')} onClose={() => close()} inset />
      <form
        className={css.search}
        onSubmit={(event) => {
          event.preventDefault()
          // Filtered by the current text: the rendered list may still be of an earlier one.
          const [first] = searchCountries(countries, typed)
          if (first) close(first)
        }}
      >
        <TextField
          type="search"
          label={t('search_country')}
          leading="search"
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
      <ul className={css.list}>
        {shown.map((country) => (
          <li key={country.code}>
            <button
              ref={country.code === chosen?.code ? current : undefined}
              type="button"
              className={css.country}
              aria-current={country.code === chosen?.code ? 'true' : undefined}
              onClick={() => close(country)}
            >
              <span className={css.flag} aria-hidden>
                {flagOf(country.code)}
              </span>
              <span className={css.name}>{country.name}</span>
              <bdi className={css.code}>{country.dialingCode}</bdi>
              {country.code === chosen?.code && <Icon name="check" size={18} />}
            </button>
          </li>
        ))}
      </ul>
      <VisuallyHidden as="output" visible={shown.length === 0} className={css.none}>
        {shown.length === 0 ? t('no_country') : searched && t('countries_found', { count: shown.length })}
      </VisuallyHidden>
    </div>
  )
}
