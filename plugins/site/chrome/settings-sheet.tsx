import {
  afterPaint,
  type ContextOf,
  type LanguageCode,
  languageTag,
  Slot,
  type Store,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Icon, SheetHeader, Skeleton } from '@foyer/sdk/ui'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { contactUs } from '../../customer-service/contract.ts'
import { MenuRows } from '../contract/menu-rows.tsx'
import { settingsHead, settingsRows } from '../contract.ts'
import { Choices } from './choices.tsx'
import { MAX_VISIBLE_OPTIONS } from './constants.ts'
import { LANGUAGE_NAMES } from './language-names.ts'
import type { manifest } from './manifest.ts'
import css from './settings-sheet.module.css'
import { applyTheme, type Theme, THEME, THEMES } from './theme.ts'

interface Props {
  readonly languages: readonly LanguageCode[]
  readonly language: Store<LanguageCode>
  /** The build of the page. */
  readonly build: string
  readonly change: (language: LanguageCode) => Promise<void>
  readonly storage: ContextOf<typeof manifest>['storage']
  /** Somebody is signed in. */
  readonly member: boolean
  readonly close: () => void
}

const CONTACT = { variant: 'row' } as const
/** Stands for a row whose code is on its way: the rows come together, so that none pushes another. */
const WAITS = <span data-waits hidden />
const ICONS = { light: 'sun', dark: 'moon' } as const

/** Let a language's own name be read aloud and drawn as that language is. */
const languageAttributes = (code: LanguageCode) => ({ lang: languageTag(code), dir: 'auto' }) as const

/** Colours and language. A choice is applied at once and stored. */
export function SettingsSheet({
  languages,
  language,
  build,
  change,
  storage,
  member,
  close,
}: Props): ReactNode {
  const t = useTranslation('site.chrome')
  const current = useStore(language)
  const sheet = useRef<HTMLDivElement>(null)
  // The dialog was named when it opened; the language may have changed since.
  useLayoutEffect(() => sheet.current?.closest('dialog')?.setAttribute('aria-label', t('menu')), [t])
  const [theme, setTheme] = useState<Theme>(storage.get(THEME) ?? 'auto')
  const rows = useMemo(() => ({ close }), [close])
  const choose = (next: Theme): void => {
    if (next === 'auto') storage.remove(THEME)
    else storage.set(THEME, next)
    setTheme(next)
    // The whole page changes its colours, which takes a slow phone longer than the choice itself.
    afterPaint(() => applyTheme(next))
  }
  const className = [css.sheet, member && css.member, languages.length > MAX_VISIBLE_OPTIONS && css.long]
    .filter(Boolean)
    .join(' ')
  return (
    <div ref={sheet} className={className}>
      <SheetHeader title={t('menu')} closeLabel={t('close')} onClose={close} inset />
      {member && <Slot of={settingsHead} props={rows} fallback={<Skeleton height="72px" />} />}
      <Choices
        label={t('appearance')}
        options={THEMES}
        chosen={theme}
        onChoose={choose}
        show={(each) => (
          <>
            {each !== 'auto' && <Icon name={ICONS[each]} size={18} />}
            <span>{t(each)}</span>
          </>
        )}
      />
      <Choices
        label={t('language')}
        options={languages}
        chosen={current}
        onChoose={(code) => void change(code)}
        show={(code) => <span>{LANGUAGE_NAMES[code]}</span>}
        attributesOf={languageAttributes}
      />
      <div className={css.rows}>
        <MenuRows>
          <Slot of={settingsRows} props={rows} fallback={WAITS} />
        </MenuRows>
        <Slot of={contactUs} props={CONTACT} fallback={WAITS} errorFallback={() => null} />
      </div>
      <p className={css.build}>{t('version', { build })}</p>
    </div>
  )
}
