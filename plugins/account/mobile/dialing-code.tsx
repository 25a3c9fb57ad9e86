import { type Component, type Store, useStore, useTranslation } from '@foyer/sdk'
import { Icon } from '@foyer/sdk/ui'
import type { Country } from '../shared/points.ts'
import css from './dialing-code.module.css'
import { flagOf } from './search-countries.ts'

/** Flag and dialling code as a control, for the forms of every plugin (OV-05, VA-11). */
export const dialingCode = (
  chosen: Store<Country | undefined>,
  choose: () => Promise<void>,
): Component<{ readonly disabled: boolean }> =>
  function DialingCode({ disabled }) {
    const t = useTranslation('account.mobile')
    const country = useStore(chosen)
    return (
      <button
        type="button"
        className={css.code}
        aria-label={country ? t('country_is', { code: country.dialingCode }) : t('choose_country')}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => void choose()}
      >
        {country ? (
          <>
            <span aria-hidden>{flagOf(country.code)}</span>
            <bdi>{country.dialingCode}</bdi>
          </>
        ) : (
          <Icon name="globe" size={20} />
        )}
        <span className={css.more}>
          <Icon name="forward" size={14} />
        </span>
      </button>
    )
  }
