import { usePluginContext, useTranslation } from '@foyer/sdk'
import { Icon, TextField } from '@foyer/sdk/ui'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { MAX_SEARCH_LENGTH } from '../constants.ts'
import type { manifest } from '../manifest.ts'
import { RECENT_SEARCHES, rememberSearch } from './recent-searches.ts'
import css from './search-field.module.css'

interface Props {
  readonly text: string
  readonly setText: (text: string) => void
}

/** The search field, and below it, once the player has come to it, the device's last searches. */
export function SearchField({ text, setText }: Props): ReactNode {
  const t = useTranslation<'games.lobby'>()
  const [entered, setEntered] = useState(false)
  const { storage } = usePluginContext<typeof manifest>()
  const [recent, setRecent] = useState(() => storage.get(RECENT_SEARCHES) ?? [])
  const forget = (): void => {
    storage.remove(RECENT_SEARCHES)
    setRecent([])
  }
  const onKeyDown = ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>): void => {
    // The key that ends a choice of the input method searches for nothing.
    if (key !== 'Enter' || nativeEvent.isComposing) return
    setRecent(rememberSearch(storage, text))
    // The results are below the keyboard.
    currentTarget.blur()
  }
  return (
    <div className={css.search}>
      <TextField
        type="search"
        label={t('search')}
        leading="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onFocus={() => setEntered(true)}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {entered && text === '' && recent.length > 0 && (
        <section className={css.recent} aria-label={t('recent')}>
          {recent.map((each) => (
            <button key={each} type="button" className={css.chip} onClick={() => setText(each)}>
              <bdi>{each}</bdi>
            </button>
          ))}
          <button type="button" className={css.clear} onClick={forget}>
            <Icon name="close" size={16} />
            <span>{t('clear_recent')}</span>
          </button>
        </section>
      )}
    </div>
  )
}
