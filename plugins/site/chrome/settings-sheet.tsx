import {
  afterPaint,
  type ContextOf,
  type LanguageCode,
  Slot,
  type Store,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Icon, SheetHeader, Skeleton } from '@foyer/sdk/ui'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { contactUs } from '../../customer-service/contract.ts'
import { settingsHead, settingsRows } from '../contract.ts'
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
  return (
    <div ref={sheet} className={member ? `${css.sheet} ${css.member}` : css.sheet}>
      <SheetHeader title={t('menu')} closeLabel={t('close')} onClose={close} inset />
      <Slot of={settingsHead} props={rows} fallback={<Skeleton height="72px" />} />
      <Choices
        label={t('appearance')}
        options={THEMES}
        chosen={theme}
        onChoose={choose}
        show={(each) => (
          <>
            {each !== 'auto' && <Icon name={ICONS[each]} size={18} />}
            {t(each)}
          </>
        )}
      />
      <Choices
        label={t('language')}
        options={languages}
        chosen={current}
        onChoose={(code) => void change(code)}
        show={(code) => LANGUAGE_NAMES[code]}
      />
      <div className={css.rows}>
        <Slot of={settingsRows} props={rows} fallback={WAITS} />
        <Slot of={contactUs} props={CONTACT} fallback={WAITS} errorFallback={() => null} />
      </div>
      <p className={css.build}>{t('version', { build })}</p>
    </div>
  )
}

interface ChoicesProps<Option extends string> {
  readonly label: string
  readonly options: readonly Option[]
  readonly chosen: Option
  readonly onChoose: (option: Option) => void
  readonly show: (option: Option) => ReactNode
}

/** A choice of one, as radio buttons, which support the arrow keys. */
function Choices<Option extends string>({
  label,
  options,
  chosen,
  onChoose,
  show,
}: ChoicesProps<Option>): ReactNode {
  return (
    <fieldset>
      <legend className={css.legend}>{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option} className={css.option} data-chosen={option === chosen ? '' : undefined}>
            <input
              type="radio"
              name={label}
              className={css.radio}
              checked={option === chosen}
              onChange={() => onChoose(option)}
            />
            {show(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
